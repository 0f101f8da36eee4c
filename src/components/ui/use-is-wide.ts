import { useSyncExternalStore } from 'react';
import { TABLET } from '../../lib/widths.ts';

/** Whether the window is wider than a phone's; undefined on the server, which does not know. */
export function useIsWide(): boolean | undefined {
	return useSyncExternalStore(
		subscribe,
		() => matchMedia(TABLET).matches,
		() => undefined,
	);
}

function subscribe(notify: () => void): () => void {
	const width = matchMedia(TABLET);
	width.addEventListener('change', notify);
	return () => width.removeEventListener('change', notify);
}
