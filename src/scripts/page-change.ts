/**
 * Lets a project's card grow into the stage of its page, and back; then focuses the card. Only the
 * parts of the chosen card and of the stage (`data-moves`: ground, window, phone, nameplate) get a view
 * transition name. The transition is skipped where no card was chosen or the window's picture has not
 * loaded, since its snapshots would delay the next page. The head inlines this function's text, since a page
 * is revealed before its modules run; so it uses nothing from outside itself.
 */
export function pageChange(): void {
	const parts = (from: ParentNode = document) => [
		...from.querySelectorAll<HTMLElement>('[data-moves]'),
	];
	const stage = () => parts().filter((part) => !part.closest('li'));
	const cardOf = (url: string | null | undefined) =>
		[...document.querySelectorAll('li')].find(
			(card) => parts(card).length && card.querySelector('a')?.href === url,
		);
	const move = (transition: ViewTransition, moving: HTMLElement[]) => {
		for (const part of parts())
			part.style.viewTransitionName = moving.includes(part) ? (part.dataset.moves ?? '') : '';
		// Loaded pictures show from the first frame on.
		for (const image of moving.flatMap((part) => [...part.querySelectorAll('img')]))
			image.decoding = 'sync';
		const picture = moving.find((part) => part.dataset.moves === 'window')?.querySelector('img');
		if (!picture?.complete) transition.skipTransition();
		// A skipped transition rejects these; that is no error.
		for (const step of [transition.ready, transition.finished, transition.updateCallbackDone])
			step.catch(() => {});
	};

	addEventListener('pageswap', ({ viewTransition, activation }) => {
		if (!viewTransition) return;
		const card = cardOf(activation?.entry.url);
		// The breadcrumb's link ends in the card's id.
		const isBack =
			activation?.navigationType === 'traverse' || activation?.entry.url?.includes('#');
		const back = isBack ? stage() : [];
		const chosen = card?.matches(':hover, :focus-within') ? parts(card) : [];
		move(viewTransition, back.length ? back : chosen);
	});
	addEventListener('pagereveal', ({ viewTransition }) => {
		if (!viewTransition) return;
		const { from, navigationType } = window.navigation?.activation ?? {};
		const card = (navigationType === 'traverse' || location.hash) && cardOf(from?.url);
		move(viewTransition, card ? parts(card) : stage());
		// Not before: with a focus the page would scroll there smoothly.
		if (card)
			viewTransition.finished.then(() => card.querySelector('a')?.focus({ preventScroll: true }));
	});
}
