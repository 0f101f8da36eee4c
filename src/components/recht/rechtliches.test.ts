import { existsSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { formular } from '../../content/texte/formular.ts';
import { lostAnchors } from '../../finishing/checks/page-faults.ts';
import { Datenschutz } from './Datenschutz.tsx';
import { Impressum } from './Impressum.tsx';

const datenschutz = renderToStaticMarkup(createElement(Datenschutz, { tage: 42, formular: true }));
const html =
	datenschutz + renderToStaticMarkup(createElement(Impressum)) + formular.einwilligung.text;
const text = textOf(html);

const zeilen = readFileSync('docs/rechtliches.md', 'utf8')
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
		expect(new Set(numbers)).toEqual(new Set(['42 Tage']));
	});

	test('of a site without the form speaks of none, of no storage and no days', () => {
		const ohne = renderToStaticMarkup(createElement(Datenschutz, { tage: 42, formular: false }));
		expect(textOf(ohne)).toContain('Diese Website hat kein Kontaktformular.');
		expect(textOf(ohne).replace(/kein Kontaktformular|4\.2 Kontaktformular/g, '')).not.toMatch(
			/formular|Datenbank|Local Storage|42/i,
		);
		expect(lostAnchors(new Map([['/datenschutz.html', ohne]]))).toEqual([]);
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
	test.each(gezeigt)('#$id quotes the text: $satz', ({ satz }) => {
		expect(text).toContain(plain(satz));
	});

	test.each(zeilen)('#$id names evidence that exists, or the owner: $satz', ({ beleg }) => {
		const dateien = [...beleg.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, name = '']) => name);
		expect(dateien.filter((name) => !existsSync(name))).toEqual([]);
		expect(beleg).toMatch(/`|Ihre Sache|Erklärung/);
		// A quotation in the evidence is the name of a test in the file named before it.
		for (const [, datei = '', tests = ''] of beleg.matchAll(
			/`([\w./-]+\.(?:test|spec)\.ts|e2e\/support\/test\.ts)` ((?:„[^“]+“(?: und )?)+)/g,
		)) {
			const inhalt = readFileSync(datei, 'utf8');
			for (const [, name = ''] of tests.matchAll(/„([^“]+)“/g)) expect(inhalt).toContain(name);
		}
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
