import { toneOf } from './colour.ts';
import type { Box, BoxPart, Owner, Part, Picture, TextLine } from './parts.ts';
import { type Colours, pens, svgFile } from './pens.ts';

/** A picture as SVG, where it lies in the window; a photograph can be seen through what stands before it. */
export type Drawing = { svg: string; box: Box; isPhotograph: boolean };
export type Drawings = ReadonlyMap<Picture, Drawing>;

/** Boxes and pictures below this height are buttons, badges, logos; coloured ones below that are lines. */
const smallHeight = 90;
const thin = 5;
/** Pictures from this many square pixels on get their field marked. */
const largePicture = 24_000;

/** What keeps letters and logos legible in front of a photograph. */
const paperEdge = ['5px 0', '-5px 0', '0 5px', '0 -5px']
	.map((side) => `drop-shadow(${side} var(--paper))`)
	.join(' ');

/** Before this, and after what is as strong, no rule of a page comes. */
const strong = ':not(#plan#plan#plan)';

/** The style sheet that makes a page its own drawing: the browser goes on to lay it out, cut it off and paint it in order. */
export function stylePage(
	parts: Part[],
	drawings: Drawings,
	colours: Colours,
	calm: boolean,
): string {
	const photographs = [...drawings.values()].flatMap((one) => (one.isPhotograph ? one.box : []));
	const isOver = (box: Box) => photographs.some((one) => overlap(box, one));
	const image = (content: string, box?: Box) =>
		`url("data:image/svg+xml,${encodeURIComponent(svgFile(content, colours, calm, box))}")`;
	const hatched = ['dense', 'wide', 'calm'].map((name): [string, string] => {
		return [name, image(`<rect data-pen="${name}" width="100%" height="100%"/>`)];
	});
	const properties = [...Object.entries(colours), ...hatched].map((pair) => `--${pair.join(':')}`);
	const rules = parts.map((part) => {
		if (part.kind === 'box') return rule(part, styleBox(part, parts[0]?.box, isOver));
		if (part.kind === 'line') return rule(part, styleLine(part, isOver(part.box)));
		const drawing = drawings.get(part);
		return drawing ? stylePicture(part, drawing, image, isOver(part.box)) : '';
	});
	// Of a text's lines that before a photograph has the last word.
	const later = parts.map((part) => part.kind === 'line' && isOver(part.box));
	const sorted = [false, true].flatMap((last) => rules.filter((_rule, i) => later[i] === last));
	return `:root{${properties.join(';')}}${plain}${pens}${[...new Set(sorted)].join('')}`;
}

/** Nothing of a page's own colours is left. */
const plain = `
	*${strong}, *${strong}::before, *${strong}::after, *${strong}::placeholder {
		${important(`transition:none;color:transparent;-webkit-text-fill-color:currentColor;-webkit-text-stroke:0;text-shadow:none;
		text-decoration-line:none;background:none;border-color:transparent;border-image:none;box-shadow:none;outline-color:transparent;
		column-rule-color:transparent;filter:none;backdrop-filter:none;mix-blend-mode:normal`)}
	}
	:is(img, video, canvas)${strong} { ${important('object-position:-9999px -9999px')} }
	[data-plan-layer]${strong} { ${important('opacity:1;will-change:opacity')} }
	[data-plan-layer=filter]${strong} { ${important('will-change:filter')} }
	[data-plan-layer=gone]${strong} { ${important('opacity:0')} }
	::highlight(plan-base), ::highlight(plan-x) {
		color:transparent; background-color:var(--behind); text-decoration:underline 1px var(--pen); text-decoration-skip-ink:none; text-underline-offset:0
	}
	::highlight(plan-x) { text-underline-offset:-1ex }`;

function rule({ number, pseudo }: Owner, style: string): string {
	return style && `[data-plan="${number}"]${strong}${pseudo}{${important(style)}}`;
}

function important(style: string): string {
	return `${style.replaceAll(/;(?=\s*[-a-z]+:)/g, ' !important;')} !important`;
}

function styleBox(part: BoxPart, page: Box | undefined, isOver: (box: Box) => boolean): string {
	const { box, fill, borders, pseudo } = part;
	const { x, y, width, height } = box;
	const covers = page && width > page.width * 0.97 && height > page.height * 0.9;
	const tone = toneOf(fill);
	// A dark page is hatched so wide that it stays calm.
	if (covers && !pseudo)
		return fill && `background:var(--${{ dense: 'calm', wide: 'paper', paper: 'paper' }[tone]})`;
	// A white card on a white page stands out where a photograph lies between them.
	const standsOut =
		part.standsOut ||
		(fill && isOver({ x: x + width / 2, y: y + height / 2, width: 0, height: 0 }));
	if (fill && standsOut && height < thin)
		return 'background:linear-gradient(var(--soft) 0 0) center/100% 1.2px no-repeat';
	const isFramed = standsOut || borders.every(Boolean);
	const isSmall = height < smallHeight && (!page || width < page.width * 0.9);
	const pen = isFramed && height < smallHeight ? 1.7 : 1.3;
	// A thin border stays where it is, a thick one becomes a line along its inner edge.
	const isThin = (border: number) => border > 0 && border < 2.5;
	const colours = borders.map((border) => (isThin(border) ? 'var(--ink)' : 'transparent'));
	const [border = 0, ...others] = borders;
	const lines: string[] = [];
	if (isFramed && others.every((other) => other === border)) {
		const rest = isThin(border) ? Math.max(0, pen - border) : pen;
		const outer = border ? 0 : pen / 2;
		lines.push(`0 0 0 ${outer}px var(--ink)`, `inset 0 0 0 ${rest - outer}px var(--ink)`);
	} else
		for (const [i, side] of [`0 ${pen}px`, `-${pen}px 0`, `0 -${pen}px`, `${pen}px 0`].entries())
			if ((isFramed || borders[i]) && !isThin(borders[i] ?? 0))
				lines.push(`inset ${side} var(--ink)`);
	// What keeps a button legible in front of a photograph.
	if (isFramed && isSmall && isOver(box)) lines.push('0 0 0 6px var(--paper)');
	const area = fill ? `background:var(--${tone}) padding-box` : 'background:none';
	return `${area};border-color:${colours.join(' ')};box-shadow:${lines.join() || 'none'}`;
}

function styleLine({ letters, type, role, ground }: TextLine, isOver: boolean): string {
	if (!letters) {
		const behind = isOver || toneOf(ground) !== 'paper' ? 'var(--paper)' : 'transparent';
		return `--pen:var(--${type.size >= 16 ? 'ink' : 'soft'});--behind:${behind}`;
	}
	const pen = role === 'icon' ? 1.6 : type.size >= 28 ? 3 : 2;
	const edge = isOver ? `;filter:${paperEdge}` : '';
	return `color:var(--paper);-webkit-text-stroke:${pen}px var(--ink);paint-order:stroke${edge}`;
}

function stylePicture(
	picture: Picture,
	{ svg, box, isPhotograph }: Drawing,
	image: (content: string, box: Box) => string,
	isOver: boolean,
): string {
	const { x, y, scale } = picture.origin;
	const px = (length: number) => `${(length / scale).toFixed(2)}px`;
	const isLogo = !isPhotograph && picture.box.height < smallHeight && isOver;
	const edge = isLogo ? `;filter:${paperEdge}` : '';
	const contents = `[data-plan="${picture.number}"] *${strong}{${important('visibility:hidden')}}`;
	if (svg === '') return edge && rule(picture, edge.slice(1));
	const place = `${px(box.x - x)} ${px(box.y - y)}/${px(box.width)} ${px(box.height)}`;
	const own = `background:${image(svg, box)} ${place} no-repeat border-box${edge}`;
	return rule(picture, own) + (picture.isElement ? contents : '');
}

function overlap(a: Box, b: Box): boolean {
	return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** An SVG file's outlines, the field of a large picture marked. */
export function drawPicture({ box, decorative }: Picture, drawing: string): string {
	const { x, y, width, height } = box;
	if (width * height < largePicture) return drawing;
	const field = `M${x + 0.5} ${y + 0.5}h${width - 1}v${height - 1}h${1 - width}z`;
	const cross = `M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`;
	return `<path data-pen="hair" d="${field}${decorative ? '' : cross}"/>${drawing}`;
}
