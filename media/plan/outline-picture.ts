/**
 * Runs inside the page (see in-page.ts): a drawn picture as outlines, in the size `width` × `height`.
 * Each shape keeps the facts that decide how it is filled: data-colour (its colour, '' for none or a
 * pattern) and data-large. `source` is the text of an SVG file; without it the page's own <svg> is
 * taken. Undefined when there is no drawing in it.
 */
export function outlinePicture(
	number: number,
	source: string | null,
	width: number,
	height: number,
): string | undefined {
	const shapes = 'path, rect, circle, ellipse, polygon, polyline, line, text, use';
	const without =
		'style, script, foreignObject, filter, linearGradient, radialGradient, image, title, desc, animate, animateTransform, animateMotion, set';
	const host = document.createElement('div');
	const mount = (text: string): Element | undefined => {
		const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
		if (root.localName !== 'svg') return undefined;
		host.style.cssText = `all:initial;position:fixed;left:0;top:0;opacity:0;width:${width}px;height:${height}px`;
		document.documentElement.append(host);
		const image = document.importNode(root, true);
		image.setAttribute('width', String(width));
		image.setAttribute('height', String(height));
		// A shadow root keeps the file's own style sheet away from the page.
		host.attachShadow({ mode: 'open' }).append(image);
		return image;
	};
	const original =
		source === null ? document.querySelector(`svg[data-plan~="${number}"]`) : mount(source);
	// What masks and pictures make of shapes only the pixels tell.
	if (!original?.querySelector(shapes) || original.querySelector('mask, image')) return undefined;
	const copy = original.cloneNode(true);
	if (!(copy instanceof SVGSVGElement)) return undefined;

	const scaleOf = (shape: SVGGraphicsElement): number => {
		const matrix = shape.getScreenCTM();
		return matrix ? Math.hypot(matrix.a, matrix.b) : 0;
	};
	const sizeOf = (shape: SVGGraphicsElement): number => {
		const { width, height } = shape.getBBox();
		// Inside <defs> nothing is laid out; what is used from there is rather large than small.
		return width === 0 ? Number.POSITIVE_INFINITY : Math.min(width, height) * scaleOf(shape);
	};
	const letters = (style: CSSStyleDeclaration) =>
		`font:${style.font};letter-spacing:${style.letterSpacing};text-anchor:${style.textAnchor}`;

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
		const styled = style.transform !== 'none' && !from.hasAttribute('transform');
		const position = styled
			? `transform:${style.transform};transform-origin:${style.transformOrigin};transform-box:${style.transformBox}`
			: '';
		for (const name of ['class', 'style', 'filter', 'mask', 'opacity', 'fill', 'stroke'])
			to.removeAttribute(name);
		to.setAttribute('style', position);
		if (!from.matches(shapes) || !(from instanceof SVGGraphicsElement)) return;

		const stroke = style.stroke !== 'none' && Number.parseFloat(style.strokeWidth) > 0;
		const filled = style.fill !== 'none';
		const opaque = Number(style.fillOpacity) * visible > 0.6;
		if (filled && !opaque && !stroke) {
			to.remove();
			return;
		}
		for (const name of ['fill-opacity', 'stroke-opacity', 'stroke-width', 'stroke-dasharray'])
			to.removeAttribute(name);
		const strokeWidth = stroke
			? Math.min(1.5, Math.max(0.75, Number.parseFloat(style.strokeWidth) * 0.8))
			: 0.8;
		if (from.localName === 'text') {
			to.setAttribute('data-colour', '');
			to.setAttribute('style', `${position};${letters(style)};fill:none;stroke-width:.5px`);
			return;
		}
		const broad = stroke ? Number.parseFloat(style.strokeWidth) * scaleOf(from) : 0;
		const area = filled && opaque ? '' : ';fill:none';
		to.setAttribute(
			'style',
			`${position};stroke-width:${broad > 4 ? broad : strokeWidth}px${area}`,
		);
		if (broad > 4) {
			// A broad stroke is a shape: two edges with paper between them.
			const inner = to.cloneNode();
			if (inner instanceof Element) {
				inner.setAttribute('style', `${position};stroke-width:${broad - 1.8}px;fill:none`);
				inner.setAttribute('class', 'counter');
				inner.removeAttribute('id');
				to.after(inner);
			}
		}
		to.setAttribute('data-colour', style.fill.startsWith('url') ? '' : style.fill);
		if (sizeOf(from) > 7) to.setAttribute('data-large', '');
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
