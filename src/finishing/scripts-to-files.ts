import { createHash } from 'node:crypto';

const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** What is longer is fetched behind the first paint: it would only delay the page around it. */
const LANG = 2000;

/**
 * The page with its long inline scripts, such as the one that starts islands, as modules of their own,
 * which it asks for once it is painted.
 * @returns the page, and the text of each file by its path
 */
export function scriptsToFiles(html: string): { html: string; dateien: Map<string, string> } {
	const dateien = new Map<string, string>();
	const ohne = html.replace(INLINE, (ganz, text: string) => {
		if (text.length <= LANG) return ganz;
		const pfad = `/_astro/${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
		dateien.set(pfad, text);
		const wennGemalt = `(_,o)=>{o.disconnect();import("${pfad}")}`;
		return `<script>new PerformanceObserver(${wennGemalt}).observe({type:"paint",buffered:true})</script>`;
	});
	return { html: ohne, dateien };
}
