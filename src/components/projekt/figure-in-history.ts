/** The index of the figure that the viewer shows at this point of the history; undefined where it is closed. */
export function figureInHistory(): number | undefined {
	const { figure } = Object(history.state);
	return typeof figure === 'number' ? figure : undefined;
}

/** Gives the shown figure an entry of its own, which Back leaves; the next figure takes the entry of the one before. */
export function putInHistory(figure: number): void {
	if (figureInHistory() === undefined) {
		// Back would scroll to where the page was on opening, and not to the last picture.
		history.scrollRestoration = 'manual';
		history.pushState({ figure }, '');
	} else history.replaceState({ figure }, '');
}
