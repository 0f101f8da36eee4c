import { expect, test } from 'vitest';
import { FACTS, readInhaber } from '#shared/owner-schema.ts';
import { hear } from '../../testing/owners/hear.ts';
import { newSite } from '../../testing/owners/new-site.ts';
import { sie } from './sie.ts';

test.each([
	[undefined, 'Mein Weg'],
	['', 'Mein Weg'],
	['2026', 'Mein Weg'],
	['2027', 'Mein Weg'],
	['2025', '1 Jahr Erfahrung'],
	['2021', '5 Jahre Erfahrung'],
])(
	'an owner whose first year is „%s“ is offered „%s“ as a headline in 2026',
	(startJahr, sample) => {
		const site = newSite(0, new Date('2026-11-28'));
		if (startJahr !== undefined) site.set('startJahr', startJahr);
		const headline = sie(site).find(({ id }) => id.endsWith('about.titel'));
		expect(headline).toMatchObject({ sample });
	},
);

test('the focus is read out as it stands in the card', async () => {
	const site = newSite();
	site.set('name', 'Ada Kurz');
	site.set('rolle', 'Weberin');
	expect(await hear(site, [[/^Womit Sie sich/, 'Leinen']], 'fokus')).toContain(
		'Ihre Karte:\n  Ada Kurz\n  Weberin\n  Fokus: Leinen',
	);
});

test('the role is offered as the profession reads', async () => {
	const site = newSite();
	site.set('berufsbezeichnung', 'Weberin');
	await hear(site, [[/^Ihre Rolle/, '=']], 'rolle');
	expect(site.text('rolle')).toBe('Weberin');
});

test('more than a number is typed as people say it, and no number is an answer, too', async () => {
	const site = newSite();
	await hear(site, [[/^Wie viele Projekte/, 'über 14']], 'abgeschlosseneProjekte');
	await hear(site, [[/^Für wie viele Kunden/, '-']], 'aktiveKunden');
	expect(site.text('abgeschlosseneProjekte')).toBe('+14');
	expect(site.text('aktiveKunden')).toBe('');
	expect(site.isUnconfirmed('aktiveKunden')).toBe(false);
});

test('whoever is addressed as a person is represented by nobody; a company is asked by whom', async () => {
	const site = newSite();
	site.set('vertreten', 'Ada Kurz');
	const said = async (choice: string) => {
		await hear(site, [[/^Ihre Anrede/, choice]], 'anrede');
		return [site.text('anrede'), site.text('vertreten'), site.isTagged('vertreten')];
	};
	expect(await said('Keine davon')).toEqual(['', 'Ada Kurz', true]);
	expect(await said('Frau')).toEqual(['Frau', 'Ada Kurz', false]);
	expect(readInhaber(site.read(FACTS), site.today).vertreten).toBe('');
	expect(await said('Keine davon')).toEqual(['', 'Ada Kurz', true]);
});
