import type { MdastNode } from 'satteri';
import { quote } from '#shared/faults.ts';
import { FILLED_ELSEWHERE } from '#shared/known-words.ts';
import { partsOfMarkdown } from './markdown.ts';

/** What is wrong with a line of a text; lines count from 1. */
export type LineFault = { line: number; fault: string };

/** Markdown that is shown as it was written, because it is not quite Markdown, each with what to do. */
const ALMOST_MARKDOWN: readonly [RegExp, string][] = [
	[/<!--.*/g, 'Ans Ende der Bemerkung gehört -->.'],
	[
		/(?:!?\[[^\]\n]*)?\]\([^)\n]*\)?/g,
		'In der Adresse steht %20 für ein Leerzeichen, und um eine Bildunterschrift stehen gerade Anführungszeichen: ![Beschreibung](./bild.jpg "Unterschrift").',
	],
	[
		/(?<![^\s(„">])\*\*[^\s*][^*\n]*\*\*[^\s*]*/g,
		'Innen folgt auf die Sternchen kein Leerzeichen; außen steht eines, wo davor ein Satzzeichen ist. Sollen die Sternchen zu sehen sein: \\*.',
	],
	[/^#{2,6}[^#\s].*/gm, 'Hinter # gehört ein Leerzeichen.'],
	[
		/^\|.*(?:\n\|.*)*|^(?=.*\|)[ |:-]*--[ |:-]*$/gm,
		'Unter dem Kopf einer Tabelle stehen so viele Striche, wie er Spalten hat: | A | B | und darunter |---|---|.',
	],
	[
		FILLED_ELSEWHERE,
		'Solche Klammern füllt hier niemand aus, und ein Bild ist so breit wie der Text. Schreiben Sie die Worte selbst.',
	],
];

const BESIDE_HTML = 'Zwischen HTML und Markdown gehört eine Leerzeile.';

/** Elements without an end, and those whose end may be left out. */
const MAY_STAY_OPEN =
	'area base br col embed hr img input link meta source track wbr colgroup dd dt li option p rp rt tbody td tfoot th thead tr'.split(
		' ',
	);

/** Lists what Markdown reads otherwise than its author meant, or not at all. */
export function misread(markdown: string): LineFault[] {
	const parts = partsOfMarkdown(markdown);
	return [
		...parts.flatMap((part) => [...shownMarks(part, markdown), ...lostCells(part)]),
		...leftOpen(parts),
	];
}

/** The marks within words that stand there as they were written: `\\*\\*` is meant to be seen. */
function shownMarks(part: MdastNode, markdown: string): LineFault[] {
	if (part.type !== 'text' && part.type !== 'html') return [];
	const { value } = part;
	const isHtml = part.type === 'html';
	if (isHtml && /^<(?:pre|!--)/i.test(value)) return [];
	const source = markdown.slice(part.position?.start.offset, part.position?.end.offset);
	return ALMOST_MARKDOWN.flatMap(([marks, remedy]) =>
		[...value.matchAll(marks)].flatMap(({ 0: found, index }) => {
			if (!source.includes(found.split('\n')[0] ?? '')) return [];
			const line = lineOf(part) + value.slice(0, index).split('\n').length - 1;
			return { line, fault: `${quote(found)} bleibt so stehen. ${isHtml ? BESIDE_HTML : remedy}` };
		}),
	);
}

/** A table has as many columns as its head. */
function lostCells(table: MdastNode): LineFault[] {
	if (table.type !== 'table') return [];
	const [head, ...rows] = table.children;
	const columns = head?.children.length ?? 0;
	return rows.flatMap((row) => {
		const lost = row.children.slice(columns).map(wordsOf).filter(Boolean);
		if (lost.length === 0) return [];
		const fault = `${quote(lost.join(' | '))} fehlt auf der Seite: Der Kopf der Tabelle hat nur ${columns} ${columns === 1 ? 'Spalte' : 'Spalten'}. Bitte dort ergänzen.`;
		return { line: lineOf(row), fault };
	});
}

/** What HTML begins and does not end takes in, or hides, all that follows. */
function leftOpen(parts: readonly MdastNode[]): LineFault[] {
	const open: { name: string; line: number }[] = [];
	const left: typeof open = [];
	for (const part of parts) {
		if (part.type !== 'html') continue;
		const line = lineOf(part);
		const text = part.value.replace(/<!--[\s\S]*?-->/g, '');
		if (text.includes('<!--')) left.push({ name: '!--', line });
		// What ends with /> is a part of an SVG.
		for (const [, slash, tag = ''] of text.matchAll(
			/<(\/?)([a-z]\w*)\b(?:"[^"]*"|[^<>"])*(?<!\/)>/gi,
		)) {
			const name = tag.toLowerCase();
			const begun = open.findLastIndex((one) => one.name === name);
			if (!slash && !MAY_STAY_OPEN.includes(name)) open.push({ name, line });
			if (slash && begun >= 0) left.push(...open.splice(begun).slice(1));
		}
	}
	return [...left, ...open].map(({ name, line }) => {
		const end = name === '!--' ? '-->' : `</${name}>`;
		return {
			line,
			fault: `<${name}${name === '!--' ? '' : '>'} ist nicht zu Ende und gilt für alles darunter. Bitte ${end} dorthin schreiben, wo es endet.`,
		};
	});
}

function wordsOf(part: MdastNode): string {
	if ('value' in part) return part.value;
	return 'children' in part ? part.children.map(wordsOf).join('') : '';
}

const lineOf = ({ position }: MdastNode): number => position?.start.line ?? 1;
