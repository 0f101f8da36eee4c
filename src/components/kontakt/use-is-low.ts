import { useSyncExternalStore } from 'react';
import { KEYBOARD_PX } from '../../lib/widths.ts';

/** Whether little of the page is seen, mostly since a keyboard is open; false on the server. */
export function useIsLow(): boolean {
	return useSyncExternalStore(subscribe, isLow, () => false);
}

function isLow(): boolean {
	if (!window.visualViewport) return false;
	// Who has zoomed in sees less of the page, and has no keyboard open.
	const { height, scale } = window.visualViewport;
	return height * scale < KEYBOARD_PX;
}

function subscribe(notify: () => void): () => void {
	window.visualViewport?.addEventListener('resize', notify);
	return () => window.visualViewport?.removeEventListener('resize', notify);
}
