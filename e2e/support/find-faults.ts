import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const CRITERIA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe holds against the page as it stands: WCAG 2.0 to 2.2, A and AA, and best practices; or
 * against `rules` alone.
 */
export async function findFaults(page: Page, rules?: string[]): Promise<string[]> {
	// The other mode opens a page of its own for each look, for frames that no page here has.
	const axe = new AxeBuilder({ page }).setLegacyMode();
	const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(CRITERIA)).analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary}`),
	);
}
