import { expect, test } from 'vitest';
import { takeScreenshot } from './take-screenshot.ts';

test('a screenshot that Chromium refuses is taken again, but not for ever, nor after another fault', async () => {
	const takeAfter = (faults: string[]) =>
		takeScreenshot(async () => {
			const fault = faults.shift();
			if (fault) throw new Error(`Page.captureScreenshot: ${fault}`);
			return 'picture';
		});
	const refused = 'Unable to capture screenshot';
	expect(await takeAfter([refused, refused])).toBe('picture');
	await expect(takeAfter(Array(9).fill(refused))).rejects.toThrow(refused);
	await expect(takeAfter(['Target closed'])).rejects.toThrow('Target closed');
});
