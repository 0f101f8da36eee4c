import { PurgeCSS } from 'purgecss';

const STILE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/**
 * The page without the rules that nothing on it can match: chunks of styles are shared by pages, and
 * what a page's HTML exceeds 14 KB by costs a further trip to the server before anything is seen.
 * @param scripts text of the page's scripts, which set classes of their own
 */
export async function dropUnusedStyles(html: string, scripts: readonly string[]): Promise<string> {
	const content = [html.replace(STILE, ''), ...scripts].map((raw) => ({ raw, extension: 'html' }));
	const gekuerzt = await Promise.all(
		[...html.matchAll(STILE)].map(async ([ganz, auf, raw = '', zu]) => {
			const [ergebnis] = await new PurgeCSS().purge({
				content,
				css: [{ raw }],
				defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
				keyframes: true,
				// Scripts set them under other names: dataset.offen is [data-offen].
				dynamicAttributes: [...raw.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
			});
			return [ganz, `${auf}${ergebnis?.css ?? raw}${zu}`] as const;
		}),
	);
	return gekuerzt.reduce((seite, [vorher, nachher]) => seite.replace(vorher, () => nachher), html);
}
