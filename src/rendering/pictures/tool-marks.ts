import * as icons from 'simple-icons';
import { projekte } from '../../facts/projekte.ts';
import { about } from '../../facts/texts.ts';
import { toolName } from '../../lib/tool-name.ts';
import { versionedPath } from './versioned-path.ts';

/** Tools whose mark has the name of a version of them. */
const MARK_OF: Record<string, string> = { HTML: 'HTML5' };
/** A version behind a name: „Vue 3“, „Angular v20“, „PHP 8.4“. */
const VERSION = / v?\d+(?:\.\d+)*$/i;

/** Of every tool there is a mark of: an entry may name any, and spell it in its own way. */
const marks = new Map(Object.values(icons).map((icon) => [plain(icon.title), icon]));

/** The mark of a tool: under its name, without its version, or as „….js“. */
function markOf(name: string) {
	const whole = MARK_OF[name] ?? toolName(name);
	const bare = whole.replace(VERSION, '');
	return [whole, bare, `${bare}.js`].flatMap((word) => marks.get(plain(word)) ?? [])[0];
}

const named = [
	...about.werkzeuge.flatMap(({ eintraege }) => eintraege.map(({ name }) => name)),
	...projekte.flatMap(({ techstacks }) =>
		techstacks.filter(({ active }) => active).map(({ tool }) => tool),
	),
];
const paths = [...new Set(named.map(markOf))].map(
	(mark) => mark && `<path id="${mark.slug}" d="${mark.path}"/>`,
);

/** The brand marks of all tools that the site shows, each under its slug. Within a page they would delay its text. */
export const marksSvg = `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>`;

/** The file's address (pages/marken.svg.ts). */
const MARKS_PATH = versionedPath('/marken.svg', marksSvg);

/** Address of a tool's mark, 24 units high and wide; undefined where the set of marks has none. */
export function markAddress(tool: string): string | undefined {
	const mark = markOf(tool);
	return mark && `${MARKS_PATH}#${mark.slug}`;
}

function plain(name: string): string {
	return name.toLowerCase().replace(/[^\p{L}\d+#]/gu, '');
}
