import { TABLET } from '../../lib/widths.ts';
import { listen, useBrowserValue } from './use-browser-value.ts';

/** Whether the window is wider than a phone's; undefined on the server, which does not know. */
export function useIsWide(): boolean | undefined {
	return useBrowserValue(() => matchMedia(TABLET).matches, undefined, subscribe);
}

function subscribe(notify: () => void): () => void {
	return listen(matchMedia(TABLET), ['change'], notify);
}
