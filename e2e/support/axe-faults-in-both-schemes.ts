import type { Page } from '@playwright/test';
import axe from 'axe-core';

const CRITERIA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about colours, the only ones that the dark scheme can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds in both colour schemes, a line each: WCAG 2.0 to 2.2, A and AA, and best practices. */
export async function axeFaultsInBothSchemes(page: Page): Promise<string[]> {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
	const faults: string[] = [];
	for (const [colorScheme, runOnly] of [
		['light', CRITERIA],
		['dark', COLOURS],
	] as const) {
		await page.emulateMedia({ colorScheme });
		const violations = await page.evaluate(
			async (runOnly) => {
				const { run }: typeof axe = Reflect.get(window, 'axe');
				// Without what it found in order it takes half the time.
				return (await run({ runOnly, resultTypes: ['violations'] })).violations;
			},
			[...runOnly],
		);
		for (const { id, nodes } of violations)
			for (const { target, failureSummary } of nodes)
				faults.push(`${colorScheme}: ${id}: ${target.join(' ')} – ${failureSummary}`);
	}
	await page.emulateMedia({ colorScheme: 'light' });
	return faults;
}
