import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { Datenschutz } from './Datenschutz.tsx';

const datenschutz = renderToStaticMarkup(createElement(Datenschutz, { tage: 42, formular: true }));

function textOf(html: string): string {
	return html
		.replace(/<\/?span[^>]*>|\u2060/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
		.replace(/ ([.,)])/g, '$1');
}

describe('the privacy policy', () => {
	test('states the configured number of days and no other', () => {
		const numbers = textOf(datenschutz).match(/\d+ Tage\b/g);
		expect(numbers?.length).toBeGreaterThanOrEqual(3);
		expect(new Set(numbers)).toEqual(new Set(['42 Tage']));
	});

	test('of a site without the form speaks of none, of no storage and no days', () => {
		const html = renderToStaticMarkup(createElement(Datenschutz, { tage: 42, formular: false }));
		expect(textOf(html)).toContain('Diese Website hat kein Kontaktformular.');
		expect(textOf(html).replace(/kein Kontaktformular|4\.2 Kontaktformular/g, '')).not.toMatch(
			/formular|Datenbank|Local Storage|42/i,
		);
		const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
		const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
		expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
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
