import { markdownToHtml } from 'satteri';
import { noBreak } from './no-break.ts';

/** A headline with the text below it; `id` is its anchor. */
type Topic = { id: string; title: string; html: string };
export type LegalSection = Topic & { topics: Topic[] };

/** What a legal text leaves open: words by their names, and what holds for this site. */
export type LegalFacts = { words: Record<string, string>; holds: Record<string, boolean> };

/**
 * Reads a legal text in Markdown: sections (`## Title {#id}`) and their topics (`### Title {#id}`).
 * `{Name}` stands for a fact, `[[condition: …]]` around what is said only where it holds.
 * @throws for a fact or condition that nobody knows
 */
export function readLegalText(markdown: string, { words, holds }: LegalFacts): LegalSection[] {
	const text = markdown
		.replace(/\[\[([^:\]]+):([\s\S]*?)\]\]/g, (_, condition, inside) =>
			known(holds, condition) ? inside.trim() : '',
		)
		.replace(/\{([^#{}]+)\}/g, (_, name) => known(words, name));
	const { html } = markdownToHtml(noBreak(text), { features: { headingAttributes: true } });
	const sections: LegalSection[] = [];
	const [, ...parts] = html.split(/<h([23]) id="(.+?)">(.*?)<\/h\d>\s*/);
	for (let i = 0; i < parts.length; i += 4) {
		const [level, id = '', title = '', html = ''] = parts.slice(i);
		// A title is text, not markup.
		const topic = { id, title: title.replaceAll('&amp;', '&'), html: html.trim() };
		if (level === '2') sections.push({ ...topic, topics: [] });
		else sections.at(-1)?.topics.push(topic);
	}
	return sections;
}

/** A fact as part of a legal text: none of its characters is taken for markup. */
export function asText(fact: string | number): string {
	return String(fact).replace(/[\\`*_[\]<>&"{}]/g, (sign) => `&#${sign.codePointAt(0)};`);
}

function known<Value>(table: Record<string, Value>, name: string): Value {
	const value = table[name];
	if (value !== undefined) return value;
	throw new Error(
		`Der Rechtstext nennt „${name}“; bekannt sind: ${Object.keys(table).join(', ')}. Bitte in src/content/recht/ berichtigen.`,
	);
}
