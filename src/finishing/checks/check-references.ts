import { remakeCommand } from '../../../shared/manifest.ts';

/** Files by their ending, links and whatever else stands in quotes, behind commas or in url(). */
const FILES =
	/(?<=["',(\s;])\/[\w@%.~/-]+\.(?:avif|webp|jpe?g|png|svg|ico|mp4|woff2|js|css|txt|xml|webmanifest)(?=["',)\s&])/g;
const LINKS = /<a\b[^>]*\shref="(\/[^"#?]*)/g;

/**
 * What a page names but the build does not have: derived pictures and films, its preview picture,
 * pages it links to.
 * @param names all files of the build, '/about.html'
 */
export function missingReferences(
	html: string,
	names: ReadonlySet<string>,
	origin: string,
): string[] {
	const text = html.replaceAll(origin, '');
	const files = text.match(FILES) ?? [];
	const pages = [...text.matchAll(LINKS)]
		.map(([, path = '']) => path)
		// A page has one address, which is not its file's name.
		.filter((path) => !names.has(path) || path.endsWith('.html'));
	const missing = [
		...files.filter((path) => !names.has(path)),
		...pages.filter((path) => !names.has(path === '/' ? '/index.html' : `${path}.html`)),
	];
	return [...new Set(missing)];
}

/** What to do about one that is missing. */
export function advice(path: string): string {
	const slug = /^\/projekte\/([^/]+)\//.exec(path)?.[1];
	if (slug) return `Bitte neu erzeugen: ${remakeCommand(slug)}`;
	if (path.startsWith('/og/'))
		return 'Das Vorschaubild der Seite entsteht in src/rendering/preview/previews.ts; bitte dort eintragen.';
	return 'Bitte den Verweis berichtigen.';
}
