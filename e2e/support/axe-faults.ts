import type { Page } from '@playwright/test';
import axe from 'axe-core';

const CRITERIA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about colours, the only ones that the dark scheme can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds in both colour schemes, a line each: WCAG 2.0 to 2.2, A and AA, and best practices. */
export async function axeFaults(page: Page): Promise<string[]> {
	await page.evaluate(axe.source);
	const faults: string[] = [];
	for (const [colorScheme, runOnly] of [
		['light', CRITERIA],
		['dark', COLOURS],
	] as const) {
		await page.emulateMedia({ colorScheme });
		const found = await page.evaluate(
			async (runOnly) => {
				const { run }: typeof axe = Reflect.get(window, 'axe');
				// Without what it found in order it takes half the time.
				const { violations } = await run({ runOnly, resultTypes: ['violations'] });
				return violations.flatMap(({ id, nodes }) =>
					nodes.map(
						({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary}`,
					),
				);
			},
			[...runOnly],
		);
		faults.push(...found.map((fault) => `${colorScheme}: ${fault}`));
	}
	await page.emulateMedia({ colorScheme: 'light' });
	return faults;
}
