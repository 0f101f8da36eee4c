import { expect, test } from 'vitest';
import { hear } from '../../testing/owners/hear.ts';
import { newSite } from '../../testing/owners/new-site.ts';
import { fact, factAmong } from './fact.ts';

const words = { label: '', help: '' };

test('what is needed is asked for where it is missing; what may be missing is not', () => {
	const site = newSite();
	site.set('pitch', '');
	expect(fact(site, 'pitch', words)).toMatchObject({ isOpen: true, own: '', sample: '' });
	expect(fact(site, 'pitch', { ...words, none: 'keiner' }).isOpen).toBe(false);
});

test('the sample is shown, or what is better; what is the owner’s own is filled in', () => {
	const site = newSite();
	const sample = site.text('rolle');
	expect(fact(site, 'rolle', words)).toMatchObject({ isOpen: true, own: '', sample });
	expect(fact(site, 'rolle', { ...words, sample: 'Webdesign' })).toMatchObject({
		sample: 'Webdesign',
	});
	site.confirm('rolle');
	expect(fact(site, 'rolle', words)).toMatchObject({ isOpen: false, own: sample, sample: '' });
});

test('a choice that is missing in the file, or none of those, is asked for', () => {
	const site = newSite();
	const options = { ...words, values: [['Frau', 'Frau']] as const };
	for (const value of ['', 'Fräulein']) {
		site.set('anrede', value);
		expect(factAmong(site, 'anrede', options).isOpen).toBe(true);
	}
});

test('an answer that the build would refuse is not written', async () => {
	const site = newSite();
	const before = site.text('anschrift.strasse');
	await expect(hear(site, [[/Straße/, 'Postfach 1']], 'anschrift.strasse')).rejects.toThrow(
		/Postfach/,
	);
	expect(site.text('anschrift.strasse')).toBe(before);
});

test('a choice is written as its value', async () => {
	const site = newSite();
	await hear(site, [[/kein Foto/, 'Die Zeichnung']], 'portraet');
	expect(site.text('freiwillig.portraet')).toBe('zeichnung');
});

test('a text of a page is asked for by the name of its field', async () => {
	const heard = await hear(newSite(), [], 'src/content/texte/start.yaml: beschreibung');
	expect(heard).toContain('Startseite: Beschreibung für Suchmaschinen');
});
