import type { Locator } from '@playwright/test';

/** Where a section line is seen, in percent of the window's width. @param line its range input */
export function lineAt(line: Locator): Promise<number> {
	return line.evaluate(
		(input) =>
			(100 * Number.parseFloat(getComputedStyle(input).getPropertyValue('--line-x'))) /
			document.documentElement.clientWidth,
	);
}
