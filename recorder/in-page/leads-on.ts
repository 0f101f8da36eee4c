import { FRAME } from '../thresholds.ts';

/** The seconds after which a page announces that it goes on; 0 if it does not. */
export function secondsToRefresh(): number {
	const refresh = document.querySelector<HTMLMetaElement>('meta[http-equiv="refresh" i]');
	return Number.parseFloat(refresh?.content ?? '') || 0;
}

/** The address of a frame that fills the window of a page without words of its own; only of the web. */
export function frameThatFills(): string | undefined {
	// biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count
	const words = document.body instanceof HTMLBodyElement ? document.body.innerText.trim() : '';
	if (words.length >= FRAME.chars) return undefined;
	const frames = [...document.querySelectorAll<HTMLElement>('iframe, frame, object, embed')];
	return frames.filter(fills).filter(isPage).map(addressOf).find(isOfWeb);
}

function fills({ clientWidth, clientHeight }: HTMLElement): boolean {
	return clientWidth * clientHeight > innerWidth * innerHeight * FRAME.least;
}

/** An <object> or <embed> may also be a picture or a file. */
function isPage(frame: HTMLElement): boolean {
	if (!frame.matches('object, embed')) return true;
	const isFile = /\.(svg|pdf|swf|png|jpe?g|gif|webp|avif|mp4|webm)([?#]|$)/i.test(addressOf(frame));
	return !isFile && /html|^$/.test(frame.getAttribute('type') ?? '');
}

function addressOf(frame: HTMLElement): string {
	const address = frame.getAttribute(frame.localName === 'object' ? 'data' : 'src') ?? '';
	return URL.parse(address, document.baseURI)?.href ?? '';
}

function isOfWeb(address: string): boolean {
	return /^https?:/.test(address);
}
