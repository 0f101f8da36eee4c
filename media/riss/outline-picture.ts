/**
 * Runs inside the page (see in-page.ts): a drawn picture as outlines, in the size `breite` × `hoehe`.
 * Each shape keeps the facts that decide how it is filled: data-farbe (its colour, '' for none or a
 * pattern) and data-gross. `quelle` is the text of an SVG file; without it the page's own <svg> is
 * taken. Undefined when there is no drawing in it.
 */
export function outlinePicture(
	nummer: number,
	quelle: string | null,
	breite: number,
	hoehe: number,
): string | undefined {
	const formen = 'path, rect, circle, ellipse, polygon, polyline, line, text, use';
	const ohne =
		'style, script, foreignObject, filter, linearGradient, radialGradient, image, title, desc, animate, animateTransform, animateMotion, set';
	const wirt = document.createElement('div');
	const mount = (text: string): Element | undefined => {
		const wurzel = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
		if (wurzel.localName !== 'svg') return undefined;
		wirt.style.cssText = `all:initial;position:fixed;left:0;top:0;opacity:0;width:${breite}px;height:${hoehe}px`;
		document.documentElement.append(wirt);
		const bild = document.importNode(wurzel, true);
		bild.setAttribute('width', String(breite));
		bild.setAttribute('height', String(hoehe));
		// A shadow root keeps the file's own style sheet away from the page.
		wirt.attachShadow({ mode: 'open' }).append(bild);
		return bild;
	};
	const vorlage =
		quelle === null ? document.querySelector(`svg[data-riss="${nummer}"]`) : mount(quelle);
	if (!vorlage?.querySelector(formen)) return undefined;
	const kopie = vorlage.cloneNode(true);
	if (!(kopie instanceof SVGSVGElement)) return undefined;

	const scaleOf = (form: SVGGraphicsElement): number => {
		const matrix = form.getScreenCTM();
		return matrix ? Math.hypot(matrix.a, matrix.b) : 0;
	};
	const sizeOf = (form: SVGGraphicsElement): number => {
		const { width, height } = form.getBBox();
		// Inside <defs> nothing is laid out; what is used from there is rather large than small.
		return width === 0 ? Number.POSITIVE_INFINITY : Math.min(width, height) * scaleOf(form);
	};
	const letters = (stil: CSSStyleDeclaration) =>
		`font:${stil.font};letter-spacing:${stil.letterSpacing};text-anchor:${stil.textAnchor}`;

	const trace = (von: Element, nach: Element, deckkraft: number): void => {
		const stil = getComputedStyle(von);
		const sichtbar = deckkraft * Number(stil.opacity);
		if (stil.display === 'none' || stil.visibility === 'hidden' || von.matches(ohne)) {
			nach.remove();
			return;
		}
		const kinder = [...nach.children];
		for (const [i, kind] of [...von.children].entries()) {
			const ziel = kinder[i];
			if (ziel) trace(kind, ziel, sichtbar);
		}
		const stile = stil.transform !== 'none' && !von.hasAttribute('transform');
		const lage = stile
			? `transform:${stil.transform};transform-origin:${stil.transformOrigin};transform-box:${stil.transformBox}`
			: '';
		for (const name of ['class', 'style', 'filter', 'mask', 'opacity', 'fill', 'stroke'])
			nach.removeAttribute(name);
		nach.setAttribute('style', lage);
		if (!von.matches(formen) || !(von instanceof SVGGraphicsElement)) return;

		const strich = stil.stroke !== 'none' && Number.parseFloat(stil.strokeWidth) > 0;
		const gefuellt = stil.fill !== 'none';
		const deckend = Number(stil.fillOpacity) * sichtbar > 0.6;
		if (gefuellt && !deckend && !strich) {
			nach.remove();
			return;
		}
		for (const name of ['fill-opacity', 'stroke-opacity', 'stroke-width', 'stroke-dasharray'])
			nach.removeAttribute(name);
		const staerke = strich
			? Math.min(1.5, Math.max(0.75, Number.parseFloat(stil.strokeWidth) * 0.8))
			: 0.8;
		if (von.localName === 'text') {
			nach.setAttribute('data-farbe', '');
			nach.setAttribute('style', `${lage};${letters(stil)};fill:none;stroke-width:.5px`);
			return;
		}
		const breit = strich ? Number.parseFloat(stil.strokeWidth) * scaleOf(von) : 0;
		const flaeche = gefuellt && deckend ? '' : ';fill:none';
		nach.setAttribute('style', `${lage};stroke-width:${breit > 4 ? breit : staerke}px${flaeche}`);
		if (breit > 4) {
			// A broad stroke is a shape: two edges with paper between them.
			const innen = nach.cloneNode();
			if (innen instanceof Element) {
				innen.setAttribute('style', `${lage};stroke-width:${breit - 1.8}px;fill:none`);
				innen.setAttribute('class', 'gegenlinie');
				innen.removeAttribute('id');
				nach.after(innen);
			}
		}
		nach.setAttribute('data-farbe', stil.fill.startsWith('url') ? '' : stil.fill);
		if (sizeOf(von) > 7) nach.setAttribute('data-gross', '');
	};
	trace(vorlage, kopie, 1);
	wirt.remove();

	for (const name of ['data-riss', 'x', 'y', 'role', 'aria-hidden', 'aria-label'])
		kopie.removeAttribute(name);
	kopie.setAttribute('width', String(breite));
	kopie.setAttribute('height', String(hoehe));
	// All pictures end up in one drawing, so their names must differ.
	return new XMLSerializer()
		.serializeToString(kopie)
		.replace(/\bid="([^"]+)"/g, `id="b${nummer}-$1"`)
		.replace(/url\((?:&quot;|["'])?#([^)"'&]+)(?:&quot;|["'])?\)/g, `url(#b${nummer}-$1)`)
		.replace(/href="#([^"]+)"/g, `href="#b${nummer}-$1"`);
}
