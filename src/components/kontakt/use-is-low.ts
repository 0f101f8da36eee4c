import { useSyncExternalStore } from 'react';

/** What is seen of the page is lower than this while a phone's keyboard is open. In pixels. */
const LOW = 520;

/** Whether little of the page is seen, mostly since a keyboard is open; false on the server. */
export function useIsLow(): boolean {
	return useSyncExternalStore(subscribe, isLow, () => false);
}

function isLow(): boolean {
	if (!window.visualViewport) return false;
	// Who has zoomed in sees less of the page, and has no keyboard open.
	const { height, scale } = window.visualViewport;
	return height * scale < LOW;
}

function subscribe(notify: () => void): () => void {
	window.visualViewport?.addEventListener('resize', notify);
	return () => window.visualViewport?.removeEventListener('resize', notify);
}
