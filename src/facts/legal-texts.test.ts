import { existsSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CONSENT, TEXT_FIELDS } from '#shared/form.ts';
import { GERMAN_DATE } from '#shared/german-time.ts';
import { inhaber } from '#shared/inhaber.ts';
import type { Inhaber } from '#shared/owner-schema.ts';
import { DAYS_TO_READ } from '#shared/time-limits.ts';
import { fixtureFirms } from '../../testing/fixture-firms.ts';
import { lostAnchors } from '../build/checks/page-faults.ts';
import { parsePage } from '../build/parse-page.ts';
import { SectionedText } from '../components/text/SectionedText.tsx';
import { formular } from '../content/texte/formular.ts';
import { readLegalText } from '../lib/legal-text.ts';
import { legalFacts } from './legal-facts.ts';

const DAYS = inhaber.aufbewahrung;
const { hoster, mailanbieter } = fixtureFirms;
const none = { ...hoster, name: '', anschrift: '', land: '', protokollfrist: '', avVertrag: false };
const abroad = { ...hoster, name: 'Cloud Inc.', land: 'USA', uebermittlung: 'Art. 45' };
const photo = { datei: 'src/content/ich.jpg', fotograf: 'Ina Licht', mitte: { x: 50, y: 35 } };

/** An owner of whom all is said that the legal texts can say. */
const OWNER: Inhaber = {
	...inhaber,
	ustId: 'DE123456789',
	wirtschaftsId: 'DE123456789-00001',
	vertreten: 'Ada Kurz',
	profile: [
		{ name: 'GitHub', url: 'https://github.com/ada', anbieter: 'GitHub Inc., USA' },
		{ name: 'Mastodon', url: 'https://ruhr.social/@ada', anbieter: undefined },
	],
	hoster,
	formularHoster: none,
	mailanbieter,
	freiwillig: { ...inhaber.freiwillig, foto: photo },
};
const PROJEKTE = [{ kunde: 'Haus', bildnachweis: 'Bo Blende' }, { kunde: 'Hof' }];

function legalText(
	name: 'datenschutz' | 'impressum',
	change: Partial<Inhaber> = {},
	{ hasForm = true, projekte = PROJEKTE } = {},
): string {
	const source = readFileSync(`src/content/recht/${name}.md`, 'utf8');
	const facts = legalFacts({ ...OWNER, ...change }, projekte, hasForm);
	return renderToStaticMarkup(
		createElement(SectionedText, { text: readLegalText(source, facts), updated: '' }),
	);
}
const datenschutz = legalText('datenschutz');
const impressum = legalText('impressum');
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
	expect(new Set(numbers)).toEqual(new Set([`${DAYS} Tage`, `${DAYS_TO_READ} Tage`]));
});

const NO_FORM = RegExp(`formular|Datenbank|Local Storage|TDDDG|${DAYS} Tage`, 'i');

test.each<[string, Partial<Inhaber>, string[], RegExp]>([
	[
		'all of it',
		{},
		[
			'Diese Website und ihr Kontaktformular laufen auf einem Server',
			'mein Hoster (Ruhr',
			'der Anbieter meines Postfachs (Ruhr Mail, Österreich)',
			'zählt der Server, wie viele',
			'Ruhr Hosting, Ring 3, 44135 Dortmund, Deutschland',
			'spätestens nach 7 Tagen.',
			'Bei GitHub (GitHub Inc., USA) und Mastodon habe ich ein eigenes Profil.',
			'Europäischen Wirtschaftsraums ist nicht beabsichtigt.',
			'Mit dem Hoster besteht',
		],
		/{|Beim Hosting|Nur der Hoster/,
	],
	[
		'a mail provider of whom no country is said',
		{ mailanbieter: { ...OWNER.mailanbieter, land: '' } },
		['meines Postfachs (Ruhr Mail)', 'ist nicht beabsichtigt'],
		/Ruhr Mail,/,
	],
	['no profiles', { profile: [] }, [], /Profile bei anderen|gemeinsam verantwortlich/],
	[
		'a hoster that names no days',
		{ hoster: { ...hoster, protokollfrist: '' } },
		['Logfile'],
		/spätestens nach \./,
	],
	[
		'hosters without logs',
		{ hoster: { ...hoster, protokollfrist: 'keine' } },
		['Beim Hosting werden keine Zugriffe protokolliert.'],
		/Logfile/,
	],
	[
		'two hosts',
		{ formularHoster: { ...hoster, name: 'Lippe Server', anschrift: 'Kai 1' } },
		[
			'Diese Website läuft auf einem Server',
			'den mir ein anderer Hoster',
			'Lippe Server, Kai 1, Deutschland',
			'meine Hoster (Ruhr Hosting und Lippe Server)',
			'Mit jedem Hoster besteht',
		],
		/{|Mit dem Hoster/,
	],
	[
		'two hosts, one of which keeps logs',
		{
			hoster: { ...hoster, protokollfrist: 'keine' },
			formularHoster: { ...hoster, name: 'Lippe Server', protokollfrist: '30 Tage' },
		},
		[
			'Nur der Hoster Lippe Server kann bei Aufrufen seines Servers ein Server-Protokoll (Logfile)',
			'spätestens nach 30 Tagen.',
		],
		/Bei jedem Aufruf|Beim Hosting/,
	],
	[
		'one firm for pages, form and mail',
		{ hoster: abroad, formularHoster: abroad, mailanbieter: abroad },
		[
			'mein Hoster (Cloud Inc.)',
			'Mit dem Hoster',
			'(Art. 45, 46 DSGVO): Cloud Inc. (USA; Art. 45).',
		],
		/anderer Hoster/,
	],
	[
		'providers outside the Union',
		{ hoster: { ...hoster, land: 'Indien', uebermittlung: 'Standardvertragsklauseln' } },
		['Daten für mich, auf der genannten Grundlage (Art. 45, 46 DSGVO): Ruhr Hosting (Indien; Stan'],
		/nicht beabsichtigt|Ruhr Mail \(Öst/,
	],
])('the privacy policy for %s says what is so', (_, change, words, never) => {
	const policy = legalText('datenschutz', change);
	for (const sentence of words) expect(textOf(policy)).toContain(sentence);
	expect(textOf(policy)).not.toMatch(never);
	expectNoLostAnchor(policy);
});

test('the privacy policy of a site without the form says nothing of one', () => {
	const policy = legalText('datenschutz', {}, { hasForm: false });
	expect(textOf(policy)).toContain('Diese Website läuft auf einem Server');
	expect(textOf(policy)).toContain('etwa in einer E-Mail');
	expect(textOf(policy)).not.toMatch(NO_FORM);
	expectNoLostAnchor(policy);
});

function expectNoLostAnchor(page: string): void {
	expect(lostAnchors(new Map([['/datenschutz.html', parsePage(page)]]))).toEqual([]);
}

test('the Impressum has no section for what the owner leaves empty', () => {
	for (const part of [
		'Umsatzsteuer-ID',
		'Wirtschafts-ID',
		'Vertreten durch Ada Kurz',
		'Bildnachweis',
	])
		expect(textOf(impressum)).toContain(part);
	expect(textOf(impressum)).toContain(
		`Foto von ${inhaber.name}: Ina Licht Fotos auf der Website „Haus“: Bo Blende`,
	);
	expect(textOf(impressum)).not.toContain('„Hof“');
	const freiwillig = { ...OWNER.freiwillig, foto: { ...photo, fotograf: undefined } };
	const bare = legalText(
		'impressum',
		{ ustId: '', wirtschaftsId: '', vertreten: '', freiwillig },
		{ projekte: [] },
	);
	expect(textOf(bare)).not.toMatch(/-ID|Vertreten durch|Bildnachweis/);
});

test.each([
	['Frau', 'Verantwortliche'],
	['Herr', 'Verantwortlicher'],
	['', 'Verantwortliche Person'],
] as const)('the law’s word for an owner addressed as „%s“ is „%s“', (anrede, word) => {
	expect(textOf(legalText('datenschutz', { anrede }))).toContain(`3.1 ${word} Verantwortlich für`);
});

test('the privacy policy names every field of the form, and the button that clears the draft', () => {
	const [stored = ''] = /id="kontaktformular".*?<\/ul>/s.exec(datenschutz) ?? [];
	for (const { label } of TEXT_FIELDS) expect(textOf(stored)).toContain(label);
	expect(textOf(datenschutz)).toContain(`„${formular.entwurf.loeschen}“`);
});

test('both legal texts name the owner; the policy names hoster and authority, the Impressum the rest', () => {
	const { name, anschrift, email, telefon, ustId, hoster, aufsichtsbehoerde } = OWNER;
	const both = [name, anschrift.strasse, `${anschrift.plz} ${anschrift.ort}`, email, telefon];
	for (const fact of [...both, hoster.name, hoster.anschrift, aufsichtsbehoerde])
		expect(textOf(datenschutz)).toContain(fact);
	for (const fact of [...both, ustId]) expect(textOf(impressum)).toContain(fact);
	expect(impressum).toMatch(RegExp(`href="tel:.*href="mailto:${email}"`));
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
