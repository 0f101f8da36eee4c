import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FELDER } from '#shared/felder.ts';
import { Kontaktformular } from './Kontaktformular.tsx';

test('every field of the table has its place in the form, in the same order and with its label', () => {
	const html = renderToStaticMarkup(createElement(Kontaktformular));
	const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
	expect(names).toEqual(FELDER.map(({ name }) => name));
	for (const { beschriftung, typ } of FELDER) {
		if (typ !== 'checkbox') expect(html).toContain(`>${beschriftung}`);
	}
});
