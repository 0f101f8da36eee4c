/**
 * Lets nothing move between pages but a card's picture into its project's page, and back: both have the same
 * view transition name (styles/page-change.css). The head inlines this function's text, so it uses nothing
 * from outside itself.
 */
export function pageChange(): void {
	const isProjekt = (url: string | null | undefined) => /\/portfolio\/[^/]+$/.test(url ?? '');
	addEventListener('pageswap', ({ viewTransition, activation }) => {
		if (!viewTransition || !activation) return;
		const { from, entry } = activation;
		if (isProjekt(from?.url) !== isProjekt(entry.url)) return;
		// A skipped transition rejects this; that is no error.
		viewTransition.ready.catch(() => {});
		viewTransition.skipTransition();
	});
}
