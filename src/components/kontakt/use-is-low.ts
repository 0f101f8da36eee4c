import { KEYBOARD_PX } from '../../lib/widths.ts';
import { listen, useBrowserValue } from '../ui/use-browser-value.ts';

/** Whether little of the page is seen, mostly since a keyboard is open; false on the server. */
export function useIsLow(): boolean {
	return useBrowserValue(isLow, false, subscribe);
}

function isLow(): boolean {
	if (!window.visualViewport) return false;
	// A visitor who has zoomed in sees less of the page, and has no keyboard open.
	const { height, scale } = window.visualViewport;
	return height * scale < KEYBOARD_PX;
}

function subscribe(notify: () => void): () => void {
	return listen(window.visualViewport, ['resize'], notify);
}
