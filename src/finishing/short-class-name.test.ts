import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassName } from './short-class-name.ts';

const datei = (name: string) => join(process.cwd(), `src/components/${name}.module.css`);

test('two classes never get one name, in one file or in two', () => {
	const css = '.karte { color: red } .karte .bild, .bild-gross { margin: 0.5rem }';
	const namen = ['karte', 'bild', 'bild-gross'].flatMap((klasse) => [
		shortClassName(klasse, datei('Film'), css),
		shortClassName(klasse, `${datei('Gallery')}?inline`, css),
	]);
	expect(new Set(namen).size).toBe(6);
});
