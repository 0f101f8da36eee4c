import { expect } from 'vitest';
import { hear, newSite, testOfSample as test } from '../../testing/owners/hear.ts';

test('amounts in samples follow the price, and without a price its parts are empty', async () => {
	const site = newSite();
	await hear(site, [[/Preis, mit dem/, '4800']], 'freiwillig.preisrahmen.betrag');
	expect(site.text('freiwillig.preisrahmen.spanne')).toBe('4.800 € bis 12.000 €');
	expect(site.text('freiwillig.leistungen[3].satz')).toContain('{98 €}');
	expect(site.text('src/content/texte/fragen.yaml: liste[0].antwort')).toContain('{5.800 Euro}');
	expect(site.hasStandIn('freiwillig.leistungen[3]')).toBe(true);
	const heard = await hear(site, [[/Preis, mit dem/, '-']], 'preis');
	expect(heard.join()).not.toMatch(/Umsatzsteuer\?|Zwischen welchen/);
	expect(site.hasStandIn('freiwillig.preisrahmen')).toBe(false);
});

test.each([
	['240', '200 € bis 600 €'],
	['24000', '24.000 € bis 60.000 €'],
])('a price of %s is no typo yet', async (price, span) => {
	const site = newSite();
	await hear(site, [[/Preis, mit dem/, price]], 'freiwillig.preisrahmen.betrag');
	expect(site.text('freiwillig.preisrahmen.spanne')).toBe(span);
});

test('another price leaves what the owner said of tax and span', async () => {
	const site = newSite();
	site.confirm('freiwillig.preisrahmen');
	await hear(site, [[/Preis, mit dem/, '3000']], 'freiwillig.preisrahmen.betrag');
	expect(site.hasStandIn('freiwillig.preisrahmen')).toBe(false);
	expect(site.text('freiwillig.preisrahmen.spanne')).toBe('2.400 € bis 6.000 €');
});

test('a typo in the price leaves the samples as they are', async () => {
	const site = newSite();
	for (const price of ['24', '2400'])
		await hear(site, [[/Preis, mit dem/, price]], 'freiwillig.preisrahmen.betrag');
	expect(site.text('freiwillig.preisrahmen.spanne')).toBe('2.400 € bis 6.000 €');
	expect(site.text('freiwillig.leistungen[3].satz')).toContain('{49 €}');
});
