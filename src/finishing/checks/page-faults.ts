import { shortLength } from '../../../shared/projekt/projekt-schema.ts';
import { textOf } from '../text-of.ts';

/** At most, in characters: what search results show of a title, and what a description may go on. */
const TITLE = 65;
const DESCRIPTION = 200;

/** One sentence for each title or description of a listed page that is too long or too short. */
export function badLengths(html: string, name: string): string[] {
	if (/<meta name="robots" content="[^"]*noindex/.test(html)) return [];
	const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
	const description = /<meta name="description" content="([^"]*)/.exec(html)?.[1] ?? '';
	const source = sourceOf(name);
	const faults: string[] = [];
	if (title.length > TITLE)
		faults.push(
			`${source.title}: Der Titel „${title}“ hat ${title.length} Zeichen, höchstens ${TITLE} sind gut.`,
		);
	if (description.length < shortLength.least || description.length > DESCRIPTION)
		faults.push(
			`${source.description}: Die Beschreibung für Suchmaschinen hat ${description.length} Zeichen, gut sind ${shortLength.least} bis ${DESCRIPTION}.`,
		);
	return faults;
}

/** Where the owner writes what a page says of itself: file and field. */
function sourceOf(name: string): { title: string; description: string } {
	const slug = /^\/portfolio\/(.+)\.html$/.exec(name)?.[1];
	if (slug) {
		const entry = `src/content/projekte/${slug}.yaml`;
		return { title: `${entry}, projekt.kunde`, description: `${entry}, metadaten.beschreibung` };
	}
	const page = name === '/index.html' ? 'start' : name.slice(1, -'.html'.length);
	const texts = `src/content/texte/${page}.ts`;
	return { title: `${texts}, titel`, description: `${texts}, beschreibung` };
}

/**
 * One sentence for a page that has letters the site's typeface cannot draw: they would stand in
 * whatever face a visitor's device has.
 * @param known code points of the typeface
 */
export function unknownLetters(html: string, name: string, known: ReadonlySet<number>): string[] {
	const letters = textOf(html).match(/\p{L}/gu) ?? [];
	const unknown = new Set(letters.filter((letter) => !known.has(letter.codePointAt(0) ?? 0)));
	if (unknown.size === 0) return [];
	const named = [...unknown].map((letter) => `„${letter}“`).join(', ');
	return [
		`${name}: Für ${named} hat die Schrift der Website kein Zeichen. Bitte in lateinischer Schrift schreiben.`,
	];
}

/**
 * One sentence for each link to a place within a page that is not there.
 * @param pages all pages, '/about.html' → its HTML
 */
export function lostAnchors(pages: ReadonlyMap<string, string>): string[] {
	const sentences = [...pages].flatMap(([name, html]) =>
		[...html.matchAll(/<a\b[^>]*\shref="([^"#]*)#([^"]+)"/g)].flatMap(([, path = '', id = '']) => {
			if (/^[a-z]+:/.test(path)) return [];
			const target = path === '' ? html : pages.get(path === '/' ? '/index.html' : `${path}.html`);
			if (target === undefined || target.includes(` id="${decodeURIComponent(id)}"`)) return [];
			return [`${name}: Der Verweis auf ${path}#${id} führt ins Leere.`];
		}),
	);
	return [...new Set(sentences)];
}
