import { ELEMENT_NODE, type ElementNode, type Node, parse, TEXT_NODE, walkSync } from 'ultrahtml';

/** A page's HTML, and its elements in the order of their start tags. */
export type Page = { html: string; elements: readonly ElementNode[] };

/** Whether a file of the build is a page; those under projekte/ are parts that home fetches. */
export function isPage(name: string): boolean {
	return name.endsWith('.html') && !name.startsWith('projekte/');
}

/** Parses a page's HTML once. Later steps change its text at the elements' positions, see `replaceParts`. */
export function parsePage(html: string): Page {
	return { html, elements: elementsIn(parse(html)) };
}

/** A node's elements, itself among them, in the order of their start tags. */
export function elementsIn(node: Node): ElementNode[] {
	const elements: ElementNode[] = [];
	walkSync(node, (inner) => {
		if (inner.type === ELEMENT_NODE) elements.push(inner);
	});
	return elements;
}

/** The elements with this tag name. */
export function byName({ elements }: Page, name: string): ElementNode[] {
	return elements.filter((element) => element.name === name);
}

/** The HTML between an element's start and end tag. */
export function innerHtml({ html }: Page, { loc }: ElementNode): string {
	return html.slice(loc[0].end, loc[1].start);
}

type Replacement = { from: number; until: number; text: string };

/** Returns the text with each of these parts replaced. */
export function replaceParts(text: string, parts: readonly Replacement[]): string {
	return parts
		.toSorted((a, b) => b.from - a.from)
		.reduce((rest, { from, until, text }) => rest.slice(0, from) + text + rest.slice(until), text);
}

/** What `<meta name="…">` says; '' without one. */
export function metaContent(page: Page, name: string): string {
	const meta = byName(page, 'meta').find(({ attributes }) => attributes.name === name);
	return decode(meta?.attributes.content ?? '');
}

/** Whether a page asks search engines to leave it out. */
export function isNoindex(page: Page): boolean {
	return metaContent(page, 'robots').includes('noindex');
}

/** The text of an element without scripts and styles, its entities as characters. */
export function textOf(node: Node): string {
	if (node.type === TEXT_NODE) return decode(node.value);
	if (node.type !== ELEMENT_NODE || node.name === 'script' || node.name === 'style') return '';
	return node.children.map(textOf).join('');
}

const ENTITIES: Record<string, string> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	nbsp: '\u00a0',
	shy: '\u00ad',
};

function decode(html: string): string {
	return html.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
		if (name) return ENTITIES[name] ?? entity;
		return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
	});
}
