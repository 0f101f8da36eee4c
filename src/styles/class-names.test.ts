import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

/** The classes that a component names, by the file of their stylesheet; those it computes are not among them. */
function namedClasses(component: string): { sheet: string; name: string }[] {
	const source = readFileSync(component, 'utf8');
	return [...source.matchAll(IMPORT)].flatMap(([, styles = '', path = '']) =>
		[...source.matchAll(new RegExp(`(?<!/)\\b${styles}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({
			sheet: join(dirname(component), path),
			name,
		})),
	);
}

test('each class that a component names stands in its stylesheet', () => {
	const components = globSync('src/**/*.{tsx,astro}').filter((file) => !file.includes('.test.'));
	const named = components.flatMap(namedClasses);
	expect(named.length).toBeGreaterThan(100);
	const missing = named.filter(
		({ sheet, name }) => !new RegExp(`\\.${name}\\b`).test(readFileSync(sheet, 'utf8')),
	);
	expect(missing).toEqual([]);
});
