import { expect, test } from 'vitest';
import { headlineLines, measureHomeHeadline } from './measure-home-headline.ts';

test.each([
	['the specified one', 'Front-End Entwickler', 10.27, 5.165, 48],
	['a single word, cut at the same place', 'Webdesigner', 10.27, 6.417, 48],
	['a short one, whose letters are no larger', 'Ich', 10.27, 5.165, 48],
	['a long one', 'Front-End Entwickler für kleine Betriebe', 19.551, 10.269, 53],
	['one cut near the middle, not after its word', 'UX Suchmaschinenoptimierer', 14.455, 12.766, 35],
	['one cut before its word', 'Suchmaschinenoptimierer UX', 14.503, 12.766, 65],
])(
	'a headline has its width in em, and where the line rests: %s',
	async (_, headline, ...expected) => {
		const { wide, narrow, gapPercent } = await measureHomeHeadline(headline);
		expect([wide, narrow, gapPercent].map((n, i) => Number(n.toFixed(i < 2 ? 3 : 0)))).toEqual(
			expected,
		);
	},
);

test('a letter that the typeface lacks counts as one em', async () => {
	const [without, with1] = await Promise.all(
		['Grafik Entwicklerinnen', 'Grafik Entwicklerinnen漢'].map(measureHomeHeadline),
	);
	expect((with1?.wide ?? 0) - (without?.wide ?? 0)).toBeCloseTo(1, 1);
});

test.each([
	['Front-End Entwickler', ['Front-End', 'Entwickler']],
	[' Web \n Entwickler ', ['Web', 'Entwickler']],
	['Webentwickler', ['Webentwickler']],
	[' Web\u00a0Designerin ', ['Web', 'Designerin']],
	['Freier Web Entwickler', ['Freier Web', 'Entwickler']],
	['Front-End Entwickler für kleine Betriebe', ['Front-End Entwickler', 'für kleine Betriebe']],
])('„%s“ breaks as %j', (headline, lines) => {
	expect(headlineLines(headline)).toEqual(lines);
});
