import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Ergebnis } from './Ergebnis.tsx';
import { Kontaktangaben } from './Kontaktangaben.tsx';
import { Kundenstimme } from './Kundenstimme.tsx';
import { Leistungen } from './Leistungen.tsx';

test('an owner who says nothing besides has neither an empty box nor an empty section; nor has a project', () => {
	const angaben = createElement(Kontaktangaben, { angaben: { leistungen: [] } });
	expect(renderToStaticMarkup(angaben)).toBe('');
	expect(renderToStaticMarkup(createElement(Leistungen, { leistungen: [] }))).toBe('');
	expect(renderToStaticMarkup(createElement(Kundenstimme, { eintrag: undefined }))).toBe('');
	expect(renderToStaticMarkup(createElement(Ergebnis, { zahlen: undefined }))).toBe('');
});
