import { existsSync } from 'node:fs';
import { decode } from '#shared/decode.ts';
import { DESCRIPTION_LENGTH, entryFile } from '#shared/projekt-schema.ts';
import { byName, metaContent, type Page, textOf } from '../parse-page.ts';

/** The most characters of a title that search results show. */
const TITLE = 65;

/** One sentence for each title or description of a listed page that is too long or too short. */
export function badLengths(page: Page, name: string): string[] {
	if (metaContent(page, 'robots').includes('noindex')) return [];
	const [title = ''] = byName(page, 'title').map(textOf);
	const description = metaContent(page, 'description');
	const source = textSourceOf(name);
	const faults: string[] = [];
	if (title.length > TITLE)
		faults.push(
			`${source.title}: Der Titel „${title}“ hat ${title.length} Zeichen, höchstens ${TITLE} sind gut.`,
		);
	if (description.length < DESCRIPTION_LENGTH.least || description.length > source.most)
		faults.push(
			`${source.description}: Die Beschreibung für Suchmaschinen hat ${description.length} Zeichen, gut sind ${DESCRIPTION_LENGTH.least} bis ${source.most}.`,
		);
	return faults;
}

/** Where the owner writes a page: its file, the fields of title and description, and the most characters of the latter. */
export function textSourceOf(name: string): {
	file: string;
	title: string;
	description: string;
	most: number;
} {
	const slug = /^\/portfolio\/(.+)\.html$/.exec(name)?.[1];
	if (slug && slug !== '404') {
		const entry = entryFile(slug);
		return {
			file: entry,
			title: `${entry}, projekt.kunde`,
			description: `${entry}, metadaten.beschreibung`,
			most: DESCRIPTION_LENGTH.most,
		};
	}
	const page = name.slice(1, -'.html'.length);
	const file =
		ELSEWHERE[page] ??
		[`src/content/seiten/${page}.md`, `src/content/recht/${page}.md`].find(existsSync) ??
		`src/content/texte/${page}.yaml`;
	return {
		file,
		title: `${file}, titel`,
		description: `${file}, beschreibung`,
		most: DESCRIPTION_LENGTH.mostOfPage,
	};
}

/** Pages whose texts stand in a file of another name. */
const ELSEWHERE: Record<string, string> = {
	index: 'src/content/texte/start.yaml',
	404: 'src/content/texte/fehler.ts',
	'portfolio/404': 'src/content/texte/fehler.ts',
	antwort: 'src/content/texte/formular.ts',
	abgelehnt: 'src/content/texte/formular.ts',
};

/**
 * One sentence for each link to a place within a page that is not there.
 * @param pages all pages by file name, '/about.html'
 */
export function lostAnchors(pages: ReadonlyMap<string, Page>): string[] {
	const sentences = [...pages].flatMap(([name, page]) =>
		byName(page, 'a').flatMap(({ attributes: { href = '' } }) => {
			const [path = '', id] = href.split('#');
			// Every page has a top; the rest names words that the browser looks for.
			if (!id || id === 'top' || id.startsWith(':~:')) return [];
			const target = path === '' ? page : pages.get(path === '/' ? '/index.html' : `${path}.html`);
			const targetId = decode(id);
			if (!target || target.elements.some(({ attributes }) => attributes.id === targetId))
				return [];
			return [`${name}: Der Verweis auf ${path}#${id} führt ins Leere.`];
		}),
	);
	return [...new Set(sentences)];
}
