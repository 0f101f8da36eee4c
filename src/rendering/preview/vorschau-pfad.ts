/** Size of every preview picture, in pixels: what link previews expect. */
export const VORSCHAU = { breite: 1200, hoehe: 630 } as const;

/** Where the preview picture of a page lies: '/about' → '/og/about.jpg', '/' → '/og/start.jpg'. */
export function vorschauPfad(pfad: string): string {
	return `/og${pfad === '/' ? '/start' : pfad}.jpg`;
}
