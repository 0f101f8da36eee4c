import { expect, test } from 'vitest';
import { readText } from '#shared/read-text.ts';
import { measureHomeHeadline, STYLE } from './measure-home-headline.ts';

// As wide as the letters of the typeface, which lies in the repository.
test.each([
	['the one that sets the largest letters', 'Front-End Entwickler', 10.152, 5.095, 48],
	['a single word, cut at the same place', 'Webdesigner', 10.152, 6.346, 48],
	['a short one, whose letters are no larger', 'Ich', 10.152, 5.095, 48],
	['a long one', 'Front-End Entwickler für kleine Betriebe', 19.314, 10.152, 53],
	['one cut near the middle, not after its word', 'UX Suchmaschinenoptimierer', 14.261, 12.593, 35],
	['one cut before its word', 'Suchmaschinenoptimierer UX', 14.308, 12.593, 65],
])('a headline’s width, on phones too, and where its line rests: %s', async (_, title, ...row) => {
	const { widthEms, phoneWidthEms, gapEms } = await measureHomeHeadline(title);
	const round = (em: number) => Math.round(1000 * em) / 1000;
	expect([widthEms, phoneWidthEms].map(round)).toEqual(row.slice(0, 2));
	expect(Math.round((100 * gapEms) / widthEms), 'percent of the width').toBe(row[2]);
});

test('it is measured as the stylesheet sets it', () => {
	const css = readText('src/components/drawing/OutlinedHeadline.module.css');
	expect(css).toContain(`font-weight: ${STYLE.weight};`);
	expect(css).toContain(`letter-spacing: ${STYLE.letters}em;`);
	expect(css).toContain(`word-spacing: ${STYLE.words}em;`);
	expect(css).toContain(`-webkit-text-stroke: max(${STYLE.stroke}em,`);
});
