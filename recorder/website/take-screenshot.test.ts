import { expect, test } from 'vitest';
import { takeScreenshot } from './take-screenshot.ts';

/** A page that fails this often, then takes a picture. */
function pageThatFails(times: number, message: string) {
	let calls = 0;
	const screenshot = async () => {
		if (++calls <= times) throw new Error(`Page.captureScreenshot: ${message}`);
		return Buffer.from(`picture ${calls}`);
	};
	return { screenshot };
}

test('a screenshot that Chromium refuses is taken again', async () => {
	const picture = await takeScreenshot(pageThatFails(2, 'Unable to capture screenshot'));
	expect(`${picture}`).toBe('picture 3');
});

test('a browser that keeps refusing, and any other fault, end with their reason', async () => {
	const refusing = takeScreenshot(pageThatFails(9, 'Unable to capture screenshot'));
	await expect(refusing).rejects.toThrow('Unable to capture');
	await expect(takeScreenshot(pageThatFails(1, 'Target closed'))).rejects.toThrow('Target closed');
});
