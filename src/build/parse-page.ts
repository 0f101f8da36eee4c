import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { ELEMENT_NODE, type ElementNode, type Node, parse, TEXT_NODE, walkSync } from 'ultrahtml';

/** A page's HTML, and its elements in the order of their start tags. */
export type Page = { html: string; elements: readonly ElementNode[] };

export function parsePage(html: string): Page {
	const elements: ElementNode[] = [];
	walkSync(parse(html), (node) => {
		if (node.type === ELEMENT_NODE) elements.push(node);
	});
	return { html, elements };
}

export function byName({ elements }: Page, name: string): ElementNode[] {
	return elements.filter((element) => element.name === name);
}

export function innerHtml({ html }: Page, { loc }: ElementNode): string {
	return html.slice(loc[0].end, loc[1].start);
}

/** What `<meta name="…">` or `<meta property="…">` says; '' without one. */
export function metaContent(page: Page, name: string): string {
	const meta = byName(page, 'meta').find(
		({ attributes }) => attributes.name === name || attributes.property === name,
	);
	return decodeHTMLAttribute(meta?.attributes.content ?? '');
}

/** The text of an element without scripts and styles, its entities as characters. */
export function textOf(node: Node): string {
	if (node.type === TEXT_NODE) return decodeHTML(node.value);
	if (node.type !== ELEMENT_NODE || node.name === 'script' || node.name === 'style') return '';
	return node.children.map(textOf).join('');
}
