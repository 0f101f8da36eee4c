export {};

/**
 * Between pages only one window moves: a card's under the pointer or in focus, or a sheet's on the way
 * back. Where none does, the transition is skipped: taking its pictures holds back the next page.
 */
addEventListener('pageswap', ({ viewTransition, activation }) => {
	const zurueck = activation?.navigationType === 'traverse';
	// A card is an article in a list.
	const karte = 'li article:hover,li article:focus-within';
	if (document.querySelector(zurueck ? '[data-uebergang]' : karte)) return;
	// Skipping makes it fail, which a page kept for the way back would report.
	viewTransition?.ready.catch(() => {});
	viewTransition?.skipTransition();
});
