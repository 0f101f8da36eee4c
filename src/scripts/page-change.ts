export {};

/**
 * Between pages only one window moves: a card's under the pointer or in focus, or a sheet's on the way
 * back. Where none does, the transition is skipped: taking its pictures holds back the next page.
 */
addEventListener('pageswap', ({ viewTransition, activation }) => {
	forgive(viewTransition);
	const zurueck = activation?.navigationType === 'traverse';
	// A card is an article in a list.
	const karte = 'li article:hover,li article:focus-within';
	if (document.querySelector(zurueck ? '[data-uebergang]' : karte)) return;
	viewTransition?.skipTransition();
});
// On a first visit the page may have been revealed before this script came.
forgive(document.activeViewTransition);
addEventListener('pagereveal', ({ viewTransition }) => forgive(viewTransition));

/** Skipped by us or given up by the browser: the next page stands all the same, so it is no error. */
function forgive(uebergang: ViewTransition | null | undefined): void {
	if (!uebergang) return;
	const { ready, finished, updateCallbackDone } = uebergang;
	for (const teil of [ready, finished, updateCallbackDone]) teil.catch(() => {});
}
