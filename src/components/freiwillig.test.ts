import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Kontaktangaben } from './Kontaktangaben.tsx';
import { Leistungen } from './Leistungen.tsx';

test('an owner who says nothing besides has neither an empty box nor an empty section', () => {
	const angaben = createElement(Kontaktangaben, { angaben: { leistungen: [] } });
	expect(renderToStaticMarkup(angaben)).toBe('');
	expect(renderToStaticMarkup(createElement(Leistungen, { leistungen: [] }))).toBe('');
});
