/** Size of every preview picture, in pixels: what link previews expect. */
export const PREVIEW = { width: 1200, height: 630 } as const;

/** Where the preview picture of a page lies: '/about' → '/og/about.jpg', '/' → '/og/start.jpg'. */
export function previewPath(path: string): string {
	return `/og${path === '/' ? '/start' : path}.jpg`;
}
