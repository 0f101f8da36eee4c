import type { Locator } from '@playwright/test';

/** Resolves once every observer that the element had before has been told whether it is in sight. */
export function observed(place: Locator): Promise<void> {
	return place.evaluate(
		(element) =>
			new Promise<void>((resolve) => {
				const observer = new IntersectionObserver(() => {
					observer.disconnect();
					resolve();
				});
				observer.observe(element);
			}),
	);
}
