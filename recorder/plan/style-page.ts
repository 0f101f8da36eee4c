import { DRAWN } from '../thresholds.ts';
import { toneOf } from './colour.ts';
import { colours, hatches, lineWidths, paintStyles, svgFile } from './paint.ts';
import {
	type Box,
	type BoxPart,
	meet,
	middleOf,
	type Part,
	type PartOf,
	type Picture,
	type TextLine,
} from './parts.ts';

/**
 * A drawn picture as SVG in px of the window. A sketch is drawn from a photograph: it covers what is behind it and has
 * no edge. The others are the outlines of an SVG.
 */
export type Drawing = { svg: string; isSketch: boolean };

/** Keeps letters and logos legible in front of a photograph. */
const paperEdge = ['5px 0', '-5px 0', '0 5px', '0 -5px']
	.map((side) => `drop-shadow(${side} var(--plan-paper))`)
	.join(' ');

/** The style sheet and hatches (HTML) that turn a page into its own drawing. */
export function stylePage(
	parts: Part[],
	page: Box,
	drawings: ReadonlyMap<Picture, Drawing>,
): string {
	const isSketch = (part: Part) => part.kind === 'picture' && drawings.get(part)?.isSketch;
	// Later parts are in front of a photograph.
	const isOver = (part: Part, box = part.box) =>
		parts.slice(0, parts.indexOf(part)).some((behind) => isSketch(behind) && meet(behind.box, box));
	const file = (content: string, box?: Box) =>
		`url("data:image/svg+xml,${encodeURIComponent(svgFile(content, box))}")`;
	const hatch = (name: string) => file(`<rect data-paint="${name}" width="100%" height="100%"/>`);
	const areas = { dense: hatch('dense'), wide: hatch('wide'), calm: hatch('calm') };
	const properties = Object.entries({ ...colours, ...areas }).map(
		(pair) => `--plan-${pair.join(':')}`,
	);
	// A text gets an edge on all its lines if one of them is over a photograph.
	const edged = new Set(parts.filter((part) => isOver(part)).map(({ number }) => number));
	// An element that shows a photograph gets none: the filter would outline the photograph.
	for (const { number } of parts.filter(isSketch)) edged.delete(number);
	const rules = parts.map((part) => {
		const isBoxOver = (box?: Box) => isOver(part, box);
		if (part.kind === 'box') return rule(part, styleBox(part, page, isBoxOver));
		if (part.kind === 'line') return rule(part, styleLine(part, edged.has(part.number)));
		if (part.kind === 'icon')
			return rule(part, styleLetters(lineWidths.letters.icon, edged.has(part.number)));
		const drawing = drawings.get(part);
		return drawing ? stylePicture(part, drawing, file, isOver(part)) : '';
	});
	const css = `:root{${properties.join(';')}}${plainStyle}${paintStyles}${rules.join('')}`;
	return `<style>${css}</style><svg width="0" height="0">${hatches}</svg>`;
}

function rule({ number, pseudo }: PartOf, style: string, within = ''): string {
	return style && `[data-werkplan="${number}"]${stronger}${pseudo}${within}{${important(style)}}`;
}

const ink = 'var(--plan-ink)';

function styleBox(part: BoxPart, page: Box, isBoxOver: (box?: Box) => boolean): string {
	const { box, fill, pseudo } = part;
	const tone = toneOf(fill);
	const covers =
		box.width > page.width * DRAWN.ground.width && box.height > page.height * DRAWN.ground.height;
	if (covers && !pseudo)
		return fill && `background:var(--plan-${tone === 'dense' ? 'calm' : 'paper'})`;
	// A white card on a white page stands out when a photograph is between them.
	const standsOut = part.standsOut || (fill !== '' && isBoxOver(middleOf(box)));
	if (fill && standsOut && box.height < DRAWN.strip)
		return `background:linear-gradient(var(--plan-soft) 0 0) center/100% ${lineWidths.strip}px no-repeat`;
	const area = fill ? `background:var(--plan-${tone}) padding-box` : 'background:none';
	const shadows = outlinesOf(part, standsOut, page, isBoxOver()).join();
	return `${area};border-color:${borderColours(part)};box-shadow:${shadows || 'none'}`;
}

/** A thin border stays. */
function borderColours({ borders }: BoxPart): string {
	return borders
		.map((width) => (width > 0 && width < DRAWN.border ? ink : 'transparent'))
		.join(' ');
}

/** The lines of a box as shadows, which take no room and cannot be dashed: all round, or along the inner edges of thick borders. */
function outlinesOf(
	{ box, borders }: BoxPart,
	standsOut: boolean,
	page: Box,
	isOverPhotograph: boolean,
): string[] {
	const isLow = box.height < DRAWN.low;
	const isFramed = standsOut || borders.every(Boolean);
	const stroke = isFramed && isLow ? lineWidths.smallBox : lineWidths.box;
	if (!isFramed) return innerEdges(borders, stroke);
	// A border that stays is a part of the line's width.
	const least = Math.min(...borders);
	const outer = least ? 0 : stroke / 2;
	const inner = least < DRAWN.border ? Math.max(0, stroke - least - outer) : stroke;
	const lines = [`0 0 0 ${outer}px ${ink}`, `inset 0 0 0 ${inner}px ${ink}`];
	const isSmall = isLow && box.width < page.width * DRAWN.band;
	// Keeps a button legible in front of a photograph.
	return isSmall && isOverPhotograph ? [...lines, '0 0 0 6px var(--plan-paper)'] : lines;
}

function innerEdges(borders: number[], stroke: number): string[] {
	const sides = [`0 ${stroke}px`, `-${stroke}px 0`, `0 -${stroke}px`, `${stroke}px 0`];
	return sides.flatMap((side, i) =>
		(borders[i] ?? 0) < DRAWN.border ? [] : `inset ${side} ${ink}`,
	);
}

function styleLine({ letters, type, behind, scale }: TextLine, hasEdge: boolean): string {
	const { share, least, most } = lineWidths.letters;
	const stroke = Math.min(most, Math.max(least, type.size * share));
	if (letters) return styleLetters(stroke / scale, hasEdge);
	const underlay = hasEdge || toneOf(behind) !== 'paper' ? 'var(--plan-paper)' : 'transparent';
	return `--plan-line:var(--plan-${type.size >= DRAWN.ink ? 'ink' : 'soft'});--plan-behind:${underlay};--plan-fine:${lineWidths.text / scale}px`;
}

function styleLetters(stroke: number, hasEdge: boolean): string {
	const edge = hasEdge ? `;filter:${paperEdge}` : '';
	return `color:var(--plan-paper);-webkit-text-stroke:${stroke}px var(--plan-ink);paint-order:stroke${edge}`;
}

function stylePicture(
	picture: Picture,
	{ svg, isSketch }: Drawing,
	file: (content: string, box?: Box) => string,
	hasEdge: boolean,
): string {
	const { box, back, image } = picture;
	if (isSketch) {
		const { transform, ...size } = back;
		const sketch = file(`<g transform="${transform}">${svg}</g>`, { x: 0, y: 0, ...size });
		const hidden = image ? '' : ';object-position:-9999px -9999px';
		const own = `background:${sketch} 0 0/100% 100% no-repeat border-box${hidden}`;
		return rule(picture, own) + (hidden && rule(picture, 'visibility:hidden', ' *'));
	}
	const edge = box.height < DRAWN.low && hasEdge ? [`filter:${paperEdge}`] : [];
	return rule(picture, [...edge, ...(svg ? [`content:${file(svg)}`] : [])].join(';'));
}

/** Makes our rules stronger than those of the page. */
const stronger = ':not(#plan#plan#plan)';

/** Removes all colours of the page and of the browser's controls. The background of the page fills the window. */
const plainStyle = `
	*${stronger}, *${stronger}::before, *${stronger}::after, *${stronger}::placeholder, *${stronger}::marker {
		${important(`transition:none;color:transparent;-webkit-text-fill-color:currentColor;-webkit-text-stroke:0;text-shadow:none;
		text-decoration-line:none;background:none;border-color:transparent;border-image:none;box-shadow:none;outline-color:transparent;
		column-rule-color:transparent;list-style-image:none;accent-color:var(--plan-ink);filter:none;backdrop-filter:none;mix-blend-mode:normal`)}
	}
	:is(html, body)${stronger}${stronger} { ${important('background-attachment:fixed')} }
	::-webkit-progress-bar, ::-webkit-meter-bar, ::-webkit-slider-runnable-track { ${important(`appearance:none;border:0;background:linear-gradient(var(--plan-ink) 0 0) center/100% ${lineWidths.box}px no-repeat`)} }
	::-webkit-progress-value, ::-webkit-meter-optimum-value { ${important('background:var(--plan-ink)')} }
	::-webkit-slider-thumb { ${important('appearance:none;width:14px;height:14px;border-radius:50%;background:var(--plan-ink)')} }
	:is(progress, meter, [type=range])${stronger} { ${important('appearance:none')} }
	:is(iframe, object, embed)${stronger} { ${important('content-visibility:hidden;contain-intrinsic-size:300px 150px')} }
	::-webkit-media-controls { ${important('display:none')} }
	:is(input, select, textarea)${stronger}:not(:placeholder-shown), *${stronger}::placeholder {
		${important(`text-decoration:underline line-through ${lineWidths.text}px var(--plan-soft);text-decoration-skip-ink:none;text-underline-offset:0`)}
	}
	[data-werkplan-layer]${stronger} { ${important('opacity:1;will-change:opacity')} }
	[data-werkplan-layer=filter]${stronger} { ${important('will-change:filter')} }
	[data-werkplan-layer=gone]${stronger} { ${important('opacity:0')} }
	::highlight(plan-base), ::highlight(plan-x) {
		color:transparent; background-color:var(--plan-behind); text-decoration:underline var(--plan-fine) var(--plan-line); text-decoration-skip-ink:none; text-underline-offset:0
	}
	::highlight(plan-x) { text-underline-offset:-1ex }`;

/** Adds !important to every declaration. */
function important(style: string): string {
	return `${style.replaceAll(/;(?=\s*[-a-z]+:)/g, ' !important;')} !important`;
}
