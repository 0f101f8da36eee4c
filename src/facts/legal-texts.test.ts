import { existsSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CONSENT, TEXT_FIELDS } from '#shared/form.ts';
import { GERMAN_DATE } from '#shared/german-time.ts';
import { inhaber } from '#shared/inhaber.ts';
import { lostAnchors } from '../build/checks/page-faults.ts';
import { parsePage } from '../build/parse-page.ts';
import { SectionedText } from '../components/text/SectionedText.tsx';
import { formular } from '../content/texte/formular.ts';
import { escapeMarkup, readLegalText } from '../lib/legal-text.ts';
import { plainText } from '../lib/markdown.ts';
import { hostsOf, legalFacts, logPeriod } from './legal-facts.ts';

const DAYS = inhaber.aufbewahrung;
/** Sections that only some owners need. */
const OPTIONAL = {
	'mit USt-ID': true,
	'mit W-IdNr.': true,
	'mit Bildnachweis': true,
	'mit Profil': true,
	'mit Protokollfrist': true,
};

function legalText(name: string, env: Record<string, string> = {}, conditions = {}): string {
	const source = readFileSync(`src/content/recht/${name}.md`, 'utf8');
	const facts = legalFacts(env);
	const text = readLegalText(source, {
		...facts,
		conditions: { ...facts.conditions, ...conditions },
	});
	return renderToStaticMarkup(createElement(SectionedText, { text, updated: '' }));
}
const datenschutz = legalText('datenschutz', {}, OPTIONAL);
const impressum = legalText('impressum', {}, OPTIONAL);
const html = datenschutz + impressum + formular.einwilligung.text;
const text = textOf(html);

const docs = readFileSync('docs/rechtliches.md', 'utf8');
const lines = docs
	.split('\n')
	.filter((line) => line.startsWith('| `#'))
	.map((line) => {
		const [id = '', sentence = '', proof = ''] = line.slice(2, -2).split(' | ');
		return { id: id.replace(/[`#]/g, ''), sentence: sentence.replace(/^„|“$/g, ''), proof };
	});

test('the privacy policy states the configured number of days and no other', () => {
	const numbers = textOf(datenschutz).match(/\d+ Tage\b/g);
	expect(numbers?.length).toBeGreaterThanOrEqual(2);
	expect(new Set(numbers)).toEqual(new Set([`${DAYS} Tage`]));
});

const NO_FORM = RegExp(`formular|Datenbank|Local Storage|TDDDG|${DAYS} Tage`, 'i');
const without = (...names: (keyof typeof OPTIONAL | 'mit Protokollen')[]) =>
	Object.fromEntries(names.map((name) => [name, false]));

test.each<[string, Record<string, string>, Record<string, boolean>, string[], RegExp]>([
	['a service that counts inquiries', {}, OPTIONAL, ['zählt der Server, wie viele'], /{/],
	['a site without the form', { KONTAKT: 'mail' }, {}, [], NO_FORM],
	['no profiles', {}, without('mit Profil'), [], /Profile bei anderen|gemeinsam verantwortlich/],
	['a hoster that names no days', {}, without('mit Protokollfrist'), [], /spätestens nach \./],
	[
		'hosters without logs',
		{},
		{ ...without('mit Protokollen', 'mit Protokollfrist'), 'ohne Protokolle': true },
		['Auch beim Hosting werden keine Zugriffe protokolliert.'],
		/Logfiles/,
	],
	[
		'two hosts',
		{},
		{ 'ein Hoster': false, 'zwei Hoster': true, 'Formular hier': false },
		['Diese Website läuft auf einem Server', 'den mir ein anderer Hoster', 'meine Hoster ('],
		/{/,
	],
])('the privacy policy for %s says what is so', (_, env, conditions, words, never) => {
	const policy = legalText('datenschutz', env, conditions);
	for (const sentence of words) expect(textOf(policy)).toContain(sentence);
	expect(textOf(policy)).not.toMatch(never);
	expect(lostAnchors(new Map([['/datenschutz.html', parsePage(policy)]]))).toEqual([]);
});

test('the privacy policy names every field of the form, and the button that clears the draft', () => {
	const [stored = ''] = /id="kontaktformular".*?<\/ul>/s.exec(datenschutz) ?? [];
	for (const { label } of TEXT_FIELDS) expect(textOf(stored)).toContain(label);
	expect(textOf(datenschutz)).toContain(`„${formular.entwurf.loeschen}“`);
});

test('both legal texts name the owner; the policy names hoster and authority, the Impressum the rest', () => {
	const { name, anschrift, email, telefon, ustId, hoster, aufsichtsbehoerde } = inhaber;
	const both = [name, anschrift.strasse, `${anschrift.plz} ${anschrift.ort}`, email, telefon];
	for (const fact of [...both, hoster.name, hoster.anschrift, aufsichtsbehoerde])
		expect(textOf(datenschutz)).toContain(fact);
	for (const fact of [...both, ustId]) expect(textOf(impressum)).toContain(fact);
	expect(impressum).toMatch(RegExp(`href="tel:.*href="mailto:${email}"`));
});

test('a second host is known only where the form runs; one named in part stops the build', () => {
	const hoster = {
		...{ name: 'A', anschrift: 'Weg 1', land: 'Deutschland' },
		...{ uebermittlung: '', protokollfrist: '' },
	};
	const second = { ...hoster, name: 'B' };
	expect(hostsOf({ hoster, formularHoster: second }, true)).toEqual([hoster, second]);
	expect(hostsOf({ hoster, formularHoster: second }, false)).toEqual([hoster]);
	expect(() => hostsOf({ hoster, formularHoster: { ...second, name: '' } }, true)).toThrow(
		/formularHoster .* es fehlt: name\./,
	);
});

describe('a legal text', () => {
	const facts = {
		words: { Name: escapeMarkup('A *& <b>_{x}') },
		conditions: { ja: true, nein: false },
	};
	const read = (text: string) => readLegalText(text, facts);

	test('has its words inserted as plain text, and only the conditions that hold', () => {
		const { sections } = read(
			'## A & B {#a}\n\n[[ja: {Name}]][[nein: {Name}]]\n\n### C {#c}\n\n- x',
		);
		const [section] = sections;
		expect(plainText(section?.body ?? [])).toBe('A *& <b>_{x}');
		expect(section).toMatchObject({ title: 'A & B', topics: [{ id: 'c', title: 'C' }] });
	});

	test.each(['{Tag}', '[[Vielleicht: x]]'])('that names the unknown %s is refused', (text) => {
		expect(() => read(text)).toThrow(/„(Tag|Vielleicht)“; bekannt sind/);
	});
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

describe('the table of docs/rechtliches.md', () => {
	test('quotes the texts word by word', () => {
		expect(
			lines.map(({ sentence }) => plain(sentence)).filter((sentence) => !text.includes(sentence)),
		).toEqual([]);
	});

	test('names files that exist for every sentence', () => {
		const files = lines.flatMap(({ proof }) =>
			[...proof.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, name = '']) => name),
		);
		expect(files.filter((name) => !existsSync(name))).toEqual([]);
		expect(files.length).toBeGreaterThanOrEqual(lines.length);
	});

	test('keeps the wording visitors agree to, by date', () => {
		const { text: sentence, vorLink, link, nachLink } = formular.einwilligung;
		const last = docs.trimEnd().split('\n').at(-1);
		expect(last).toContain(`| ${GERMAN_DATE.format(new Date(CONSENT.since))} |`);
		expect(last).toContain(`„${sentence} ${vorLink} ${link}${nachLink}“`);
	});
});

function textOf(markup: string): string {
	return plain(markup.replace(/<\/?span[^>]*>/g, '').replace(/<[^>]+>/g, ' '));
}

function plain(raw: string): string {
	return raw
		.replaceAll('\u2060', '')
		.replaceAll('\u00a0', ' ')
		.replace(/\s+/g, ' ')
		.replace(/ ([.,;:)“])/g, '$1')
		.replaceAll('„ ', '„');
}
