const IM_BODY = /<style>astro-[^<]*<\/style>/g;

/**
 * The page with the styles Astro writes beside its islands moved to the head, the only place where
 * HTML allows them.
 */
export function hoistStyles(html: string): string {
	const stile = [...new Set(html.match(IM_BODY))].join('');
	return html.replace(IM_BODY, '').replace('</head>', () => `${stile}</head>`);
}
