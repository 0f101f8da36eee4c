import { existsSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SICHERUNGSTAGE } from '#shared/aufbewahrung.ts';
import { TEXTFELDER } from '#shared/felder.ts';
import { inhaber } from '#shared/inhaber.ts';
import { formular } from '../../content/texte/formular.ts';
import { lostAnchors } from '../../finishing/checks/page-faults.ts';
import { Datenschutz } from './Datenschutz.tsx';
import { Impressum } from './Impressum.tsx';

const TAGE = 4711;
const policy = (angaben: { formular?: boolean; zaehlt?: boolean } = {}) =>
	renderToStaticMarkup(
		createElement(Datenschutz, { tage: TAGE, formular: true, zaehlt: true, ...angaben }),
	);
const datenschutz = policy();
const html =
	datenschutz + renderToStaticMarkup(createElement(Impressum)) + formular.einwilligung.text;
const text = textOf(html);

const docs = readFileSync('docs/rechtliches.md', 'utf8');
const zeilen = docs
	.split('\n')
	.filter((zeile) => zeile.startsWith('| `#'))
	.map((zeile) => {
		const [id = '', satz = '', beleg = ''] = zeile.slice(2, -2).split(' | ');
		return { id: id.replace(/[`#]/g, ''), satz: satz.replace(/^„|“$/g, ''), beleg };
	});

describe('the privacy policy', () => {
	test('states the configured number of days and no other', () => {
		const numbers = textOf(datenschutz).match(/\d+ Tage\b/g);
		expect(numbers?.length).toBeGreaterThanOrEqual(3);
		expect(new Set(numbers)).toEqual(new Set([`${TAGE} Tage`]));
	});

	test('of a site without the form speaks of none, of no storage and no days', () => {
		const ohne = policy({ formular: false });
		expect(textOf(ohne)).toContain('Diese Website hat kein Kontaktformular.');
		expect(textOf(ohne).replace(/kein Kontaktformular|4\.2 Kontaktformular/g, '')).not.toMatch(
			new RegExp(`formular|Datenbank|Local Storage|${TAGE} Tage`, 'i'),
		);
		expect(lostAnchors(new Map([['/datenschutz.html', ohne]]))).toEqual([]);
	});

	test('of a service that counts nobody does not say that it does', () => {
		expect(textOf(datenschutz)).toContain('zählt der Server, wie viele Anfragen');
		expect(textOf(policy({ zaehlt: false }))).not.toMatch(/zählt der Server|Prüfwerte stehen/);
	});

	test('names every field of the form, and the button that clears the draft', () => {
		const [stored = ''] = /id="kontaktformular".*?<\/ul>/s.exec(datenschutz) ?? [];
		for (const { beschriftung } of TEXTFELDER) expect(textOf(stored)).toContain(beschriftung);
		expect(textOf(datenschutz)).toContain(`„${formular.entwurf.loeschen}“`);
	});

	test('promises of backups what the script does', () => {
		const days = /-mtime \+(\d+) -delete/.exec(readFileSync('deploy/sicherung.sh', 'utf8'))?.[1];
		// „+28“ is 29 full days and more, found at the next daily run at the latest.
		expect(Number(days) + 2).toBe(SICHERUNGSTAGE);
	});

	test('names controller, hoster and supervisory authority', () => {
		const { name, anschrift, email, telefon, hoster, aufsichtsbehoerde } = inhaber;
		const facts = [name, anschrift.strasse, email, telefon, hoster.name, hoster.anschrift];
		for (const fact of [...facts, aufsichtsbehoerde.name]) {
			expect(textOf(datenschutz)).toContain(fact);
		}
	});
});

describe('the table of docs/rechtliches.md', () => {
	// Without a VAT ID its section is left out.
	const gezeigt = zeilen.filter(({ id }) => id !== 'umsatzsteuer' || Boolean(inhaber.ustId));
	test('quotes the texts as they stand', () => {
		expect(gezeigt.map(({ satz }) => plain(satz)).filter((satz) => !text.includes(satz))).toEqual(
			[],
		);
	});

	test('names for every sentence files that exist, or the owner', () => {
		const dateien = zeilen.flatMap(({ beleg }) =>
			[...beleg.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, name = '']) => name),
		);
		expect(dateien.filter((name) => !existsSync(name))).toEqual([]);
		expect(zeilen.filter(({ beleg }) => !/`|Ihre Sache|Erklärung|siehe/.test(beleg))).toEqual([]);
	});

	test('keeps the wording visitors agree to, by date', () => {
		const { text: satz, vorLink, link, nachLink } = formular.einwilligung;
		const last = docs.trimEnd().split('\n').at(-1);
		expect(last).toMatch(/^\| \d\d\.\d\d\.\d{4} \|/);
		expect(last).toContain(`„${satz} ${vorLink} ${link}${nachLink}“`);
	});

	test('leaves out no section', () => {
		const abschnitte = [...html.matchAll(/<h3 id="([^"]+)"|aria-labelledby="([^"]+)"/g)]
			.map(([, thema, abschnitt]) => thema ?? abschnitt ?? '')
			.filter((id) => !MIT_THEMEN.includes(id));
		expect(abschnitte.length).toBeGreaterThan(25);
		const belegt = new Set(zeilen.map(({ id }) => id));
		expect(abschnitte.filter((id) => !belegt.has(id))).toEqual([]);
	});
});

/** Sections of the policy whose topics have lines of their own. */
const MIT_THEMEN = ['ueberblick', 'hosting', 'allgemeine-hinweise', 'datenerfassung', 'plugins'];

function textOf(markup: string): string {
	return plain(markup.replace(/<\/?span[^>]*>/g, '').replace(/<[^>]+>/g, ' '));
}

function plain(roh: string): string {
	return roh
		.replaceAll('\u2060', '')
		.replaceAll('\u00a0', ' ')
		.replace(/\s+/g, ' ')
		.replace(/ ([.,;:)“])/g, '$1')
		.replaceAll('„ ', '„');
}
