/**
 * On the way from a card to its sheet the whole card grows into the stage, and back: ground, window,
 * phone and plate (`data-moves`) are named on the card that was chosen and on the sheet, nothing else is.
 * Where none was chosen, or the window's picture is not there yet, the transition is skipped: taking its
 * pictures holds back the next page. Skipped by us or given up by the browser it is no error: the next
 * page stands all the same. Stands in the head as text, so it may use nothing from outside
 * itself: a page is revealed before its modules run.
 */
export function pageChange(): void {
	const parts = (from: ParentNode = document) => [
		...from.querySelectorAll<HTMLElement>('[data-moves]'),
	];
	const sheet = () => parts().filter((part) => !part.closest('li'));
	const cardOf = (url: string | null | undefined) =>
		[...document.querySelectorAll('li')].find(
			(card) => parts(card).length && card.querySelector('a')?.href === url,
		);
	const move = (transition: ViewTransition, moving: HTMLElement[]) => {
		for (const part of parts())
			part.style.viewTransitionName = moving.includes(part) ? (part.dataset.moves ?? '') : '';
		// What is there is seen from the first frame on.
		for (const image of moving.flatMap((part) => [...part.querySelectorAll('img')]))
			image.decoding = 'sync';
		const picture = moving.find((part) => part.dataset.moves === 'window')?.querySelector('img');
		if (!picture?.complete) transition.skipTransition();
		for (const step of [transition.ready, transition.finished, transition.updateCallbackDone])
			step.catch(() => {});
	};

	addEventListener('pageswap', ({ viewTransition, activation }) => {
		if (!viewTransition) return;
		const card = cardOf(activation?.entry.url);
		const back = activation?.navigationType === 'traverse' ? sheet() : [];
		const chosen = card?.matches(':hover, :focus-within') ? parts(card) : [];
		move(viewTransition, back.length ? back : chosen);
	});
	addEventListener('pagereveal', ({ viewTransition }) => {
		if (!viewTransition) return;
		const { from, navigationType } = window.navigation?.activation ?? {};
		const card = navigationType === 'traverse' && cardOf(from?.url);
		move(viewTransition, card ? parts(card) : sheet());
	});
}
