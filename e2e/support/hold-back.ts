import type { Page } from '@playwright/test';

/** Holds back what matches `muster` until the returned function is called; then other routes see it. */
export async function holdBack(page: Page, sample: string): Promise<() => void> {
	const { promise: freigabe, resolve: lass } = Promise.withResolvers<void>();
	await page.route(sample, async (route) => {
		await freigabe;
		await route.fallback();
	});
	return lass;
}
