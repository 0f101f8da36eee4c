import { expect, test } from 'vitest';
import { FACTS, readInhaber } from '#shared/owner-schema.ts';
import { hear } from '../../testing/owners/hear.ts';
import { newSite } from '../../testing/owners/new-site.ts';
import type { Site } from '../site.ts';
import { angebot } from './angebot.ts';

const PRICE = 'freiwillig.preisrahmen';
const BETRAG = `${PRICE}.betrag`;
const QUESTIONS = 'src/content/texte/fragen.yaml: liste';

function proposedSpan(site: Site): string | undefined {
	const span = angebot(site).find(({ id }) => id.endsWith('.spanne'));
	return span && 'sample' in span ? span.sample : undefined;
}

/** What is proposed for the span after these prices, each given by the owner. */
async function proposedAfter(...prices: string[]): Promise<string | undefined> {
	const site = newSite();
	for (const price of prices) await hear(site, [[/Preis, mit dem/, price]], BETRAG);
	return proposedSpan(site);
}

test.each([
	[[], '2.400 € bis 6.000 €'],
	[['4800'], '4.800 € bis 12.000 €'],
	[['950'], '950 € bis 2.375 €'],
	[['240', '2400'], '2.400 € bis 6.000 €'],
])('after the prices %j, %s is proposed as their span', async (prices, span) => {
	expect(await proposedAfter(...prices)).toBe(span);
});

test('a price changes nothing of the sample but itself, also where it was a typo', async () => {
	const site = newSite();
	const others = () => [...site.items('freiwillig.leistungen'), ...site.items(QUESTIONS)];
	const before = others();
	for (const price of ['240', '2400']) await hear(site, [[/Preis, mit dem/, price]], BETRAG);
	expect(others()).toEqual(before);
	expect(site.isUnconfirmed('freiwillig.preisrahmen.spanne')).toBe(true);
});

test('without a price its parts are settled and not asked for; with one they are asked for again', async () => {
	const site = newSite();
	const heard = await hear(site, [[/Preis, mit dem/, '-']], 'preis');
	expect(heard.join()).not.toMatch(/Umsatzsteuer\?|Zwischen welchen/);
	expect(site.isUnconfirmed(PRICE)).toBe(false);
	expect(readInhaber(site.read(FACTS), site.today).freiwillig.preisrahmen).toBeUndefined();
	const parts = ['Und die Umsatzsteuer?', 'Zwischen welchen Beträgen liegen die meisten?'];
	expect(await hear(site, [[/Preis, mit dem/, '3000']], BETRAG)).toEqual(
		expect.arrayContaining(parts),
	);
});

test('what was left tagged of a price that is gone is still asked for', async () => {
	const site = newSite();
	site.set(BETRAG, '');
	expect(proposedSpan(site)).toBe('');
	const heard = await hear(site, [
		[/Umsatzsteuer\?/, 'Ist darin enthalten'],
		[/Zwischen welchen/, '-'],
	]);
	expect(heard).toContain('Und die Umsatzsteuer?');
	expect(site.isUnconfirmed('freiwillig.preisrahmen')).toBe(false);
});

test('another price asks for its span again, the same one for nothing', async () => {
	const site = newSite();
	site.confirm(PRICE);
	await hear(site, [[/Preis, mit dem/, 'ab 2400']], BETRAG);
	expect(site.isUnconfirmed(PRICE)).toBe(false);
	await hear(site, [[/Preis, mit dem/, '5000']], BETRAG);
	expect(site.isUnconfirmed(`${PRICE}.spanne`)).toBe(true);
	expect(proposedSpan(site)).toBe('5.000 € bis 12.500 €');
});

test('a price says nothing of its tax, which is asked for next', async () => {
	const named = hear(newSite(), [[/Preis, mit dem/, '2400 Euro netto']], BETRAG);
	await expect(named).rejects.toThrow(/Erwartet nur den Betrag, etwa „ab 2\.400 €“/);
});

test('a span begins at the price or above it', async () => {
	const site = newSite();
	const name = (span: string) => hear(site, [[/Zwischen welchen/, span]], 'spanne');
	await expect(name('500 bis 900')).rejects.toThrow('Das beginnt unter Ihrem Preis, ab 2.400 €.');
	await name('2.400 bis 5.000');
	expect(site.text(`${PRICE}.spanne`)).toBe('2.400 bis 5.000');
	await name('-');
	expect(site.text(`${PRICE}.spanne`)).toBe('');
});

test('the next project begins in no month that is over', async () => {
	const site = newSite(0, new Date('2026-11-28'));
	const begin = (month: string) => hear(site, [[/nächstes Projekt/, month]], 'termin');
	await expect(begin('Oktober 2026')).rejects.toThrow('Oktober 2026 ist vorbei.');
	await begin('11/2026');
	expect(site.text('freiwillig.naechsterTermin')).toBe('November 2026');
});

test('a step that is not there is not asked for', async () => {
	const site = newSite();
	const steps = 'src/content/texte/kontakt.yaml: ablauf';
	site.set(steps, site.items(steps).slice(0, 2));
	expect(await hear(site, [], 'angebot')).not.toContain('Wann und wie Ihr Angebot kommt');
});
