import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, TABLET, TWO_SLIDES } from './widths.ts';

test('scripts and stylesheets have the same widths', () => {
	const css = readFileSync('src/styles/widths.css', 'utf8');
	const widths = Object.fromEntries(css.matchAll(/--([\w-]+) (.+);/g).map((hit) => hit.slice(1)));
	expect(widths).toMatchObject({
		'two-slides': TWO_SLIDES,
		tablet: TABLET,
		phone: PHONE,
		desktop: DESKTOP,
	});
});
