import type { Box, Form, Kasten, Ort } from './teile.ts';

/** An element's own box, when something of it is to be seen. Runs inside the page. */
export function readKasten(
	element: Element,
	stil: CSSStyleDeclaration,
	form: Form,
	ort: Ort,
): Kasten[] {
	const raender = (['Top', 'Right', 'Bottom', 'Left'] as const).map(
		(seite) =>
			Number.parseFloat(stil[`border${seite}Width`]) > 0 &&
			stil[`border${seite}Style`] !== 'none' &&
			hasColour(stil[`border${seite}Color`]),
	);
	const fuellung = hasColour(stil.backgroundColor) ? stil.backgroundColor : '';
	const rolle = element.matches('header')
		? 'kopf'
		: element.matches('a, button') && !element.closest('header, nav')
			? 'knopf'
			: undefined;
	if (!fuellung && !raender.some(Boolean) && rolle !== 'kopf') return [];
	const hebtSich = fuellung !== '' && (fuellung !== ort.grund || stil.boxShadow !== 'none');
	return [{ ...ort, art: 'kasten', form, fuellung, raender, hebtSich, rolle }];
}

/** An element's box with its corners. */
export function readForm(element: Element, stil: CSSStyleDeclaration): Form {
	const box = toBox(element.getBoundingClientRect());
	const [a = 0, b = 0, c = 0, d = 0] = [
		stil.borderTopLeftRadius,
		stil.borderTopRightRadius,
		stil.borderBottomRightRadius,
		stil.borderBottomLeftRadius,
	].map((ecke) => {
		const wert = Number.parseFloat(ecke) || 0;
		return ecke.includes('%') ? (wert / 100) * box.breite : wert;
	});
	// As in CSS, corners that would overlap shrink together.
	const enge = Math.min(
		1,
		box.breite / Math.max(a + b, c + d, 1),
		box.hoehe / Math.max(a + d, b + c, 1),
	);
	return { ...box, radien: [a, b, c, d].map((radius) => radius * enge) };
}

export function toBox({ left, top, width, height }: DOMRect): Box {
	return { x: left, y: top, breite: width, hoehe: height };
}

export function inView({ x, y, breite, hoehe }: Box): boolean {
	const { innerWidth, innerHeight } = window;
	return (
		breite > 1 && hoehe > 1 && x < innerWidth && y < innerHeight && x + breite > 0 && y + hoehe > 0
	);
}

/** Whether a computed colour is more than a breath. */
export function hasColour(farbe: string): boolean {
	const deckkraft = /^rgba\(.*,\s*([\d.]+)\)$|\/\s*([\d.]+)\)$/.exec(farbe);
	return Number(deckkraft?.[1] ?? deckkraft?.[2] ?? 1) > 0.1;
}

/** To be provided to the page before readPage is called there. */
export const boxReaders = [readKasten, readForm, toBox, inView, hasColour];
