import type { Locator } from '@playwright/test';

/** Resolves once every observer that the element had before has been told whether it is in sight. */
export function observed(ort: Locator): Promise<void> {
	return ort.evaluate(
		(element) =>
			new Promise<void>((resolve) => {
				const beobachter = new IntersectionObserver(() => {
					beobachter.disconnect();
					resolve();
				});
				beobachter.observe(element);
			}),
	);
}
