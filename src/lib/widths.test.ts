import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DESKTOP, FULL_PAGE, PHONE, TABLET, TWO_SLIDES } from './widths.ts';

test('scripts and stylesheets have the same widths', () => {
	const css = readFileSync('src/styles/widths.css', 'utf8');
	const widths = Object.fromEntries(css.matchAll(/--([\w-]+) (.+);/g).map((hit) => hit.slice(1)));
	expect(widths).toMatchObject({
		'two-slides': TWO_SLIDES,
		tablet: TABLET,
		phone: PHONE,
		desktop: DESKTOP,
	});
	const tokens = readFileSync('src/styles/tokens.css', 'utf8');
	/** As it is on the widest pages. */
	const rem = (name: string) =>
		Number([...tokens.matchAll(RegExp(`--${name}: (\\d+)rem;`, 'g'))].at(-1)?.[1]);
	expect(FULL_PAGE).toBe(`(width >= ${rem('breite') + 2 * rem('rand')}rem)`);
});
