const STIL = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The page with all its styles in one element at the end of its head, in order, each once: in the
 * body, where Astro writes those of islands, HTML allows none, and each element costs the policy a
 * hash.
 */
export function hoistStyles(html: string): string {
	const stile = new Set([...html.matchAll(STIL)].map(([, text = '']) => text));
	if (stile.size === 0) return html;
	const alle = `<style>${[...stile].join('')}</style>`;
	return html.replace(STIL, '').replace('</head>', () => `${alle}</head>`);
}
