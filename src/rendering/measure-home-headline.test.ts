import { expect, test } from 'vitest';
import { headlineLines, measureHomeHeadline } from './measure-home-headline.ts';

test('the specified headline has the widths of the design, and the line rests between its words', async () => {
	const { wide, narrow, gapPercent } = await measureHomeHeadline('Front-End Entwickler');
	expect(wide).toBeCloseTo(10.27, 2);
	expect(narrow).toBeCloseTo(5.166, 2);
	expect(gapPercent).toBeCloseTo(48, 0);
});

test('a short headline gets no larger letters, and a single word is cut at the same place', async () => {
	const { wide, narrow, gapPercent } = await measureHomeHeadline('Webdesigner');
	expect([wide, gapPercent]).toEqual([10.27, 48]);
	expect(narrow).toBeGreaterThan(5.17);
	expect(await measureHomeHeadline('Ich')).toMatchObject({ wide: 10.27, narrow: 5.165 });
});

test('a long headline gets smaller letters', async () => {
	const long = await measureHomeHeadline('Front-End Entwickler für kleine Betriebe');
	expect(long.wide).toBeGreaterThan(18);
	expect(long.narrow).toBeGreaterThan(9);
});

test.each(['UX Suchmaschinenoptimierer', 'Suchmaschinenoptimierer UX'])(
	'the line stays near the middle: „%s“',
	async (title) => {
		const { gapPercent } = await measureHomeHeadline(title);
		expect(gapPercent).toBeGreaterThanOrEqual(35);
		expect(gapPercent).toBeLessThanOrEqual(65);
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
