import { toneOf } from './colour.ts';
import { asRgb } from './read-box.ts';

/**
 * Runs inside the page (see in-page.ts), after `provide` of toneReaders and boxReaders: the drawn picture that was marked
 * with `number` as outlines, in the size it has there, every shape with the class of its tone. `source`
 * is the text of an SVG file; without it the page's own <svg> is taken. Undefined when there is no
 * drawing in it.
 */
export function outlinePicture(number: number, source: string | null): string | undefined {
	const shapes = 'path, rect, circle, ellipse, polygon, polyline, line, text, use';
	const without =
		'style, script, foreignObject, filter, linearGradient, radialGradient, image, title, desc, animate, animateTransform, animateMotion, set';
	const element = document.querySelector(`[data-plan="${number}"]`);
	if (!element) return undefined;
	const { width, height } = element.getBoundingClientRect();
	const host = document.createElement('div');
	const mount = (text: string): Element | undefined => {
		const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
		if (root.localName !== 'svg') return undefined;
		host.style.cssText = `all:initial;position:fixed;left:0;top:0;opacity:0;width:${width}px;height:${height}px`;
		document.documentElement.append(host);
		const image = document.importNode(root, true) as unknown as SVGSVGElement;
		// What object-fit and object-position show of it.
		const { objectFit, objectPosition } = getComputedStyle(element);
		const { x, y, width: whole, height: high } = image.viewBox.baseVal;
		if (objectFit !== 'fill' && whole > 0) {
			const choose = objectFit === 'cover' ? Math.max : Math.min;
			const scale = choose(width / whole, height / high);
			const [left = 50, top = 50] = objectPosition.split(' ').map(Number.parseFloat);
			const shown = { width: width / scale, height: height / scale };
			const from = [
				x + ((whole - shown.width) * left) / 100,
				y + ((high - shown.height) * top) / 100,
			];
			image.setAttribute('viewBox', [...from, shown.width, shown.height].join(' '));
		}
		image.setAttribute('width', String(width));
		image.setAttribute('height', String(height));
		// A shadow root keeps the file's own style sheet away from the page.
		host.attachShadow({ mode: 'open' }).append(image);
		return image;
	};
	const original = source === null ? element : mount(source);
	// What masks and pictures make of shapes only the pixels tell.
	if (!original?.querySelector(shapes) || original.querySelector('mask, image')) return undefined;
	const copy = original.cloneNode(true);
	if (!(copy instanceof SVGSVGElement)) return undefined;

	const scaleOf = (shape: SVGGraphicsElement): number => {
		const matrix = shape.getScreenCTM();
		return matrix ? Math.hypot(matrix.a, matrix.b) : 0;
	};
	const isLarge = (shape: SVGGraphicsElement): boolean => {
		const { width, height } = shape.getBBox();
		// Inside <defs> nothing is laid out; what is used from there is rather large than small.
		return width === 0 || Math.min(width, height) * scaleOf(shape) > 7;
	};

	const trace = (from: Element, to: Element, opacity: number): void => {
		const style = getComputedStyle(from);
		const visible = opacity * Number(style.opacity);
		if (style.display === 'none' || style.visibility === 'hidden' || from.matches(without)) {
			to.remove();
			return;
		}
		const children = [...to.children];
		for (const [i, child] of [...from.children].entries()) {
			const target = children[i];
			if (target) trace(child, target, visible);
		}
		const facts =
			'class style filter mask opacity fill stroke fill-opacity stroke-opacity stroke-width stroke-dasharray';
		for (const name of facts.split(' ')) to.removeAttribute(name);
		const dress = (target: Element, name: string, css: string) => {
			target.setAttribute('class', name);
			const moved = style.transform !== 'none' && !from.hasAttribute('transform');
			const place = `transform:${style.transform};transform-origin:${style.transformOrigin};transform-box:${style.transformBox};`;
			target.setAttribute('style', (moved ? place : '') + css);
		};
		dress(to, '', '');
		if (!from.matches(shapes) || !(from instanceof SVGGraphicsElement)) return;
		if (from.localName === 'text') {
			const letters = `font:${style.font};letter-spacing:${style.letterSpacing};text-anchor:${style.textAnchor}`;
			dress(to, 'line', `${letters};fill:none;stroke-width:.5px`);
			return;
		}
		const strokeWidth = style.stroke === 'none' ? 0 : Number.parseFloat(style.strokeWidth);
		const isArea = style.fill !== 'none' && Number(style.fillOpacity) * visible > 0.6;
		if (style.fill !== 'none' && !isArea && strokeWidth === 0) {
			to.remove();
			return;
		}
		const tone = toneOf(asRgb(style.fill));
		const small = tone === 'dense' ? 'dark' : 'paper';
		const fill = isArea ? `line ${isLarge(from) ? tone : small}` : 'line';
		const broad = strokeWidth * scaleOf(from);
		const line = Math.min(1.5, Math.max(0.75, strokeWidth * 0.8 || 0.8));
		dress(to, fill, `stroke-width:${broad > 4 ? broad : line}px`);
		if (broad <= 4) return;
		// A broad stroke is a shape: two edges with paper between them.
		const inner = to.cloneNode() as Element;
		inner.removeAttribute('id');
		dress(inner, 'counter', `stroke-width:${broad - 1.8}px;fill:none`);
		to.after(inner);
	};
	trace(original, copy, 1);
	host.remove();

	for (const name of ['data-plan', 'x', 'y', 'role', 'aria-hidden', 'aria-label'])
		copy.removeAttribute(name);
	copy.setAttribute('width', String(width));
	copy.setAttribute('height', String(height));
	// All pictures end up in one drawing, so their names must differ.
	return new XMLSerializer()
		.serializeToString(copy)
		.replace(/\bid="([^"]+)"/g, `id="b${number}-$1"`)
		.replace(/url\((?:&quot;|["'])?#([^)"'&]+)(?:&quot;|["'])?\)/g, `url(#b${number}-$1)`)
		.replace(/href="#([^"]+)"/g, `href="#b${number}-$1"`);
}
