import { inKilobytes } from '#shared/german-number.ts';
import { TIME_ZONE } from '#shared/german-time.ts';
import { FIGURE_MARKS } from '../lib/figure-marks.ts';
import { brotli } from './compress.ts';
import type { Page } from './parse-page.ts';

/** For finding foreign servers: elements that load a file, and the attributes that name it. */
const LOADERS = ['script', 'img', 'source', 'video', 'iframe', 'link'];
const ADDRESSES = ['src', 'srcset', 'href', 'poster'];

/** Takes the weight's place while the page is weighed; as long as most weights. */
const TYPICAL_WEIGHT = '00,0\u00a0KB';

const DATE = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: TIME_ZONE });

/**
 * The HTML with its measured figures: kilobytes on the wire (brotli) and number of requests without
 * pictures and film, hosts other than ours, cookies that its scripts set, day of the build.
 * @param elements those of the page, which name what it loads
 * @param files what else the page loads, by path, as loadedFiles returns it
 */
export async function replaceFigureMarks(
	html: string,
	elements: Page['elements'],
	files: ReadonlyMap<string, Buffer>,
	built: Date,
): Promise<string> {
	const setters = [html, ...files.values()].filter((text) => setsCookie(String(text)));
	const withoutWeight = html
		.replaceAll(FIGURE_MARKS.requests, String(1 + files.size))
		.replaceAll(FIGURE_MARKS.thirdPartyServers, orNone(foreignHosts(elements).size))
		.replaceAll(FIGURE_MARKS.cookies, orNone(setters.length))
		.replaceAll(FIGURE_MARKS.updated, DATE.format(built));
	const document = withoutWeight.replaceAll(FIGURE_MARKS.weight, TYPICAL_WEIGHT);
	const weights = await Promise.all([
		brotliLength(Buffer.from(document)),
		...[...files].map(([name, content]) =>
			name.endsWith('.woff2') ? content.length : brotliLength(content),
		),
	]);
	const weight = weights.reduce((sum, bytes) => sum + bytes, 0);
	return withoutWeight.replaceAll(FIGURE_MARKS.weight, inKilobytes(weight));
}

function orNone(count: number): string {
	return count === 0 ? 'keine' : String(count);
}

async function brotliLength(content: Buffer): Promise<number> {
	return (await brotli(content)).length;
}

function foreignHosts(elements: Page['elements']): Set<string> {
	const urls = elements
		.filter(({ name, attributes }) => LOADERS.includes(name) && attributes.rel !== 'canonical')
		.flatMap(({ attributes }) => ADDRESSES.map((name) => attributes[name] ?? ''))
		.filter((url) => /^(?:https?:)?\/\//.test(url));
	return new Set(urls.map((url) => new URL(url, 'https://x').host));
}

function setsCookie(text: string): boolean {
	return /document\.cookie\s*=|cookieStore\.set/.test(text);
}
