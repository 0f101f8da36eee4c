import { expect } from 'vitest';
import { hear, newSite, testOfSample as test } from '../../testing/owners/hear.ts';
import type { Site } from '../site.ts';
import { angebot } from './angebot.ts';

const BETRAG = 'freiwillig.preisrahmen.betrag';
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
	const others = () => [...site.list('freiwillig.leistungen'), ...site.list(QUESTIONS)];
	const before = others();
	for (const price of ['240', '2400']) await hear(site, [[/Preis, mit dem/, price]], BETRAG);
	expect(others()).toEqual(before);
	expect(site.hasStandIn('freiwillig.preisrahmen.spanne')).toBe(true);
});

test('without a price its parts are empty and not asked for', async () => {
	const site = newSite();
	const heard = await hear(site, [[/Preis, mit dem/, '-']], 'preis');
	expect(heard.join()).not.toMatch(/Umsatzsteuer\?|Zwischen welchen/);
	expect(site.hasStandIn('freiwillig.preisrahmen')).toBe(false);
	expect(site.text('freiwillig.preisrahmen.spanne')).toBe('');
});

test('what was left tagged of a price that is gone is still asked for', async () => {
	const site = newSite();
	site.set(BETRAG, '');
	expect(proposedSpan(site)).toBe('');
	const heard = await hear(site, [
		[/Umsatzsteuer\?/, 1],
		[/Zwischen welchen/, '-'],
	]);
	expect(heard).toContain('Und die Umsatzsteuer?');
	expect(site.hasStandIn('freiwillig.preisrahmen')).toBe(false);
});

test('another price leaves what the owner said of tax and span', async () => {
	const site = newSite();
	site.confirm('freiwillig.preisrahmen');
	await hear(site, [[/Preis, mit dem/, '3000']], 'freiwillig.preisrahmen.betrag');
	expect(site.hasStandIn('freiwillig.preisrahmen')).toBe(false);
	expect(site.text('freiwillig.preisrahmen.spanne')).toBe('2.400 € bis 6.000 €');
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
	site.set(steps, site.list(steps).slice(0, 2));
	expect(await hear(site, [], 'angebot')).not.toContain('Wann und wie Ihr Angebot kommt');
});
