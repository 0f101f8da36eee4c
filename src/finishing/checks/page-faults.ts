import { textOf } from '../text-of.ts';

/** What search results show without cutting it off, in characters. */
const TITEL = 65;
const BESCHREIBUNG = { mindestens: 70, hoechstens: 200 };

/** One sentence for each title or description of a listed page that is too long or too short. */
export function badLengths(html: string, name: string): string[] {
	if (/<meta name="robots" content="[^"]*noindex/.test(html)) return [];
	const titel = /<title>([^<]*)/.exec(html)?.[1] ?? '';
	const beschreibung = /<meta name="description" content="([^"]*)/.exec(html)?.[1] ?? '';
	const { mindestens, hoechstens } = BESCHREIBUNG;
	return [
		...(titel.length <= TITEL
			? []
			: [
					`${sourceOf(name).titel}: Der Titel „${titel}“ hat ${titel.length} Zeichen, höchstens ${TITEL} sind gut.`,
				]),
		...(beschreibung.length >= mindestens && beschreibung.length <= hoechstens
			? []
			: [
					`${sourceOf(name).beschreibung}: Die Beschreibung für Suchmaschinen hat ${beschreibung.length} Zeichen, gut sind ${mindestens} bis ${hoechstens}.`,
				]),
	];
}

/** Where the owner writes what a page says of itself: file and field. */
function sourceOf(name: string): { titel: string; beschreibung: string } {
	const slug = /^\/portfolio\/(.+)\.html$/.exec(name)?.[1];
	if (slug) {
		const entry = `src/content/projekte/${slug}.yaml`;
		return { titel: `${entry}, projekt.kunde`, beschreibung: `${entry}, metadaten.beschreibung` };
	}
	const page = name === '/index.html' ? 'start' : name.slice(1, -'.html'.length);
	const texts = `src/content/texte/${page}.ts`;
	return { titel: `${texts}, titel`, beschreibung: `${texts}, beschreibung` };
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
 * @param seiten all pages, '/about.html' → its HTML
 */
export function lostAnchors(seiten: ReadonlyMap<string, string>): string[] {
	const saetze = [...seiten].flatMap(([name, html]) =>
		[...html.matchAll(/<a\b[^>]*\shref="([^"#]*)#([^"]+)"/g)].flatMap(([, pfad = '', id = '']) => {
			if (/^[a-z]+:/.test(pfad)) return [];
			const ziel = pfad === '' ? html : seiten.get(pfad === '/' ? '/index.html' : `${pfad}.html`);
			if (ziel === undefined || ziel.includes(` id="${decodeURIComponent(id)}"`)) return [];
			return [`${name}: Der Verweis auf ${pfad}#${id} führt ins Leere.`];
		}),
	);
	return [...new Set(saetze)];
}
