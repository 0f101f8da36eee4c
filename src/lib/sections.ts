import {
	childrenOf,
	elementsOf,
	headingLevel,
	parseMarkdown,
	plainText,
	type TextElement,
	type TextNode,
} from './markdown.ts';

/** A heading with the text below it; `id` is its anchor, `title` its words without markup. */
type Topic = { id: string; title: string; heading: TextNode[]; body: TextNode[] };
export type Section = Topic & { topics: Topic[] };
/** A text: what stands before its first section, and its sections. */
export type Text = { intro: TextNode[]; sections: Section[] };

/** Anchors that every page has already. */
export const FRAME: readonly string[] = ['inhalt', 'navigation'];

/**
 * Reads a text in Markdown: sections (`## Title`) and their topics (`### Title`). A heading without an anchor of
 * its own (`{#id}`) gets one from its words; one that is taken already ends in -2.
 */
export function readSections(markdown: string): Text {
	const text: Text = { intro: [], sections: [] };
	const nodes = parseMarkdown(markdown);
	const taken = new Set([
		...FRAME,
		...elementsOf(nodes).flatMap((element) => ownAnchor(element) ?? []),
	]);
	let body = text.intro;
	for (const node of nodes) {
		// Outside elements there are only line breaks.
		if (node.type === 'text') continue;
		const level = headingLevel(node);
		const section = text.sections.at(-1);
		if (level === 2) {
			const topic = topicOf(node, taken);
			text.sections.push({ ...topic, topics: [] });
			body = topic.body;
		} else if (level === 3 && section) {
			const topic = topicOf(node, taken);
			section.topics.push(topic);
			body = topic.body;
		} else {
			body.push(node);
		}
	}
	return text;
}

/** A heading, with nothing below it yet. */
function topicOf(element: TextElement, taken: Set<string>): Topic {
	const heading = childrenOf(element);
	const title = plainText(heading).trim();
	const id = ownAnchor(element) ?? freeAnchor(anchorOf(title), taken);
	taken.add(id);
	return { id, title, heading, body: [] };
}

/** The anchor that the author gives an element. */
export function ownAnchor({ properties }: TextElement): string | undefined {
	return typeof properties.id === 'string' ? properties.id : undefined;
}

/** „Was kostet es?“ → 'was-kostet-es'; 'abschnitt' for „🚀“ */
function anchorOf(title: string): string {
	const words = title
		.toLowerCase()
		.replace(/[\u2060\u00ad]/g, '')
		.replace(/[^\p{L}\d]+/gu, '-')
		.replace(/^-|-$/g, '');
	return words || 'abschnitt';
}

function freeAnchor(anchor: string, taken: ReadonlySet<string>): string {
	let free = anchor;
	for (let n = 2; taken.has(free); n += 1) free = `${anchor}-${n}`;
	return free;
}
