import { projektFile } from './manifest.ts';

/** Size of every preview picture, in pixels, as link previews expect it. */
export const PREVIEW = { width: 1200, height: 630 } as const;

/**
 * Returns the path of a page's preview picture: '/about' → '/og/about.jpg', '/' → '/og/start.jpg'; of a
 * project, the recorded one.
 */
export function previewPath(path: string): string {
	const slug = /^\/portfolio\/(.+)/.exec(path)?.[1];
	if (slug) return projektFile(slug, 'vorschau.jpg');
	return `/og${path === '/' ? '/start' : path}.jpg`;
}
