/** Files by their ending, links and whatever else stands in quotes, behind commas or in url(). */
const DATEIEN =
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
	const dateien = text.match(DATEIEN) ?? [];
	const seiten = [...text.matchAll(LINKS)]
		.map(([, pfad = '']) => pfad)
		// A page has one address, which is not its file's name.
		.filter((pfad) => !names.has(pfad) || pfad.endsWith('.html'));
	const fehlend = [
		...dateien.filter((pfad) => !names.has(pfad)),
		...seiten.filter((pfad) => !names.has(pfad === '/' ? '/index.html' : `${pfad}.html`)),
	];
	return [...new Set(fehlend)];
}

/** What to do about one that is missing. */
export function rat(pfad: string): string {
	const slug = /^\/projekte\/([^/]+)\//.exec(pfad)?.[1];
	if (slug) return `Bitte neu erzeugen: npm run media -- ${slug} --neu`;
	if (pfad.startsWith('/og/'))
		return 'Das Vorschaubild der Seite entsteht in src/rendering/preview/previews.ts; bitte dort eintragen.';
	return 'Bitte den Verweis berichtigen.';
}
