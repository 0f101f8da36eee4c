import { type HastNode, type MdastNode, markdownToHast, markdownToMdast } from 'satteri';
import { decode } from '#shared/decode.ts';
import { noBreak } from './no-break.ts';

/** A part of a text's tree: words, or an element with its attributes and children. */
export type TextNode = Extract<HastNode, { type: 'element' | 'text' }>;
export type TextElement = Extract<TextNode, { type: 'element' }>;

/**
 * Reads Markdown, and the HTML within it, as a tree. The words on it keep together what belongs together; code stays
 * as it was written.
 */
export function parseMarkdown(markdown: string): TextNode[] {
	const features = { ...FEATURES, rawHtml: true };
	const tree = markdownToHast(escapeGenderStars(markdown), { features, position: false });
	return 'children' in tree ? withoutComments(tree.children).map(keepTogether) : [];
}

/** All parts of a text as its author wrote them, with their places: HTML and code are a part each. */
export function partsOfMarkdown(markdown: string): MdastNode[] {
	const within = (node: MdastNode): MdastNode[] =>
		'children' in node ? [node, ...node.children.flatMap(within)] : [node];
	return within(markdownToMdast(markdown, { features: FEATURES }));
}

/** The picture that is all a paragraph has: it may have its title below it. */
export function onlyPicture(element: TextElement): TextElement | undefined {
	if (element.tagName !== 'p') return undefined;
	const [first, ...rest] = childrenOf(element).filter(
		(child) => child.type === 'element' || child.value.trim(),
	);
	if (rest.length > 0 || first?.type !== 'element') return undefined;
	return first.tagName === 'img' ? first : undefined;
}

/** The words of nodes, without their markup. */
export function plainText(nodes: readonly TextNode[]): string {
	return nodes
		.map((node) => (node.type === 'text' ? node.value : plainText(childrenOf(node))))
		.join('');
}

/** An element's children without comments. */
export function childrenOf(element: TextElement): TextNode[] {
	return withoutComments(element.children);
}

/** All elements of a text, those within others too, in their order. */
export function elementsOf(nodes: readonly TextNode[]): TextElement[] {
	return nodes.flatMap((node) =>
		node.type === 'element' ? [node, ...elementsOf(childrenOf(node))] : [],
	);
}

/** 1 to 6 for a heading, else undefined. */
export function headingLevel({ tagName }: TextElement): number | undefined {
	const level = /^h([1-6])$/.exec(tagName)?.[1];
	return level ? Number(level) : undefined;
}

/** The file beside the text that a picture shows: 'Büro.jpg' for './B%C3%BCro.jpg'; undefined for any other address. */
export function fileBeside(src: unknown): string | undefined {
	return /^\.\/(?<name>[^/]+)$/.exec(decode(String(src)).normalize())?.groups?.name;
}

const FEATURES = { headingAttributes: true, gfm: { footnotes: false } };

const GENDER_STAR = /\p{L}\*(?:innen|(?:in|[emnrs])(?!\p{L}))/u;

/** A star before a gender's ending is one: „Kund*innen und Mitarbeiter*innen“ are no emphasis, as „*be*raten“ is. */
function escapeGenderStars(markdown: string): string {
	if (!GENDER_STAR.test(markdown)) return markdown;
	const star = partsOfMarkdown(markdown)
		.filter(({ type }) => type === 'emphasis')
		.flatMap(({ position }) => [position?.start.offset ?? 0, (position?.end.offset ?? 0) - 1])
		.find((at) => markdown.slice(at - 1, at + 7).search(GENDER_STAR) === 0);
	if (star === undefined) return markdown;
	return escapeGenderStars(`${markdown.slice(0, star)}\\${markdown.slice(star)}`);
}

function withoutComments(nodes: readonly HastNode[]): TextNode[] {
	return nodes.filter((node) => node.type === 'element' || node.type === 'text');
}

function keepTogether(node: TextNode): TextNode {
	if (node.type === 'text') return { ...node, value: noBreak(node.value) };
	if (node.tagName === 'code' || node.tagName === 'pre') return node;
	return { ...node, children: childrenOf(node).map(keepTogether) };
}
