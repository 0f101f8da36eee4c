import { PurgeCSS } from 'purgecss';

const STILE = /(?<=<style[^>]*>)[\s\S]*?(?=<\/style>)/g;

/**
 * The page without the rules that nothing on it can match: chunks of styles are shared by pages, and
 * what a page's HTML exceeds 14 KB by costs a further trip to the server before anything is seen.
 * @param scripts text of the page's scripts, which set classes of their own
 */
export async function dropUnusedStyles(html: string, scripts: readonly string[]): Promise<string> {
	const stile = html.match(STILE) ?? [];
	const gekuerzt = await new PurgeCSS().purge({
		content: [html.replace(STILE, ''), ...scripts].map((raw) => ({ raw, extension: 'html' })),
		css: stile.map((raw) => ({ raw })),
		defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
		keyframes: true,
		// Scripts set them under other names: dataset.offen is [data-offen].
		dynamicAttributes: [...stile.join().matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
	});
	const nachfolger = gekuerzt.values();
	return html.replace(STILE, (stil) => nachfolger.next().value?.css ?? stil);
}
