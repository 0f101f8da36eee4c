import { cspMeta } from './csp-meta.ts';
import { headlineFont } from './headline-font.ts';
import { moveIslandRuntime } from './island-runtime.ts';
import { loadedFiles } from './loaded-files.ts';
import { byName, innerHtml, type Page, replaceParts } from './parse-page.ts';
import { replaceFigureMarks } from './replace-figure-marks.ts';

/**
 * The HTML of a built page as it is delivered: one style element with its headline's font, a
 * Content-Security-Policy, and measured figures in place of their marks.
 * @param dist folder of the build
 */
export async function finishPage(parsed: Page, dist: string, built: Date): Promise<string> {
	const page = await moveIslandRuntime(parsed, dist);
	const css = collectStyles(page) + (await headlineFont(page));
	const html = rewriteHead(page, css, cspMeta(page, css));
	return replaceFigureMarks(html, page.elements, await loadedFiles(page.html, dist), built);
}

/** Astro writes an island's styles into the body, once per island; HTML allows none there. */
function collectStyles(page: Page): string {
	return [...new Set(byName(page, 'style').map((style) => innerHtml(page, style)))].join('');
}

/** Puts the policy behind the charset, and all styles in one element at the end of the head. */
function rewriteHead(page: Page, css: string, csp: string): string {
	const [head] = byName(page, 'head');
	const charset = byName(page, 'meta').find(({ attributes }) => 'charset' in attributes);
	if (!head || !charset) {
		throw new Error('Die Seite hat kein <head> mit <meta charset>, hinter das die CSP gehört.');
	}
	const headEnd = head.loc[1].start;
	return replaceParts(page.html, [
		...byName(page, 'style').map(({ loc }) => ({
			from: loc[0].start,
			until: loc[1].end,
			text: '',
		})),
		{ from: charset.loc[0].end, until: charset.loc[0].end, text: csp },
		{ from: headEnd, until: headEnd, text: css && `<style>${css}</style>` },
	]);
}
