import { expect, test } from 'vitest';
import { lettersOf } from '../src/rendering/fonts/drawing-fonts.ts';
import { perTextField } from './form.ts';
import { sheetContent } from './sheet-content.ts';

const EMPTY = perTextField(() => '');
const named = (vorname: string, nachname = '') => sheetContent({ ...EMPTY, vorname, nachname });

test('nothing written is nothing drawn', () => {
	const nothing = { name: [], nameEms: 0, domain: '', telephone: '', message: '' };
	expect(sheetContent(EMPTY)).toEqual(nothing);
	expect(sheetContent(perTextField(() => ' \n'))).toEqual(nothing);
});

test.each([
	['J', '', ['J']],
	['Jens', 'Kolb', ['Jens Kolb']],
	[' Jens\t ', '  Kolb', ['Jens Kolb']],
	['Al \t Bo', 'Li', ['Al Bo Li']],
	['Dr. Anna-Lena', 'Überschär-Nakamura', ['Dr. Anna-Lena', 'Überschär-Nakamura']],
])('„%s %s“ stands in one line or two, broken at spaces only', (vorname, nachname, lines) => {
	const { name } = named(vorname, nachname);
	expect(name).toEqual(lines);
	expect(name.join(' ')).toBe(`${vorname} ${nachname}`.replace(/\s+/g, ' ').trim());
	expect(name.length).toBeLessThanOrEqual(2);
});

test.each([
	['200 letters without a space', 'a'.repeat(200)],
	['many names', 'Wilhelmine '.repeat(40)],
	['wide letters', 'W'.repeat(30)],
	['emoji', '👩‍👩‍👧‍👦'.repeat(20)],
])('%s end in „…“, and are never wider than a phone', (_, text) => {
	const { name, nameEms } = named(text);
	expect(name.at(-1)).toMatch(/…$/);
	expect(nameEms).toBeLessThanOrEqual(12.4);
	expect(name.join(''), 'no torn emoji').not.toMatch(/\u200d…/);
});

test('a line’s width is never less than the typeface needs, and not much more', async () => {
	const letters = await lettersOf(740);
	const names = `Jens Kolb|Ihr Name|Dr. Anna-Lena Überschär|Łukasz Wójcik|Çağla Öztürk|MAX MUSTERMANN|iltrfj|Wim Wams
		|O’Hara & Söhne|Jürgen Groß|Małgorzata|Björn Åkesson|Zoë Nguyễn|Bäckerei 24/7`;
	const widthOf = (line: string) =>
		[...line].reduce((width, letter) => {
			const advance = letters.glyphOf(letter)?.advanceWidth ?? 0;
			return width + advance / letters.unitsPerEm - 0.025 + (letter === ' ' ? 0.1 : 0);
		}, 0);
	for (const text of names.split('|').map((name) => name.trim())) {
		const { name, nameEms = 0 } = named(text);
		const needed = Math.max(...name.map(widthOf));
		expect(nameEms / needed, text).toBeGreaterThanOrEqual(1);
		expect(nameEms / needed, text).toBeLessThan(1.25);
	}
});

test.each([
	['jens@baeckerei-kolb.example', 'baeckerei-kolb.example'],
	['jens@bäckerei.de', 'bäckerei.de'],
	['jens@xn--bckerei-5wa.de', 'bäckerei.de'],
	['jens@bae', 'bae'],
	['jens@GMX.de', ''],
	['jens@t-online.de', ''],
	['jens@vodafonemail.de', ''],
	['jens@a1.net', ''],
	['jens@bluewin.ch', ''],
	['jens', ''],
	['', ''],
])('of „%s“ the address is „%s“', (email, address) => {
	expect(sheetContent({ ...EMPTY, email }).domain).toBe(address);
});

test('of a long text only the first letters are looked at', () => {
	const long = 'ab '.repeat(200);
	const first = (letters: number) => long.slice(0, letters).trim();
	const { message, telephone, domain } = sheetContent(perTextField(() => `${long}@${long}`));
	expect([message, telephone, domain]).toEqual([first(300), first(80), first(80)]);
	expect(named(long, long)).toEqual(named(first(80), first(80)));
});

test.each([
	['W', 11],
	['Ж', 12],
	['Ω', 12],
	['ש', 12],
	['ب', 12],
	['字', 9],
	['e\u0301', 18],
	['l', 34],
])('of a word of many „%s“ as many stay as a line has room for', (letter, most) => {
	expect(named(letter.repeat(70)).name).toEqual([`${letter.repeat(most)}…`]);
});

test('no space stands before „…“', () => {
	const wide = 'W'.repeat(11);
	expect(named(`${wide} WWW`, `${wide} WWW`).name).toEqual([`${wide}…`, `${wide}…`]);
});
