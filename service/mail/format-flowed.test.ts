import { describe, expect, test } from 'vitest';
import { formatFlowed } from './format-flowed.ts';

/** What a mail program makes of it (RFC 3676, section 4.2), written for the test. */
function unflow(flowed: string): string {
	let text = '';
	for (const line of flowed.split('\r\n')) {
		const unstuffed = line.startsWith(' ') ? line.slice(1) : line;
		text += unstuffed.endsWith(' ') ? unstuffed : `${unstuffed}\n`;
	}
	return text.slice(0, -1);
}

test('long lines are broken at 78 characters, after a space', () => {
	const flowed = formatFlowed('Hallo '.repeat(40).trim());
	const lines = flowed.split('\r\n');
	expect(lines.length).toBe(4);
	for (const line of lines) expect(line.trimEnd().length).toBeLessThanOrEqual(78);
	for (const line of lines.slice(0, -1)) expect(line.endsWith(' ')).toBe(true);
	expect(lines.at(-1)?.endsWith(' ')).toBe(false);
});

test('a word that is too long is left whole', () => {
	const word = 'x'.repeat(500);
	expect(formatFlowed(`a ${word} b`).split('\r\n')).toEqual(['a ', `${word} `, 'b']);
});

describe('joined again it is the same text', () => {
	test.each([
		['', ''],
		['eine Zeile', 'a b c'],
		['leere Zeilen', 'a\n\n\nb'],
		['lange Zeilen', `${'Wort '.repeat(99)}Ende\n${'noch eins '.repeat(40)}Ende`],
		['viele Leerzeichen', `a${' '.repeat(90)}b ${' '.repeat(90)}c`],
		['eingerückt', '  zwei\n   drei'],
		['zitiert', '> ja\n>> nein\n>'],
		['nach Postfach', 'From mir\nFrom  dir'],
		['Unterschrift', '--\nich'],
		['Emoji und Umlaute', '👩‍💻 ÄÖÜ ß\n中文'],
	])('%s', (_, text) => {
		expect(unflow(formatFlowed(text))).toBe(text);
	});

	test('but for spaces at the end of lines, which would join them', () => {
		expect(unflow(formatFlowed('a  \nb -- \n-- '))).toBe('a\nb --\n--');
	});
});

test.each([
	['spaces', ' '.repeat(2_000_000)],
	['short words', 'ä '.repeat(1_000_000)],
	['one word', 'x'.repeat(2_000_000)],
	['line breaks', '\n'.repeat(200_000)],
])('endless %s are no burden', { timeout: 10_000 }, (_, text) => {
	const flowed = formatFlowed(`${text}x`);
	expect(unflow(flowed) === `${text}x`).toBe(true);
});
