import { expect, test } from 'vitest';
import { cells, cutTo, terminalLine, terminalText } from './terminal-text.ts';

test('nothing steers the terminal or turns its reading direction', () => {
	expect(terminalText('a\u001b[31mb\u009bc\u0007\u202ed\u2066e\n\tf')).toBe('a[31mbcde\n\tf');
});

test('a line is one line', () => {
	expect(terminalLine(' a\n\n b\tc ')).toBe('a b c');
});

test('wide characters count as two cells', () => {
	expect(cells('aä')).toBe(2);
	expect(cells('中文')).toBe(4);
	expect(cells('👩‍💻')).toBe(2);
});

test('a text is cut to cells, never through a character', () => {
	expect(cutTo('abcdef', 6)).toBe('abcdef');
	expect(cutTo('abcdefg', 6)).toBe('abcde…');
	expect(cutTo('👩‍💻👩‍💻👩‍💻', 4)).toBe('👩‍💻…');
	expect(cells(cutTo('中'.repeat(1000), 10))).toBeLessThanOrEqual(10);
});
