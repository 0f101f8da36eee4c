import { pictureReaders, readBackdrop, readBild } from './read-bild.ts';
import { boxReaders, hasColour, inView, readForm, readKasten } from './read-kasten.ts';
import { lineReaders, readZeilen } from './read-zeilen.ts';
import type { Ort, Teil } from './teile.ts';

/** Everything in view, in the order in which it is painted. Runs inside the page, after `provide(pageReaders)`. */
export function readPage(): Teil[] {
	const hintergrund = [document.body, document.documentElement]
		.map((element) => getComputedStyle(element).backgroundColor)
		.find(hasColour);
	return readElement(
		document.body,
		{ ausschnitt: [], grund: hintergrund ?? 'rgb(255, 255, 255)' },
		1,
	);
}

function readElement(element: Element, ort: Ort, deckkraft: number): Teil[] {
	const stil = getComputedStyle(element);
	const sichtbar = deckkraft * Number(stil.opacity);
	if (sichtbar < 0.15 || isHidden(element, stil)) return [];
	const gezeigt = stil.visibility !== 'hidden';
	if (element.matches('svg, img, video, canvas, iframe'))
		return gezeigt ? readBild(element, stil, ort) : [];

	const form = readForm(element, stil);
	const teile: Teil[] = [];
	if (gezeigt && inView(form) && element !== document.body) {
		teile.push(...readKasten(element, stil, form, ort), ...readBackdrop(element, stil, form, ort));
	}
	const schneidet = stil.overflowX !== 'visible' && element !== document.body;
	const innen: Ort = {
		ausschnitt: schneidet ? [...ort.ausschnitt, form] : ort.ausschnitt,
		grund: hasColour(stil.backgroundColor) ? stil.backgroundColor : ort.grund,
	};
	const kinder = [...element.childNodes]
		.map((knoten) => ({ knoten, rang: paintRank(knoten, stil) }))
		.sort((a, b) => a.rang - b.rang);
	for (const { knoten } of kinder) {
		if (knoten instanceof Element) teile.push(...readElement(knoten, innen, sichtbar));
		else if (knoten instanceof Text && gezeigt)
			teile.push(...readZeilen(knoten, element, stil, innen));
	}
	return teile;
}

/** Also what only a screen reader gets: cut down to nothing, but laid out in full. */
function isHidden(element: Element, { clipPath, clip }: CSSStyleDeclaration): boolean {
	return (
		!element.checkVisibility({ contentVisibilityAuto: true }) ||
		/^inset\((50|100)%/.test(clipPath) ||
		/^rect\([01]px,? [01]px/.test(clip)
	);
}

/** Positioned elements lie over the others, among themselves by z-index. */
function paintRank(knoten: Node, eltern: CSSStyleDeclaration): number {
	if (!(knoten instanceof Element)) return 0;
	const { position, zIndex } = getComputedStyle(knoten);
	const gelegt = position !== 'static';
	const ebene = gelegt || /flex|grid/.test(eltern.display) ? Number(zIndex) || 0 : 0;
	return gelegt && ebene === 0 ? 0.5 : ebene;
}

/** Every function that readPage needs in the page. */
export const pageReaders = [
	...[readElement, isHidden, paintRank],
	...boxReaders,
	...lineReaders,
	...pictureReaders,
];
