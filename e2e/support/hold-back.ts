import type { Page } from '@playwright/test';

/** Holds back requests that match `pattern` until the returned function is called. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await page.route(pattern, async (route) => {
		await released;
		await route.fallback();
	});
	return release;
}
