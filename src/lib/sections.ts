import { markdownToHtml } from 'satteri';
import { noBreak } from './no-break.ts';

/** A heading with the text below it; `id` is its anchor. */
type Topic = { id: string; title: string; html: string };
export type Section = Topic & { topics: Topic[] };

const HEADING = /<h(?<level>[23])(?: id="(?<id>[^"]*)")?>(?<title>.*?)<\/h[23]>/gs;

/**
 * Reads a text in Markdown: sections (`## Title`) and their topics (`### Title`). A heading without an anchor of
 * its own (`{#id}`) gets one from its words.
 * @returns the sections, and as HTML what stands before the first
 */
export function readSections(markdown: string): { intro: string; sections: Section[] } {
	const { html } = markdownToHtml(noBreak(markdown), { features: { headingAttributes: true } });
	const headings = [...html.matchAll(HEADING)];
	const sections: Section[] = [];
	for (const [i, { 0: tag, index, groups = {} }] of headings.entries()) {
		const end = headings[i + 1]?.index ?? html.length;
		// A title is text, not markup.
		const title = (groups.title ?? '').replaceAll('&amp;', '&');
		const topic = {
			id: groups.id ?? anchorOf(title),
			title,
			html: html.slice(index + tag.length, end).trim(),
		};
		if (groups.level === '2') sections.push({ ...topic, topics: [] });
		else sections.at(-1)?.topics.push(topic);
	}
	return { intro: html.slice(0, headings[0]?.index).trim(), sections };
}

/** „Was kostet es?“ → 'was-kostet-es' */
function anchorOf(title: string): string {
	return title
		.toLowerCase()
		.replace(/[^\p{L}\d]+/gu, '-')
		.replace(/^-|-$/g, '');
}
