import { expect, test } from 'vitest';
import { nextProgress, PROGRESS } from './progress.ts';

test('progress begins at 0.08, grows in ever smaller steps and never arrives', () => {
	const values: number[] = [PROGRESS.minimum];
	for (let i = 0; i < 200; i++) values.push(nextProgress(values.at(-1) ?? 0));
	expect(values.slice(0, 3).map((value) => value.toFixed(2))).toEqual(['0.08', '0.18', '0.28']);
	expect(values).toEqual(values.toSorted((a, b) => a - b));
	expect(values.at(-1)).toBeLessThan(1);
});
