/**
 * The page with the classic scripts of its body, which Astro writes beside islands, as modules: they
 * run in the same order, but once the page is parsed, and hold back neither parsing nor the paint.
 */
export function deferScripts(html: string): string {
	const body = html.indexOf('<body');
	if (body < 0) return html;
	return html.slice(0, body) + html.slice(body).replaceAll('<script>', '<script type="module">');
}
