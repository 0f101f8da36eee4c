import { expect, test } from 'vitest';
import { takeScreenshot } from './take-screenshot.ts';

/** Fails this often, then returns a picture. */
function failing(times: number, message: string) {
	let calls = 0;
	return async () => {
		if (++calls <= times) throw new Error(`Page.captureScreenshot: ${message}`);
		return `picture ${calls}`;
	};
}

test('a screenshot that Chromium refuses is taken again', async () => {
	const picture = await takeScreenshot(failing(2, 'Unable to capture screenshot'));
	expect(picture).toBe('picture 3');
});

test('a browser that keeps refusing, and any other fault, end with their reason', async () => {
	const refusing = takeScreenshot(failing(9, 'Unable to capture screenshot'));
	await expect(refusing).rejects.toThrow('Unable to capture');
	await expect(takeScreenshot(failing(1, 'Target closed'))).rejects.toThrow('Target closed');
});
