/** The seconds after which a page announces that it goes on; 0 if it does not. */
export function secondsToRefresh(): number {
	const refresh = document.querySelector<HTMLMetaElement>('meta[http-equiv="refresh" i]');
	return Number.parseFloat(refresh?.content ?? '') || 0;
}

/** The address of a frame that fills the window of a page without words of its own; only of the web. */
export function frameThatFills(): string | undefined {
	// biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count
	const words = document.body instanceof HTMLBodyElement ? document.body.innerText.trim() : '';
	if (words.length >= 200) return undefined;
	const frames = [...document.querySelectorAll<HTMLElement>('iframe, frame, object, embed')];
	return frames.filter(fills).map(addressOf).find(isOfWeb);
}

function fills({ clientWidth, clientHeight }: HTMLElement): boolean {
	return clientWidth * clientHeight > innerWidth * innerHeight * 0.6;
}

function addressOf(frame: HTMLElement): string {
	const address = frame.getAttribute(frame.localName === 'object' ? 'data' : 'src') ?? '';
	return URL.parse(address, document.baseURI)?.href ?? '';
}

function isOfWeb(address: string): boolean {
	return /^https?:/.test(address);
}
