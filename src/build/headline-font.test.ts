import { expect, test } from 'vitest';
import { headlineFont, headlineLetters } from './headline-font.ts';
import { parsePage } from './parse-page.ts';

test.each([
	['<p>xyz</p><h1 class="a">An<wbr>na &amp; <em>An&#xE4;</em></h1>', ' &-Aanä'],
	// The browser counts the years on: their next figures are there, too.
	['<h1><span data-since="2018">8</span> a</h1>', ' -01289a'],
])('the font of %s has each letter once, and the hyphen of a line break: „%s“', (html, letters) => {
	expect(headlineLetters(parsePage(html))).toBe(letters);
});

const cssOf = (h1: string) => headlineFont(parsePage(`<h1>${h1}</h1>`));

test('a headline that is filled in later has neither font nor measures', async () => {
	expect(await cssOf('{{TITEL}}')).toBe('');
});

test('a headline in the text’s font has its measures alone', async () => {
	const css = await headlineFont(parsePage('<h1 data-font="text">Haus</h1>'));
	expect(css).toMatch(/^:root{--first-bearing:[^}]*--word:/);
});

test.each([
	['Haus', 1, ['first-bearing', 'last-bearing']],
	['Šimić & Łukasz Bau', 2, ['first-bearing', 'last-bearing']],
	['Haus Šimić', 2, ['first-bearing', 'last-bearing']],
	['Haus Ж', 1, ['first-bearing']],
	['字', 1, []],
])('%s has %i fonts for its letters, and measures for %j', async (text, fonts, edges) => {
	const css = await cssOf(text);
	expect(css.match(/@font-face/g)).toHaveLength(fonts);
	const measures = [...css.matchAll(/--(first-bearing|last-bearing):(-?0?\.?[\w.]+)/g)];
	expect(measures.map(([, name]) => name)).toEqual(edges);
	for (const [, , value] of measures) expect(Math.abs(Number(value))).toBeLessThan(0.2);
});

test('the longest part that cannot be broken is measured', async () => {
	const width = async (h1: string) => {
		return Number(/--word:([\d.]+)/.exec(await cssOf(h1))?.[1]);
	};
	expect(await width('Recht\u00ADanwalts-Kanzlei Beck')).toBe(await width('anwalts'));
	expect(await width('Beck Rechtsanwaltskanzlei')).toBeGreaterThan(2 * (await width('anwalts')));
});

test('a headline with a section line has a smaller font, and the measures of its line and second word', async () => {
	const plain = await cssOf('Web <span>Entwickler</span>');
	const cut = await cssOf('Web <span data-cut="Web\nEntwickler">Entwickler</span>');
	expect(cut.length).toBeLessThan(plain.length - 200);
	const measure = (name: string) => Number(new RegExp(`--${name}:([\\d.]+)`).exec(cut)?.[1]);
	expect(measure('word')).toBeGreaterThan(4.5);
	expect(measure('word')).toBeLessThan(5.5);
	expect(measure('second-start')).toBeGreaterThan(2);
	expect(measure('second-start') + measure('word')).toBeCloseTo(measure('line-width'), 2);
	expect(plain).not.toContain('--line-width');
});
