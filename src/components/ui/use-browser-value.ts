import { useSyncExternalStore } from 'react';

/**
 * Reads something of the browser that stays the same while a page is open. On the server, and until the script
 * has taken over, it is `before`.
 */
export function useBrowserValue<T>(read: () => T, before: T): T {
	return useSyncExternalStore(neverChanges, read, () => before);
}

function neverChanges(): () => void {
	return () => {};
}
