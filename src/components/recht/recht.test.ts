import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { Datenschutz } from './Datenschutz.tsx';
import { Impressum } from './Impressum.tsx';

const datenschutz = renderToStaticMarkup(createElement(Datenschutz, { tage: 42 }));
const impressum = renderToStaticMarkup(createElement(Impressum));

function textOf(html: string): string {
	return html
		.replace(/<\/?span[^>]*>/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
		.replace(/ ([.,)])/g, '$1');
}

function headings(html: string, tag: 'h2' | 'h3'): string[] {
	const found = html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g'));
	return [...found].map(([, inhalt = '']) => textOf(inhalt).trim());
}

describe('the privacy policy', () => {
	test('has the five sections of the specification, numbered', () => {
		expect(headings(datenschutz, 'h2')).toEqual([
			'1. Überblick',
			'2. Hosting',
			'3. Allgemeine Hinweise',
			'4. Datenerfassung auf dieser Website',
			'5. Plugins und Inhalte anderer Anbieter',
		]);
	});

	test.each([
		'Externer Hoster',
		'Vertrag zur Auftragsverarbeitung',
		'Verantwortlicher',
		'Speicherdauer',
		'Rechtsgrundlagen',
		'Empfänger',
		'Widerruf Ihrer Einwilligung',
		'Widerspruchsrecht',
		'Beschwerderecht',
		'Datenübertragbarkeit',
		'Auskunft, Berichtigung und Löschung',
		'Einschränkung der Verarbeitung',
		'Verschlüsselung (TLS)',
		'Widerspruch gegen Werbe-E-Mails',
		'Server-Protokolle',
		'Kontaktformular',
		'Anfragen per E-Mail oder Telefon',
		'Schriften',
	])('covers „%s“', (titel) => {
		const titles = headings(datenschutz, 'h3').map((text) => text.replace(/^[\d.]+ /, ''));
		expect(titles).toContain(titel);
	});

	test('states the configured number of days and no other', () => {
		const numbers = textOf(datenschutz).match(/\d+ Tage\b/g);
		expect(numbers?.length).toBeGreaterThanOrEqual(3);
		expect(new Set(numbers)).toEqual(new Set(['42 Tage']));
	});

	test('leads every link within the page to an anchor that exists once', () => {
		const targets = [...datenschutz.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
		const ids = [...datenschutz.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
		expect(targets.length).toBeGreaterThan(30);
		expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
		expect(new Set(ids).size).toBe(ids.length);
	});

	test('names controller, hoster and supervisory authority', () => {
		for (const fact of [
			inhaber.name,
			inhaber.anschrift.strasse,
			inhaber.email,
			inhaber.telefon,
			inhaber.hoster.name,
			inhaber.hoster.anschrift,
			inhaber.aufsichtsbehoerde.name,
		]) {
			expect(textOf(datenschutz)).toContain(fact);
		}
	});
});

describe('the legal notice', () => {
	test('gives address, phone, e-mail and VAT ID', () => {
		const { strasse, plz, ort } = inhaber.anschrift;
		for (const fact of [
			inhaber.name,
			strasse,
			`${plz} ${ort}`,
			inhaber.email,
			inhaber.telefon,
			inhaber.ustId,
		]) {
			expect(textOf(impressum)).toContain(fact);
		}
		expect(impressum).toContain(`href="mailto:${inhaber.email}"`);
		expect(impressum).toMatch(/href="tel:\+\d+"/);
	});

	test('refuses dispute resolution and does not link the closed EU platform', () => {
		expect(textOf(impressum)).toContain('nicht bereit und nicht verpflichtet');
		expect(impressum).not.toMatch(/ec\.europa\.eu|href="http/);
	});
});
