import { asRgb, toneOf } from '../plan/colour.ts';
import type { lineWidths } from '../plan/paint.ts';
import { DRAWN } from '../thresholds.ts';
import { awaitPaint } from './complete-page.ts';
import { marked } from './read-page.ts';
import { shadowRootsIn } from './shadow-trees.ts';

/** Adds styles and hatches (HTML) to the page and its shadow roots, and waits until they are painted. */
export async function showDrawing(styles: string): Promise<void> {
	for (const root of [document.documentElement, ...shadowRootsIn(document)]) {
		const host = document.createElement('div');
		host.id = 'plan-paint';
		host.style.position = 'fixed';
		host.innerHTML = styles;
		root.append(host);
	}
	const images = styles.matchAll(/url\("(data:[^"]+)"\)/g);
	const decoded = [...images].map(([, src = '']) => Object.assign(new Image(), { src }).decode());
	await Promise.allSettled(decoded);
	await awaitPaint();
}

type Widths = typeof lineWidths.shape;

/** Outlines a marked picture: an <svg> in place, for '', or the text of a file. Undefined without shapes. */
export function outlinePicture(
	number: number,
	source: string | null,
	widths: Widths,
): string | undefined {
	const picture = marked(number);
	// In a page, the width of a non-scaling stroke counts in pixels of the screen.
	if (picture && source === null)
		return outlineShapes(picture, widths, devicePixelRatio) ? '' : undefined;
	const root = new DOMParser().parseFromString(source ?? '', 'image/svg+xml').documentElement;
	if (!picture || !(root instanceof SVGSVGElement)) return undefined;
	const { width, height } = picture.getBoundingClientRect();
	const host = document.createElement('div');
	host.style.cssText = `all:initial;position:fixed;left:0;top:0;opacity:0;width:${width}px;height:${height}px`;
	document.documentElement.append(host);
	const svg = document.importNode(root, true);
	svg.dataset.werkplan = 'file';
	// At the size that the page shows, thin strokes can be told from broad ones.
	svg.style.cssText = 'width:100%;height:100%';
	if (getComputedStyle(picture).objectFit === 'cover')
		svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
	// The shadow root keeps the file's style sheet away from the page.
	host.attachShadow({ mode: 'open' }).append(svg);
	const isDrawing = outlineShapes(svg, widths, 1);
	host.remove();
	svg.removeAttribute('style');
	return isDrawing ? new XMLSerializer().serializeToString(svg) : undefined;
}

/** Gives the shapes of an <svg> their paint; `pixel` is the screen's pixels per px. False without shapes. */
function outlineShapes(svg: Element, widths: Widths, pixel: number): boolean {
	const shapes = shapesOf(svg);
	// With masks or pictures inside, only the pixels show how it looks.
	if (shapes.length === 0 || svg.querySelector('mask, image')) return false;
	const doubled = shapes.map((shape) => [shape, outlineShape(svg, shape, widths, pixel)] as const);
	// Only now: earlier they would change the selectors of the page's own style sheet.
	for (const [shape, inside] of doubled) if (inside) shape.after(inside);
	return true;
}

/** The shapes in an <svg>, and those of other drawings that it uses. */
function shapesOf(svg: Element): SVGGraphicsElement[] {
	const kinds = 'path, rect, circle, ellipse, polygon, polyline, line, text, use';
	const shapes = [...svg.querySelectorAll<SVGGraphicsElement>(kinds)];
	// Shapes used from another drawing inherit their paint, except those with colours of their own.
	const root = svg.getRootNode();
	const tree = root instanceof ShadowRoot ? root : document;
	for (const { href } of svg.querySelectorAll('use')) {
		const target = tree.getElementById(href.baseVal.slice(1));
		if (!target || svg.contains(target)) continue;
		target.setAttribute('data-werkplan', 'used');
		const coloured = '[fill]:not([fill="none"], [fill="currentColor"]), [style*="fill"]';
		const used = [...target.querySelectorAll<SVGGraphicsElement>(kinds)];
		shapes.push(...used.filter((shape) => shape.matches(coloured)));
	}
	return shapes;
}

/** Gives a shape its paint. A broad stroke becomes two edges: returns the line of paper to put between them. */
function outlineShape(
	svg: Element,
	shape: SVGGraphicsElement,
	widths: Widths,
	pixel: number,
): Element | undefined {
	const { display, fill, stroke, strokeWidth } = getComputedStyle(shape);
	const draw = (paint: string, width: number, target = shape) => {
		target.setAttribute('data-paint', paint);
		target.style.setProperty('stroke-width', `${width * pixel}px`, 'important');
	};
	if (display === 'none') return undefined;
	if (shape.localName === 'text') {
		draw('line', widths.letters);
		return undefined;
	}
	const ownWidth = stroke === 'none' ? 0 : Number.parseFloat(strokeWidth);
	const isArea = fill !== 'none' && fillOpacityOf(svg, shape) > DRAWN.shape;
	if (fill !== 'none' && !isArea && ownWidth === 0) {
		draw('gone', 0);
		return undefined;
	}
	const scale = scaleOf(shape);
	const isLarge = hasRoom(shape, scale);
	const tone = toneOf(asRgb(colourOfFill(svg, fill)));
	const small = tone === 'dense' ? 'dark' : 'paper';
	const broad = ownWidth * scale;
	const thin = Math.min(widths.most, Math.max(widths.least, ownWidth * 0.8 || widths.usual));
	const area = isArea ? (isLarge ? tone : small) : '';
	const line = isGround(svg, shape) ? '' : 'line';
	draw(`${line} ${area}`.trim(), broad > DRAWN.broad ? broad : thin);
	if (isArea && isLarge && scale > 0 && tone !== 'paper') fitHatch(svg, shape, tone, scale);
	if (broad <= DRAWN.broad) return undefined;
	const inside = document.importNode(shape);
	inside.removeAttribute('id');
	inside.setAttribute('display', 'none');
	draw('paper-line', broad - widths.doubled, inside);
	return inside;
}

/**
 * Whether a shape is the rectangle that fills all of its drawing: its outline would frame what the page does
 * not.
 */
function isGround(svg: Element, shape: SVGGraphicsElement): boolean {
	if (!(shape instanceof SVGRectElement) || shape.rx.baseVal.value > 0) return false;
	const [all, own] = [svg.getBoundingClientRect(), shape.getBoundingClientRect()];
	const isWide = own.left <= all.left + 1 && own.right >= all.right - 1;
	return isWide && own.top <= all.top + 1 && own.bottom >= all.bottom - 1;
}

/** How opaque the fill of a shape is, with all that contains it in its drawing. */
function fillOpacityOf(svg: Element, shape: SVGGraphicsElement): number {
	let opacity = Number(getComputedStyle(shape).fillOpacity);
	for (
		let outer: Element | null = shape;
		outer && outer !== svg.parentElement;
		outer = outer.parentElement
	)
		opacity *= Number(getComputedStyle(outer).opacity);
	return opacity;
}

/** px of the page for a unit of the drawing. */
function scaleOf(shape: SVGGraphicsElement): number {
	const matrix = shape.getScreenCTM();
	return matrix ? Math.hypot(matrix.a, matrix.b) : 0;
}

/** Shapes inside <defs> have no size; most of them are large. */
function hasRoom(shape: SVGGraphicsElement, scale: number): boolean {
	const { width, height } = shape.getBBox();
	return width === 0 || Math.min(width, height) * scale > DRAWN.hatched;
}

/** The first colour of a gradient; any other fill as it is. */
function colourOfFill(svg: Element, fill: string): string {
	const [, id] = /^url\("#(.+?)"\)/.exec(fill) ?? [];
	const stop = id && svg.querySelector(`[id="${id}"] stop`);
	return stop ? getComputedStyle(stop).stopColor : fill;
}

/** Gives a shape a hatch as wide as all others, at any scale of its drawing. */
function fitHatch(svg: Element, shape: SVGElement, tone: string, scale: number): void {
	const id = `plan-${tone}-${scale}`;
	const hatch = `<pattern id="${id}" href="#plan-${tone}" patternTransform="rotate(45) scale(${1 / scale})"/>`;
	svg.insertAdjacentHTML('beforeend', hatch);
	shape.style.setProperty('fill', `url("#${id}")`, 'important');
}
