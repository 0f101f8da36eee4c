/** Size of every preview picture, in pixels: what link previews expect. */
export const PREVIEW = { width: 1200, height: 630 } as const;

/**
 * Where the preview picture of a page lies: '/about' → '/og/about.jpg', '/' → '/og/start.jpg'. That
 * of a project is among its recordings.
 */
export function previewPath(path: string): string {
	const slug = /^\/portfolio\/(.+)/.exec(path)?.[1];
	if (slug) return `/projekte/${slug}/vorschau.jpg`;
	return `/og${path === '/' ? '/start' : path}.jpg`;
}
