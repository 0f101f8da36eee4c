import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLOURS, readColours } from './colours.ts';

test('drawings and icons have the colours of the style sheet', () => {
	const tokens = readColours(readFileSync('src/styles/tokens.css', 'utf8'));
	const names = {
		...{ paper: 'papier', sheet: 'blatt', ink: 'tinte', inkSoft: 'tinte-weich' },
		...{ line: 'linie', red: 'rot', blue: 'blau' },
	};
	const written = Object.entries(names).map(([name, token]) => [name, tokens.get(token)]);
	expect(COLOURS).toEqual(Object.fromEntries(written));
});
