import type { Place, TextLine } from './parts.ts';
import { inView, toBox } from './read-box.ts';

/** The lines of a text as they were broken, each with its words. Runs inside the page. */
export function readLines(
	text: Text,
	parent: Element,
	style: CSSStyleDeclaration,
	place: Place,
): TextLine[] {
	if (!text.data.trim()) return [];
	const { fontBoundingBoxAscent, actualBoundingBoxAscent } = measureText('x', style);
	const scale = scaleOf(parent);
	const common = {
		...place,
		kind: 'line',
		...typeOf(style, scale),
		role: roleOf(parent, style),
	} as const;
	const lines: TextLine[] = [];
	const range = document.createRange();
	let [before, last] = [' ', ' '];
	let top = Number.NaN;
	for (const { 0: letter, index } of text.data.matchAll(/\P{M}\p{M}*/gsu)) {
		range.setStart(text, index);
		range.setEnd(text, index + letter.length);
		// At a break the range of a letter begins where the line before ends.
		const rect = [...range.getClientRects()].at(-1);
		[before, last] = [last, letter];
		if (/[\s\u00ad]/.test(letter) || !rect?.width || !inView(toBox(rect))) continue;
		const line = lines.at(-1);
		const word = line?.words.at(-1);
		const isSameLine = Math.abs(top - rect.top) < common.type.size * 0.4;
		top = rect.top;
		if (line && word && isSameLine) {
			line.box.width = rect.right - line.box.x;
			if (/\s/.test(before)) line.words.push({ text: letter, x: rect.left });
			else word.text += letter;
			continue;
		}
		if (word && /[\p{L}\u00ad]/u.test(before)) word.text += '-';
		lines.push({
			...common,
			box: toBox(rect),
			words: [{ text: letter, x: rect.left }],
			baseline: rect.top + fontBoundingBoxAscent * scale,
			xHeight: actualBoundingBoxAscent * scale,
		});
	}
	return lines;
}

/** The glyph that an icon font paints into an element without text of its own. Runs inside the page. */
export function readIcon(element: Element, place: Place): TextLine[] {
	const style = getComputedStyle(element, '::before');
	const glyph = element.childElementCount > 0 ? '' : /^"(.)"$/u.exec(style.content)?.[1];
	const box = toBox(element.getBoundingClientRect());
	if (!glyph || element.textContent?.trim() || !inView(box)) return [];
	const ink = measureText(glyph, style);
	const x = box.x + (box.width + ink.actualBoundingBoxLeft - ink.actualBoundingBoxRight) / 2;
	const above = ink.actualBoundingBoxAscent;
	const baseline = box.y + (box.height + above - ink.actualBoundingBoxDescent) / 2;
	const words = [{ text: glyph, x }];
	const own = { box, words, baseline, xHeight: above, ...typeOf(style, 1) };
	return [{ ...place, kind: 'line', role: 'icon', ...own }];
}

function measureText(text: string, style: CSSStyleDeclaration): TextMetrics {
	const ruler = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
	ruler.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
	return ruler.measureText(text);
}

function roleOf(parent: Element, { fontFamily }: CSSStyleDeclaration): TextLine['role'] {
	if (/^[^,]*(icon|symbol|awesome)/i.test(fontFamily)) return 'icon';
	if (parent.closest('h1')) return 'title';
	const brand = 'header a[href="/"], [class*="logo" i], [class*="marke" i], [class*="brand" i]';
	if (parent.closest(`h2, h3, ${brand}`)) return 'heading';
	return parent.closest('p') ? 'paragraph' : undefined;
}

/** A text's type as it is painted, `scale` times as large as it was laid out. */
function typeOf(style: CSSStyleDeclaration, scale: number): Pick<TextLine, 'type' | 'lineHeight'> {
	const px = (length: string) => (Number.parseFloat(length) || 0) * scale;
	const size = px(style.fontSize);
	const css = [
		`font:${style.fontStyle} ${style.fontWeight} ${size}px ${style.fontFamily}`,
		`font-stretch:${style.fontStretch}`,
		`font-variation-settings:${style.fontVariationSettings}`,
		`font-feature-settings:${style.fontFeatureSettings}`,
		`letter-spacing:${px(style.letterSpacing)}px`,
		`text-transform:${style.textTransform}`,
	].join(';');
	const lineHeight = px(style.lineHeight) || size * 1.2;
	return { lineHeight, type: { size, weight: style.fontWeight, css } };
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
export const lineReaders = [readLines, readIcon, measureText, roleOf, typeOf, scaleOf];
