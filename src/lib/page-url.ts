import { inhaber } from '#shared/inhaber.ts';

/** Absolute URL of a page. `path` starts with a slash and has none at its end; '/' is the home page. */
export function pageUrl(path: string, origin: string = inhaber.siteUrl): string {
	return new URL(path, origin).href;
}

/** What an address bar shows of a URL: the host without its 'www.'. */
export function hostname(url: string): string {
	return new URL(url).hostname.replace(/^www\./, '');
}
