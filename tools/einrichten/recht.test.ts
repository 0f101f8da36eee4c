import { expect, test } from 'vitest';
import { hear } from '../../testing/owners/hear.ts';
import { newSite } from '../../testing/owners/new-site.ts';
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

test('a company is asked who represents it, a person only where a mark was left there', async () => {
	const site = newSite();
	const question = 'Wer die Firma vertritt';
	site.setTag('vertreten', true);
	site.set('anrede', 'Frau');
	expect(await hear(site, [[RegExp(question), '-']], 'vertreten')).toContain(question);
	expect(site.isUnconfirmed('vertreten')).toBe(false);
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

test.each([
	['formularHoster.name', /Dienst des Formulars/, 'Derselbe Anbieter'],
	['formularHoster.name', /Dienst des Formulars/, 'der gleiche'],
	['formularHoster.name', /Dienst des Formulars/, 'bei demselben Hoster'],
	['formularHoster.name', /Dienst des Formulars/, 'wie oben'],
	['formularHoster.name', /Dienst des Formulars/, 'beim selben'],
	['vertreten', /Wer die Firma/, 'nur ich selbst'],
	['vertreten', /Wer die Firma/, 'Ich'],
	['freiwillig.foto.fotograf', /Wer hat das Foto/, 'selbst'],
	['freiwillig.foto.fotograf', /Wer hat das Foto/, 'ich selber'],
	['freiwillig.foto.fotograf', /Wer hat das Foto/, 'niemand zu nennen'],
])('at %s, who answers %s with „%s“ names nobody', async (field, question, typed) => {
	const site = newSite();
	site.set('anrede', '');
	site.set('freiwillig.foto.datei', 'src/content/foto.jpg');
	site.set(field, 'Vorher');
	await hear(site, [[question, typed]], field);
	expect(site.text(field)).toBe('');
});

test('another hoster is asked for all that was said of the one before', async () => {
	const site = newSite();
	site.confirm('hoster');
	site.set('hoster.avVertrag', 'ja');
	const asked = ['Anschrift des Hosters', 'Land des Hosters'];
	const same = await hear(site, [], 'hoster.name');
	expect(asked.filter((label) => same.includes(label))).toEqual([]);
	const other = await hear(site, [[/Hoster\)$/, 'Neue GmbH']], 'hoster.name');
	expect(other).toEqual(
		expect.arrayContaining([
			...asked,
			'Haben Sie den Vertrag zur Auftragsverarbeitung des Hosters?',
		]),
	);
	expect(other.join()).not.toContain('Worauf sich');
});

test('another country of a firm asks for the ground of sending data there again, the Union for none', async () => {
	const site = newSite();
	const ground = 'hoster.uebermittlung';
	site.confirm('hoster');
	const move = (land: string) => hear(site, [[/^Land des Hosters/, land]], 'hoster.land');
	site.set(ground, 'Standardvertragsklauseln');
	expect((await move('USA')).join()).toContain('Worauf sich');
	expect(site.isTagged(ground)).toBe(true);
	await move('Frankreich');
	expect([site.text(ground), site.isTagged(ground)]).toEqual(['Standardvertragsklauseln', false]);
});

test('what the privacy policy will say is read out', async () => {
	const field = 'hoster.protokollfrist';
	const typed = (answer: string) => hear(newSite(), [[/^Protokolle/, answer]], field);
	expect(await typed('eine Woche')).toContain(
		'In der Datenschutzerklärung: „… spätestens nach einer Woche …“',
	);
	expect((await typed('keine')).join()).toContain('dass er keine Zugriffe protokolliert');
	const authority: TypedAnswers = [[/Aufsichtsbehörde/, 'Die Behörde.']];
	expect(await hear(newSite(), authority, 'aufsichtsbehoerde')).toContain(
		'In der Datenschutzerklärung: „Zuständig ist zum Beispiel die Behörde.“',
	);
});

test('the contract on processing is asked for until it is there', () => {
	const site = newSite();
	const field = 'hoster.avVertrag';
	const isAsked = (answer: string) => {
		site.set(field, answer);
		return recht(site).find((one) => one.id === field)?.isOpen;
	};
	expect([isAsked('nein'), isAsked('ja')]).toEqual([true, false]);
});
