import { markdownToHtml } from 'satteri';
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
	// Between two headings stands the text of the first; before the first there is none.
	const [, ...parts] = html.split(/<h([23]) id="([^"]*)">(.*?)<\/h[23]>/s);
	const sections: LegalSection[] = [];
	for (let i = 0; i < parts.length; i += 4) {
		const [level, id = '', title = '', text = ''] = parts.slice(i, i + 4);
		// A title is text, not markup.
		const topic = { id, title: title.replaceAll('&amp;', '&'), html: text.trim() };
		if (level === '2') sections.push({ ...topic, topics: [] });
		else sections.at(-1)?.topics.push(topic);
	}
	return sections;
}

/** A fact as part of a legal text: none of its characters is taken for markup. */
export function escapeMarkup(fact: string | number): string {
	return String(fact).replace(/[\\`*_[\]<>&"{}]/g, (character) => `&#${character.codePointAt(0)};`);
}

function lookUp<Value>(table: Record<string, Value>, name: string): Value {
	const value = table[name];
	if (value !== undefined) return value;
	throw new Error(
		`Der Rechtstext nennt „${name}“; bekannt sind: ${Object.keys(table).join(', ')}. Bitte in src/content/recht/ berichtigen.`,
	);
}
