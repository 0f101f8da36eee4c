import { decodeHTMLAttribute } from 'entities';
import { decode } from '#shared/decode.ts';
import { remakeCommand } from '#shared/manifest.ts';
import { byName, type Page } from '../parse-page.ts';

/** Paths of files, wherever the page names them: attributes, lists of sizes, styles, data blocks. */
const FILES =
	/(?<=["',(\s;])\/[\w@%.~/-]+\.(?:avif|webp|jpe?g|png|svg|ico|mp4|webm|woff2|js|css|txt|xml)(?=["',)\s&])/g;

/**
 * Lists what a page names but the build does not have: derived pictures and films, its preview
 * picture, pages it links to.
 * @param names all files of the build, '/about.html'
 */
export function missingReferences(
	page: Page,
	names: ReadonlySet<string>,
	origin: string,
): string[] {
	const files = (withoutCode(page).replaceAll(origin, '').match(FILES) ?? []).map(decode);
	const pages = byName(page, 'a')
		.map(({ attributes }) => decodeHTMLAttribute(attributes.href ?? ''))
		.map((href) => decode(href.replace(origin, '').replace(/[#?].*/, '')))
		// A page has one address, which is not its file's name.
		.filter((path) => path.startsWith('/') && (!names.has(path) || path.endsWith('.html')));
	const missing = [
		...files.filter((path) => !names.has(path)),
		...pages.filter((path) => !names.has(path === '/' ? '/index.html' : `${path}.html`)),
	];
	return [...new Set(missing)];
}

/** What a text shows as code names no file of this site. */
function withoutCode(page: Page): string {
	// From back to front, so that the places before it stay.
	return byName(page, 'code').reduceRight(
		(html, { loc }) => html.slice(0, loc[0].end) + html.slice(loc[1].start),
		page.html,
	);
}

/** What the owner does about a missing path. */
export function remedyFor(path: string): string {
	const slug = /^\/projekte\/([^/]+)\//.exec(path)?.[1];
	if (slug) return `Bitte neu erzeugen: ${remakeCommand(slug)}`;
	if (path.startsWith('/og/'))
		return 'Das Vorschaubild der Seite entsteht in src/rendering/pictures/previews.ts; bitte dort eintragen.';
	return 'Bitte den Verweis berichtigen.';
}
