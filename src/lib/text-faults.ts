import { quote } from '#shared/faults.ts';
import {
	childrenOf,
	elementsOf,
	fileBeside,
	headingLevel,
	onlyPicture,
	parseMarkdown,
	plainText,
	type TextElement,
} from './markdown.ts';
import { misread } from './misread.ts';
import { FRAME, ownAnchor } from './sections.ts';

/**
 * What a text may consist of: all that Markdown writes, and the HTML it has no sign for, each with its attributes.
 * What is not here cannot run, restyle the page, ask for input or load anything from elsewhere; where `href` and `src`
 * lead is checked for `a` and `img` alone.
 */
const ELEMENTS: Record<string, readonly string[]> = {
	...withoutAttributes(
		'h2 h3 h4 h5 h6 p br hr ul li dl dt dd blockquote pre table thead tbody tr figure figcaption',
	),
	...withoutAttributes(
		'address details summary em strong i b u s del ins mark small sub sup kbd q cite span',
	),
	ol: ['start'],
	th: ['style', 'colSpan', 'rowSpan', 'scope'],
	td: ['style', 'colSpan', 'rowSpan'],
	code: ['className'],
	a: ['href', 'title'],
	img: ['src', 'alt', 'title'],
	abbr: ['title'],
	time: ['dateTime'],
};
const EVERYWHERE = ['id', 'lang'];
/** What Markdown itself writes for a column's alignment. */
const ALIGNMENT = /^text-align: (left|center|right)$/;
const ADDRESS = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/;

/**
 * One German sentence for each part of a text, an own page or a legal one, that a page cannot show, or not well.
 * @param files names of the files beside the text, which its pictures may be
 * @param linesAbove how many lines stand above the text in its file; without it no sentence names a line
 */
export function textFaults(
	markdown: string,
	files: readonly string[] = [],
	linesAbove?: number,
): string[] {
	const elements = elementsOf(parseMarkdown(markdown));
	const faults = elements.flatMap((element) => [
		...markupFaults(element),
		...linkFaults(element),
		...pictureFaults(element, files),
	]);
	const inLines = misread(markdown).map(({ line, fault }) =>
		linesAbove === undefined ? fault : `Zeile ${line + linesAbove}: ${fault}`,
	);
	return [
		...new Set([
			...faults,
			...headingFaults(elements),
			...anchorFaults(elements),
			...captionFaults(elements),
			...inLines,
		]),
	];
}

function markupFaults({ tagName, properties }: TextElement): string[] {
	if (tagName === 'h1') return [];
	const allowed = ELEMENTS[tagName];
	if (!allowed)
		return [
			`<${tagName}> kann ein Text nicht enthalten. Markdown geht, und an HTML, was Text auszeichnet, etwa <br>, <abbr> oder <details>; kein Programm, keine Gestaltung, keine Eingabefelder.`,
		];
	return Object.entries(properties).flatMap(([name, value]) => {
		if (name === 'style' && allowed.includes(name) && ALIGNMENT.test(String(value))) return [];
		if (name !== 'style' && [...allowed, ...EVERYWHERE].includes(name)) return [];
		return [
			`<${tagName}> kann hier kein „${name === 'className' ? 'class' : name.toLowerCase()}“ haben. Bitte weglassen.`,
		];
	});
}

function linkFaults(element: TextElement): string[] {
	const { href } = element.properties;
	if (element.tagName !== 'a' || ADDRESS.test(String(href))) return [];
	return [
		`Der Verweis „${plainText(childrenOf(element))}“ führt nach „${href ?? ''}“. Adressen beginnen mit / (auf dieser Website; Dateien dafür gehören nach public/), mit #, https://, mailto: oder tel:`,
	];
}

function pictureFaults({ tagName, properties }: TextElement, files: readonly string[]): string[] {
	if (tagName !== 'img') return [];
	const { alt, src } = properties;
	const name = fileBeside(src);
	const faults: string[] = [];
	if (!alt)
		faults.push(
			`Zum Bild „${name ?? src}“ fehlt in den eckigen Klammern, was darauf zu sehen ist, für alle, die es nicht sehen.`,
		);
	if (!name || !/\.(jpe?g|png)$/i.test(name))
		faults.push(
			`Das Bild „${name ?? src}“ kann hier nicht stehen. Legen Sie es als JPEG oder PNG neben die Datei und nennen Sie es mit ./ davor: ![Beschreibung](./bild.jpg)`,
		);
	else if (!files.includes(name))
		faults.push(
			`Das Bild „${name}“ liegt nicht neben der Datei (Groß- und Kleinbuchstaben zählen).`,
		);
	return faults;
}

/** A title is shown below a picture that has a paragraph of its own; a heading is words. */
function captionFaults(elements: readonly TextElement[]): string[] {
	const alone = new Set(elements.map(onlyPicture));
	const inHeadings = new Set(
		elements.filter(headingLevel).flatMap((heading) => elementsOf(childrenOf(heading))),
	);
	return elements.flatMap((element) => {
		const { alt, title } = element.properties;
		if (element.tagName !== 'img') return [];
		if (inHeadings.has(element))
			return `Das Bild „${alt}“ steht in einer Überschrift. Bitte darunter, in einem Absatz für sich.`;
		if (!title || alone.has(element)) return [];
		return `Die Bildunterschrift „${title}“ ist nicht zu sehen: Dafür steht das Bild in einem Absatz für sich, mit einer Leerzeile davor und dahinter.`;
	});
}

/** The page has its one <h1>; below it no level is passed over. */
function headingFaults(elements: readonly TextElement[]): string[] {
	const faults: string[] = [];
	let above = 1;
	for (const element of elements) {
		const level = headingLevel(element);
		if (!level) continue;
		const name = `„${'#'.repeat(level)} ${plainText(childrenOf(element)).trim()}“`;
		if (level === 1)
			faults.push(
				`${name}: Die Überschrift der Seite steht in „titel“; im Text beginnen sie mit ##.`,
			);
		else if (level > above + 1)
			faults.push(
				`${name} überspringt eine Ebene: Darüber fehlt eine Überschrift mit ${'#'.repeat(level - 1)}.`,
			);
		above = level;
	}
	return faults;
}

/** An anchor that the page has already leads elsewhere. */
function anchorFaults(elements: readonly TextElement[]): string[] {
	const faults: string[] = [];
	const taken = new Set(FRAME);
	for (const element of elements) {
		const id = ownAnchor(element);
		if (id === undefined) continue;
		const place = plainText(childrenOf(element)) || `<${element.tagName}>`;
		if (taken.has(id))
			faults.push(
				`${quote(place)}: Das Sprungziel „${id}“ hat die Seite schon. Bitte hier ein anderes wählen.`,
			);
		taken.add(id);
	}
	return faults;
}

/** Elements that need no attribute. */
function withoutAttributes(names: string): Record<string, readonly string[]> {
	return Object.fromEntries(names.split(' ').map((name) => [name, []]));
}
