import { expect, test } from 'vitest';
import { conditionsIn, keepWhere, unpairedAt } from './conditional.ts';

test('what stands under a condition is kept where that holds, and dropped with its brackets elsewhere', () => {
	const text = 'Eins. [[ja: [Zwei](#z): 2.]] [[nein:\nDrei.\n]]Vier.';
	expect(keepWhere(text, (condition) => condition === 'ja')).toBe('Eins. [Zwei](#z): 2. Vier.');
	expect(keepWhere(text, (condition) => condition === 'nein')).toBe('Eins.  Drei.Vier.');
	expect(conditionsIn(text)).toEqual(['ja', 'nein']);
});

test.each([
	['Eins. [[ja: Zwei.', 6],
	['Eins. [[ja: Zwei. [[nein: Drei.]]', 6],
	['[[ja: Eins.]] Zwei.]]', 19],
	['[[ja Eins.]]', 0],
	['[[ja: Eins [x](#x).]] [Zwei] [[nein: 2]]', -1],
])('in „%s“ the first bracket without its other one is at %i', (text, place) => {
	expect(unpairedAt(text)).toBe(place);
});
