import { decodeHTML } from 'entities';
import { expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import type { Inhaber } from '#shared/owner-schema.ts';
import { fixtureFirms } from '../../testing/fixture-firms.ts';
import { hostsOf, legalFacts, logPeriod } from './legal-facts.ts';

const { hoster, mailanbieter } = fixtureFirms;
const OWNER: Inhaber = {
	...inhaber,
	hoster,
	formularHoster: { ...hoster, name: '', anschrift: '', land: '' },
	mailanbieter,
};
const factsOf = (change: Partial<Inhaber>) => legalFacts({ ...OWNER, ...change }, [], true);

test('the fields that must be filled in are told from those that may be', () => {
	const { Pflichtfelder = '', 'freiwillige Felder': optional = '' } = factsOf({}).words;
	expect([Pflichtfelder, optional].map((words) => decodeHTML(words))).toEqual([
		'Vorname, Nachname und E-Mail',
		'Telefon und Nachricht',
	]);
});

test('the owner’s address has a line for each of its parts, and number and e-mail are links', () => {
	const anschrift = { strasse: 'Weg 1', plz: '44135', ort: 'Dortmund', land: 'Deutschland' };
	const reached = { telefon: '+49 231 42', email: 'ada@ada.de' };
	const { Anschrift, Erreichbarkeit = '' } = factsOf({
		name: 'A & B',
		anschrift,
		...reached,
	}).words;
	expect(Anschrift).toBe('<address>A &#38; B<br>Weg 1<br>44135 Dortmund<br>Deutschland</address>');
	expect(decodeHTML(Erreichbarkeit)).toMatch(
		/^<dl><dt>.+<a href="tel:\+4923142">\+49 231 42<.+<a href="mailto:ada@ada\.de">ada@ada\.de<.+<\/dl>$/,
	);
});

test('a second host is known only where the form runs and he is named', () => {
	const second = { ...hoster, name: 'B' };
	expect(hostsOf({ hoster, formularHoster: second }, true)).toEqual([hoster, second]);
	expect(hostsOf({ hoster, formularHoster: second }, false)).toEqual([hoster]);
	const unnamed = { ...second, name: '' };
	expect(hostsOf({ hoster, formularHoster: unnamed }, true)).toEqual([hoster]);
});

test.each([
	[['7 Tagen'], '7 Tagen'],
	[['7 Tagen', '7 Tagen'], '7 Tagen'],
	[['7 Tagen', '14 Tagen'], '7 Tagen (Hoster 1) und 14 Tagen (Hoster 2)'],
	[['7 Tagen', ''], ''],
])('hosts that keep logs for %j are named as „%s“', (periods, words) => {
	const hosts = periods.map((protokollfrist, i) => ({ name: `Hoster ${i + 1}`, protokollfrist }));
	expect(logPeriod(hosts)).toBe(words);
});

test.each([
	[
		['keine', 'keine'],
		[false, false, false],
	],
	[
		['7 Tagen', 'keine'],
		[true, false, true],
	],
	[
		['7 Tagen', '14 Tagen'],
		[true, true, false],
	],
])('of two hosts who keep logs for %j it is said who does', (periods, said) => {
	const [first, second] = periods.map((protokollfrist, i) => ({
		...{ ...hoster, name: `Hoster ${i + 1}` },
		protokollfrist,
	}));
	const { conditions } = factsOf({ hoster: first ?? hoster, formularHoster: second ?? hoster });
	expect([
		conditions['mit Protokoll'],
		conditions['alle mit Protokollen'],
		conditions['nur einer mit Protokollen'],
	]).toEqual(said);
	expect(conditions['Formular hier']).toBe(false);
	expect(factsOf({}).conditions['Formular hier']).toBe(true);
});

test('who took the photos is named, a line each', () => {
	const foto = { datei: 'ich.jpg', fotograf: 'Kim *Blende*', mitte: { x: 50, y: 50 } };
	const owner = { ...OWNER, name: 'Ada', freiwillig: { ...OWNER.freiwillig, foto } };
	const projekte = [
		{ kunde: 'Praxis', bildnachweis: 'Jo Licht' },
		{ kunde: 'Haus', bildnachweis: undefined },
	];
	const { Bildnachweis = '' } = legalFacts(owner, projekte, true).words;
	expect(decodeHTML(Bildnachweis)).toBe(
		'- Foto von Ada: Kim *Blende*\n- Fotos auf der Website „Praxis“: Jo Licht',
	);
	expect(factsOf({ freiwillig: { ...OWNER.freiwillig, foto: undefined } }).words.Bildnachweis).toBe(
		'',
	);
});
