import { inhaber } from '#shared/inhaber.ts';

/** Absolute URL of a page. `path` starts with a slash and has none at its end; '/' is the home page. */
export function pageUrl(path: string, origin: string = inhaber.siteUrl): string {
	return new URL(path, origin).href;
}
