import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FARBEN } from './farben.ts';

test('every colour equals the token of its name in the stylesheet', () => {
	const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
	const tokens = [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)];
	const imStylesheet = (schema: 2 | 3, namen: string[]) =>
		Object.fromEntries(
			tokens
				.map((treffer) => [camelCase(treffer[1] ?? ''), treffer[schema]])
				.filter(([name = '']) => namen.includes(name)),
		);

	expect(FARBEN.hell).toEqual(imStylesheet(2, Object.keys(FARBEN.hell)));
	expect(FARBEN.dunkel).toEqual(imStylesheet(3, Object.keys(FARBEN.dunkel)));
});

function camelCase(name: string): string {
	return name.replace(/-([a-z])/g, (_, buchstabe: string) => buchstabe.toUpperCase());
}
