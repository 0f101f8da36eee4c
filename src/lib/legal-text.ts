import { markdownToHtml } from 'satteri';
import { ELEMENT_NODE, type ElementNode, type Node, parse } from 'ultrahtml';
import { noBreak } from './no-break.ts';

/** A heading with the text below it; `id` is its anchor. */
type Topic = { id: string; title: string; html: string };
export type LegalSection = Topic & { topics: Topic[] };

/** The values for a legal text: words by their names, and conditions that hold or not. */
export type LegalFacts = { words: Record<string, string>; conditions: Record<string, boolean> };

/**
 * Reads a legal text in Markdown: sections (`## Title {#id}`) and their topics (`### Title {#id}`).
 * `{Name}` is replaced by a word; text in `[[condition: …]]` stays where the condition holds.
 * @throws for an unknown word or condition
 */
export function readLegalText(markdown: string, { words, conditions }: LegalFacts): LegalSection[] {
	const text = markdown
		.replace(/\[\[([^:\]]+):([\s\S]*?)\]\]/g, (_, condition, inside) =>
			lookUp(conditions, condition) ? inside.trim() : '',
		)
		.replace(/\{([^#{}]+)\}/g, (_, name) => lookUp(words, name));
	const { html } = markdownToHtml(noBreak(text), { features: { headingAttributes: true } });
	const headings = readHeadings(html);
	const sections: LegalSection[] = [];
	for (const [i, { name, attributes, loc }] of headings.entries()) {
		const [start, end] = loc;
		const topic = {
			id: attributes.id ?? '',
			// A title is text, not markup.
			title: html.slice(start.end, end.start).replaceAll('&amp;', '&'),
			html: html.slice(end.end, headings[i + 1]?.loc[0].start).trim(),
		};
		if (name === 'h2') sections.push({ ...topic, topics: [] });
		else sections.at(-1)?.topics.push(topic);
	}
	return sections;
}

/** A fact as part of a legal text: none of its characters is taken for markup. */
export function asText(fact: string | number): string {
	return String(fact).replace(/[\\`*_[\]<>&"{}]/g, (character) => `&#${character.codePointAt(0)};`);
}

function readHeadings(html: string): ElementNode[] {
	const { children }: { children: Node[] } = parse(html);
	const elements = children.filter((node) => node.type === ELEMENT_NODE);
	return elements.filter(({ name }) => name === 'h2' || name === 'h3');
}

function lookUp<Value>(table: Record<string, Value>, name: string): Value {
	const value = table[name];
	if (value !== undefined) return value;
	throw new Error(
		`Der Rechtstext nennt „${name}“; bekannt sind: ${Object.keys(table).join(', ')}. Bitte in src/content/recht/ berichtigen.`,
	);
}
