import type { Locator } from '@playwright/test';

/** Where a section line is seen, in percent of the width. @param line its range input */
export function lineAt(line: Locator): Promise<number> {
	return line.evaluate((input) =>
		Number(getComputedStyle(input).getPropertyValue('--line-percent')),
	);
}
