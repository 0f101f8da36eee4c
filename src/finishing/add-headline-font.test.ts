import { expect, test } from 'vitest';
import { addHeadlineFont, headlineLetters } from './add-headline-font.ts';

test('only what the headline says is in its face, each letter once, and the hyphen of a break', () => {
	expect(headlineLetters('<p>xyz</p><h1 class="a">An<wbr>na &amp; <em>An&#xE4;</em></h1>')).toBe(
		' &-Aanä',
	);
});

test('years that go on counting have the figures of the next ones', () => {
	expect(headlineLetters('<h1><span data-seit="2018">8</span> a</h1>')).toBe(' -01289a');
});

test('a headline that is filled in later brings no face', async () => {
	const html = '<head></head><h1>{{TITEL}}</h1>';
	expect(await addHeadlineFont(html)).toBe(html);
});

test.each([
	['Haus', 1, ['erste', 'letzte']],
	['Šimić & Łukasz Bau', 2, ['erste', 'letzte']],
	['Haus Šimić', 2, ['erste', 'letzte']],
	['Haus Ж', 1, ['erste']],
	['字', 1, []],
])(
	'%s: faces for the letters there are, measures of those at the edges',
	async (text, faces, edges) => {
		const html = await addHeadlineFont(`<head><style></style></head><h1>${text}</h1>`);
		expect(html.match(/@font-face/g)).toHaveLength(faces);
		const measures = [...html.matchAll(/--(\w+):(-?0?\.?[\w.]+)/g)];
		expect(measures.map(([, name]) => name)).toEqual(edges);
		for (const [, , value] of measures) expect(Math.abs(Number(value))).toBeLessThan(0.2);
	},
);
