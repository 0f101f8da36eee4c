const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The page with all its styles in one element at the end of its head, in order, each once: in the
 * body, where Astro writes those of islands, HTML allows none, and each element costs the policy a
 * hash.
 */
export function hoistStyles(html: string): string {
	const styles = new Set([...html.matchAll(STYLES)].map(([, text = '']) => text));
	if (styles.size === 0) return html;
	const all = `<style>${[...styles].join('')}</style>`;
	return html.replace(STYLES, '').replace('</head>', () => `${all}</head>`);
}
