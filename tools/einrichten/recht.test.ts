import { expect } from 'vitest';
import { hear, newSite, testOfSample as test } from '../../testing/owners/hear.ts';
import type { TypedAnswers } from '../../testing/terminal.ts';
import { recht } from './recht.ts';

test('what a firm must say is asked for once it is named, its law where it is abroad', async () => {
	const site = newSite();
	const name = 'formularHoster.name';
	const address = 'Anschrift des Hosters des Formulars';
	const without = await hear(site, [[/Dienst des Formulars/, '-']], 'formularHoster');
	expect(without).not.toContain(address);
	const heard = await hear(site, [[/Dienst des Formulars/, 'Form Inc.']], name, 'formularHoster');
	expect(heard).toContain(
		'Haben Sie den Vertrag zur Auftragsverarbeitung des Hosters des Formulars?',
	);
	expect(heard).toContain(address);
	// Its country was put off.
	expect(heard.join()).not.toContain('Worauf sich');
	const abroad: TypedAnswers = [[/^Land des Hosters/, 'USA']];
	expect((await hear(site, abroad, 'formularHoster')).join()).toMatch(/Worauf sich/);
	expect((await hear(site, [], 'hoster')).join()).not.toContain('Worauf sich');
});

test('who represents it is asked of a company; of a person, where a mark was left there', async () => {
	const site = newSite();
	const question = 'Wer die Firma vertritt';
	site.setStandIn('vertreten', true);
	site.set('anrede', 'Frau');
	expect(await hear(site, [[RegExp(question), '-']], 'vertreten')).toContain(question);
	expect(site.hasStandIn('vertreten')).toBe(false);
	expect(await hear(site, [], 'vertreten'), 'a person has none').not.toContain(question);
	site.set('anrede', '');
	expect(await hear(site, [], 'vertreten')).toContain(question);
});

test.each([
	['ustId', /^Umsatzsteuer-ID/, 'de 123 456 789', 'DE123456789'],
	['wirtschaftsId', /^Wirtschafts-ID/, 'de 123456789-00001', 'DE123456789-00001'],
	['aufbewahrung', /^Wie viele Tage/, '90 Tage', '90'],
	['aufbewahrung', /^Wie viele Tage/, '90tagen', '90'],
	['aufbewahrung', /^Wie viele Tage/, '120', '120'],
	['hoster.protokollfrist', /^Protokolle/, 'gar nicht', 'keine'],
	['hoster.land', /^Land/, 'usa', 'Vereinigte Staaten'],
])(
	'what is typed for %s is put into the words of the file',
	async (field, question, typed, read) => {
		const site = newSite();
		await hear(site, [[question, typed]], field);
		expect(site.text(field)).toBe(read);
	},
);

test('another hoster is asked for all that was said of the one before', async () => {
	const site = newSite();
	const details = ['hoster.anschrift', 'hoster.avVertrag'];
	for (const field of ['hoster.name', ...details]) site.confirm(field);
	await hear(site, [[/^Firma|Hoster/, site.text('hoster.name')]], 'hoster.name');
	expect(details.filter((field) => site.hasStandIn(field))).toEqual([]);
	await hear(site, [[/^Firma|Hoster/, 'Neue GmbH']], 'hoster.name');
	expect(site.text('hoster.name')).toBe('Neue GmbH');
	expect(details.filter((field) => site.hasStandIn(field))).toEqual(details);
});

test('what the privacy policy will say is read out', async () => {
	const field = 'hoster.protokollfrist';
	const typed = (answer: string) => hear(newSite(), [[/^Protokolle/, answer]], field);
	expect(await typed('eine Woche')).toContain(
		'In der Datenschutzerklärung: „… spätestens nach einer Woche …“',
	);
	expect((await typed('keine')).join()).toContain('dass er keine Zugriffe protokolliert');
	const authority: TypedAnswers = [[/Aufsichtsbehörde/, 'die Behörde']];
	expect(await hear(newSite(), authority, 'aufsichtsbehoerde')).toContain(
		'In der Datenschutzerklärung: „Zuständig ist zum Beispiel die Behörde.“',
	);
});

test('for the contract on processing is asked until it is there', () => {
	const site = newSite();
	const field = 'hoster.avVertrag';
	const isAsked = (answer: string) => {
		site.set(field, answer);
		return recht(site).find((one) => one.id === field)?.isOpen;
	};
	expect([isAsked('nein'), isAsked('ja')]).toEqual([true, false]);
});
