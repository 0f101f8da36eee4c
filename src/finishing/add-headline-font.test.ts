import { expect, test } from 'vitest';
import { addHeadlineFont, headlineLetters } from './add-headline-font.ts';

test.each([
	['<p>xyz</p><h1 class="a">An<wbr>na &amp; <em>An&#xE4;</em></h1>', ' &-Aanä'],
	// Years that go on counting have the figures of the next ones.
	['<h1><span data-since="2018">8</span> a</h1>', ' -01289a'],
])('of %s each letter is once in the face, and the hyphen of a break: „%s“', (html, letters) => {
	expect(headlineLetters(html)).toBe(letters);
});

const withFont = (h1: string) => addHeadlineFont(`<head><style></style></head><h1>${h1}</h1>`);

test('a headline that is filled in later brings no face', async () => {
	expect(await withFont('{{TITEL}}')).not.toMatch(/@font-face|--/);
});

test('a headline in the text’s face brings its measures alone', async () => {
	const html = await addHeadlineFont('<style></style></head><h1 data-face="text">Haus</h1>');
	expect(html).toMatch(/:root{--first-bearing:[^}]*--word:/);
	expect(html).not.toContain('@font-face');
});

test.each([
	['Haus', 1, ['first-bearing', 'last-bearing']],
	['Šimić & Łukasz Bau', 2, ['first-bearing', 'last-bearing']],
	['Haus Šimić', 2, ['first-bearing', 'last-bearing']],
	['Haus Ж', 1, ['first-bearing']],
	['字', 1, []],
])(
	'%s: faces for the letters there are, measures of those at the edges',
	async (text, faces, edges) => {
		const html = await withFont(text);
		expect(html.match(/@font-face/g)).toHaveLength(faces);
		const measures = [...html.matchAll(/--(first-bearing|last-bearing):(-?0?\.?[\w.]+)/g)];
		expect(measures.map(([, name]) => name)).toEqual(edges);
		for (const [, , value] of measures) expect(Math.abs(Number(value))).toBeLessThan(0.2);
	},
);

test('the longest part that cannot be broken is measured', async () => {
	const width = async (h1: string) => {
		return Number(/--word:([\d.]+)/.exec(await withFont(h1))?.[1]);
	};
	expect(await width('Recht\u00ADanwalts-Kanzlei Beck')).toBe(await width('anwalts'));
	expect(await width('Beck Rechtsanwaltskanzlei')).toBeGreaterThan(2 * (await width('anwalts')));
});

test('a headline that is cut has a lighter face, and tells its width, its longest word’s, and where the second begins', async () => {
	const plain = await withFont('Web <span>Entwickler</span>');
	const cut = await withFont('Web <span data-cut="">Entwickler</span>');
	expect(cut.length).toBeLessThan(plain.length - 200);
	const measure = (name: string) => Number(new RegExp(`--${name}:([\\d.]+)`).exec(cut)?.[1]);
	expect(measure('word')).toBeGreaterThan(4.5);
	expect(measure('word')).toBeLessThan(5.5);
	expect(measure('second')).toBeGreaterThan(2);
	expect(measure('second') + measure('word')).toBeCloseTo(measure('line'), 2);
	expect(plain).not.toContain('--line');
});
