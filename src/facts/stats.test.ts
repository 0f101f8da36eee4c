import { expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { countOf, ownerStats } from './stats.ts';

test.each([
	['+12', 12],
	['1', 1],
])('„%s“ says %i', (number, count) => {
	expect(countOf(number)).toBe(count);
});

const { abgeschlosseneProjekte, aktiveKunden } = inhaber;

test('the numbers are those that the owner gives, projects first', () => {
	const given = [abgeschlosseneProjekte, aktiveKunden].filter(Boolean);
	expect(ownerStats(3).map(({ number }) => number)).toEqual(given);
});

test.runIf(abgeschlosseneProjekte)(
	'beside the projects stands how many are shown, and where; nothing where none is',
	() => {
		const [shown] = ownerStats(3);
		expect(shown?.note).toMatchObject({
			text: expect.stringMatching(/\S/),
			link: { href: '/portfolio' },
		});
		const [none] = ownerStats(0);
		expect(none).not.toHaveProperty('note');
	},
);
