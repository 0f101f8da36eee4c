import type { Place, TextLine } from './parts.ts';
import { inView, toBox } from './read-box.ts';

/** The lines of a text as they were broken, each with its words. Runs inside the page. */
export function readLines(
	text: Text,
	parent: Element,
	style: CSSStyleDeclaration,
	place: Place,
): TextLine[] {
	const ruler = document.createElement('canvas').getContext('2d');
	if (!ruler || !text.data.trim()) return [];
	ruler.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
	const { fontBoundingBoxAscent, actualBoundingBoxAscent } = ruler.measureText('x');
	const scale = scaleOf(parent);
	const size = Number.parseFloat(style.fontSize) * scale;
	const lines: TextLine[] = [];
	for (const { word, rect } of splitWords(text, size)) {
		if (!inView(toBox(rect))) continue;
		const placed = { text: transformCase(word, style.textTransform), x: rect.left };
		const last = lines.at(-1);
		if (last && Math.abs(last.box.y - rect.top) < size * 0.4) {
			last.box.width = rect.right - last.box.x;
			last.words.push(placed);
			continue;
		}
		lines.push({
			...place,
			kind: 'line',
			box: toBox(rect),
			words: [placed],
			baseline: rect.top + fontBoundingBoxAscent * scale,
			xHeight: actualBoundingBoxAscent * scale,
			lineHeight: Number.parseFloat(style.lineHeight) * scale || size * 1.2,
			type: { size, weight: style.fontWeight, css: fontCss(style, scale) },
			role: lineRole(parent, style),
		});
	}
	return lines;
}

/** The glyph that an icon font paints into an element without text of its own. Runs inside the page. */
export function readIcon(element: Element, place: Place): TextLine[] {
	const style = getComputedStyle(element, '::before');
	const glyph = element.childElementCount > 0 ? '' : /^"(.)"$/u.exec(style.content)?.[1];
	const ruler = document.createElement('canvas').getContext('2d');
	const box = toBox(element.getBoundingClientRect());
	if (!ruler || !glyph || element.textContent?.trim() || !inView(box)) return [];
	ruler.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
	const ink = ruler.measureText(glyph);
	const x = box.x + (box.width + ink.actualBoundingBoxLeft - ink.actualBoundingBoxRight) / 2;
	const above = ink.actualBoundingBoxAscent;
	const size = Number.parseFloat(style.fontSize);
	return [
		{
			...place,
			kind: 'line',
			box,
			words: [{ text: glyph, x }],
			baseline: box.y + (box.height + above - ink.actualBoundingBoxDescent) / 2,
			xHeight: above,
			lineHeight: size,
			type: { size, weight: style.fontWeight, css: fontCss(style, 1) },
			role: 'icon',
		},
	];
}

/** Words with their places; a hyphenated one in as many pieces as it has lines. */
function splitWords(text: Text, size: number): { word: string; rect: DOMRect }[] {
	const range = document.createRange();
	const place = (from: number, to: number) => {
		range.setStart(text, from);
		range.setEnd(text, to);
		return range;
	};
	return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
		const [rect, more] = place(index, index + word.length).getClientRects();
		if (!rect) return [];
		if (!more) return [{ word: word.replaceAll('\u00ad', ''), rect }];
		const pieces: { word: string; rect: DOMRect }[] = [];
		for (let i = 0; i < word.length; i++) {
			// At a break the range of a letter begins where the line before ends.
			const character = [...place(index + i, index + i + 1).getClientRects()].at(-1);
			if (!character || character.width === 0 || word.charAt(i) === '\u00ad') continue;
			const piece = pieces.at(-1);
			if (!piece || character.top - piece.rect.top > size * 0.4) {
				if (piece) piece.word += '-';
				pieces.push({ word: word.charAt(i), rect: character });
				continue;
			}
			piece.word += word.charAt(i);
			piece.rect.width = character.right - piece.rect.left;
		}
		return pieces;
	});
}

function lineRole(parent: Element, { fontFamily }: CSSStyleDeclaration): TextLine['role'] {
	if (/^[^,]*(icon|symbol|awesome)/i.test(fontFamily)) return 'icon';
	if (parent.closest('h1')) return 'title';
	const brand = 'header a[href="/"], [class*="logo" i], [class*="marke" i], [class*="brand" i]';
	if (parent.closest(`h2, h3, ${brand}`)) return 'heading';
	return parent.closest('p') ? 'paragraph' : undefined;
}

function transformCase(text: string, transform: string): string {
	if (transform === 'uppercase') return text.toLocaleUpperCase('de');
	return transform === 'lowercase' ? text.toLocaleLowerCase('de') : text;
}

function fontCss(style: CSSStyleDeclaration, scale: number): string {
	const scaled = (length: string) => `${(Number.parseFloat(length) || 0) * scale}px`;
	return [
		`font:${style.fontStyle} ${style.fontWeight} ${scaled(style.fontSize)} ${style.fontFamily}`,
		`font-stretch:${style.fontStretch}`,
		`font-variation-settings:${style.fontVariationSettings}`,
		`font-feature-settings:${style.fontFeatureSettings}`,
		`letter-spacing:${scaled(style.letterSpacing)}`,
	].join(';');
}

/** How much larger an element is painted than it was laid out; 1 also for one that is turned. */
function scaleOf(element: Element): number {
	if (!(element instanceof HTMLElement)) return 1;
	const { width, height } = element.getBoundingClientRect();
	const scale = width / element.offsetWidth;
	const isEven = Math.abs(height / element.offsetHeight / scale - 1) < 0.05;
	// Below a percent it is rounding.
	return isEven && Math.abs(scale - 1) > 0.01 ? scale : 1;
}

/** To be provided to the page before readPage is called there. */
export const lineReaders = [
	readLines,
	readIcon,
	splitWords,
	lineRole,
	transformCase,
	fontCss,
	scaleOf,
];
