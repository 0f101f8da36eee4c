import { toneOf } from './colour.ts';
import type { lineWidths } from './paint.ts';
import { asRgb, marked } from './read-box.ts';

/** Gives the shapes of an <svg> their paint; `pixel` is the screen's pixels per px. False without shapes. Runs inside the page. */
export function outlineShapes(svg: Element, widths: typeof lineWidths.shape, pixel = 1): boolean {
	const kinds = 'path, rect, circle, ellipse, polygon, polyline, line, text, use';
	const shapes = [...svg.querySelectorAll<SVGGraphicsElement>(kinds)];
	// Shapes used from another drawing inherit their paint, except those with colours of their own.
	const root = svg.getRootNode() as Document | ShadowRoot;
	for (const { href } of svg.querySelectorAll('use')) {
		const target = root.getElementById(href.baseVal.slice(1));
		if (!target || svg.contains(target)) continue;
		target.setAttribute('data-werkplan', 'used');
		const coloured = '[fill]:not([fill="none"], [fill="currentColor"]), [style*="fill"]';
		const used = [...target.querySelectorAll<SVGGraphicsElement>(kinds)];
		shapes.push(...used.filter((shape) => shape.matches(coloured)));
	}
	// With masks or pictures inside, only the pixels show how it looks.
	if (shapes.length === 0 || svg.querySelector('mask, image')) return false;
	const counters: [Element, Element][] = [];
	for (const shape of shapes) {
		const style = getComputedStyle(shape);
		if (style.display === 'none') continue;
		let opacity = Number(style.fillOpacity);
		for (let one: Element | null = shape; one && one !== svg.parentElement; one = one.parentElement)
			opacity *= Number(getComputedStyle(one).opacity);
		const matrix = shape.getScreenCTM();
		const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 0;
		const strokeWidth = style.stroke === 'none' ? 0 : Number.parseFloat(style.strokeWidth);
		const isArea = style.fill !== 'none' && opacity > 0.6;
		const draw = (paint: string, width: number, target: Element = shape) => {
			target.setAttribute('data-paint', paint);
			(target as SVGElement).style.setProperty('stroke-width', `${width * pixel}px`, 'important');
		};
		if (shape.localName === 'text') draw('line', widths.text);
		else if (style.fill !== 'none' && !isArea && strokeWidth === 0) draw('gone', 0);
		else {
			const { width, height } = shape.getBBox();
			// Shapes inside <defs> have no size; most of them are large.
			const isLarge = width === 0 || Math.min(width, height) * scale > 7;
			const tone = toneOf(asRgb(colourOfFill(svg, style.fill)));
			const paint = `line ${isLarge ? tone : tone === 'dense' ? 'dark' : 'paper'}`;
			const broad = strokeWidth * scale;
			const { least, usual, most } = widths;
			const thin = Math.min(most, Math.max(least, strokeWidth * 0.8 || usual));
			draw(isArea ? paint : 'line', broad > 4 ? broad : thin);
			if (isArea && isLarge && scale > 0 && tone !== 'paper') fitHatch(svg, shape, tone, scale);
			if (broad <= 4) continue;
			// A broad stroke becomes two edges with paper between them.
			const inner = shape.cloneNode() as Element;
			inner.removeAttribute('id');
			inner.setAttribute('display', 'none');
			draw('counter', broad - widths.doubled, inner);
			counters.push([shape, inner]);
		}
	}
	// Only now: earlier they would change the selectors of the page's own style sheet.
	for (const [shape, inner] of counters) shape.after(inner);
	return true;
}

/** The first colour of a gradient; any other fill as it is. Runs inside the page. */
export function colourOfFill(svg: Element, fill: string): string {
	const [, id] = /^url\("#(.+?)"\)/.exec(fill) ?? [];
	const stop = id && svg.querySelector(`[id="${id}"] stop`);
	return stop ? getComputedStyle(stop).stopColor : fill;
}

/** Gives a shape a hatch as wide as all others, at any scale of its drawing. Runs inside the page. */
export function fitHatch(svg: Element, shape: SVGElement, tone: string, scale: number): void {
	const id = `plan-${tone}-${scale}`;
	const hatch = `<pattern id="${id}" href="#plan-${tone}" patternTransform="rotate(45) scale(${1 / scale})"/>`;
	svg.insertAdjacentHTML('beforeend', hatch);
	shape.style.setProperty('fill', `url("#${id}")`, 'important');
}

/** Outlines a marked picture: an <svg> in place, for '', or the text of a file. Undefined without shapes. Runs inside the page. */
export function outlinePicture(
	number: number,
	source: string | null,
	widths: typeof lineWidths.shape,
): string | undefined {
	const picture = marked(number);
	// In a page, the width of a non-scaling stroke counts in pixels of the screen.
	if (picture && source === null)
		return outlineShapes(picture, widths, devicePixelRatio) ? '' : undefined;
	const root = new DOMParser().parseFromString(source ?? '', 'image/svg+xml').documentElement;
	if (!picture || root.localName !== 'svg') return undefined;
	const { width, height } = picture.getBoundingClientRect();
	const host = document.createElement('div');
	host.style.cssText = `all:initial;position:fixed;left:0;top:0;opacity:0;width:${width}px;height:${height}px`;
	document.documentElement.append(host);
	const svg = document.importNode(root, true) as unknown as SVGSVGElement;
	svg.dataset.werkplan = 'file';
	// At the size that the page shows, thin strokes can be told from broad ones.
	svg.style.cssText = 'width:100%;height:100%';
	if (getComputedStyle(picture).objectFit === 'cover')
		svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
	// The shadow root keeps the file's style sheet away from the page.
	host.attachShadow({ mode: 'open' }).append(svg);
	const isDrawing = outlineShapes(svg, widths);
	host.remove();
	svg.removeAttribute('style');
	return isDrawing ? new XMLSerializer().serializeToString(svg) : undefined;
}
