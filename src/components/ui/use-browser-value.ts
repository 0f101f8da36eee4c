import { useSyncExternalStore } from 'react';

/**
 * Reads something of the browser; `subscribe` tells when it changes, if it does while a page is open. On the server, and
 * until the script has taken over, it is `before`.
 */
export function useBrowserValue<T>(
	read: () => T,
	before: T,
	subscribe: (notify: () => void) => () => void = neverChanges,
): T {
	return useSyncExternalStore(subscribe, read, () => before);
}

/** Whether the script has taken over. */
export function useHasScript(): boolean {
	return useBrowserValue(() => true, false);
}

/** Listens to events of these kinds. @returns what ends it */
export function listen(
	target: EventTarget | null,
	kinds: readonly string[],
	heard: () => void,
): () => void {
	for (const kind of kinds) target?.addEventListener(kind, heard);
	return () => {
		for (const kind of kinds) target?.removeEventListener(kind, heard);
	};
}

function neverChanges(): () => void {
	return () => {};
}
