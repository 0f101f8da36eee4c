import { inView, readForm } from './read-kasten.ts';
import type { Bild, Box, Form, Ort } from './teile.ts';

/** A picture element in view, marked so that it can be found again. Runs inside the page. */
export function readBild(element: Element, stil: CSSStyleDeclaration, ort: Ort): Bild[] {
	const form = readForm(element, stil);
	const { radien, ...box } = form;
	if (!inView(box)) return [];
	const bild = element instanceof HTMLImageElement ? element : undefined;
	const rund = radien.some(Boolean);
	return [
		{
			ausschnitt: rund ? [...ort.ausschnitt, form] : ort.ausschnitt,
			grund: ort.grund,
			art: 'bild',
			nummer: mark(element),
			box,
			malbox: bild ? fitBox(box, bild, stil) : box,
			vektor: bild
				? vectorAddress(bild.currentSrc || bild.src)
				: element instanceof SVGElement
					? 'inline'
					: undefined,
			schmuck: bild?.alt === '',
		},
	];
}

/** A photograph as background of its element; patterns and drawings there are decoration. */
export function readBackdrop(
	element: Element,
	stil: CSSStyleDeclaration,
	form: Form,
	ort: Ort,
): Bild[] {
	const adresse = /^url\("?([^")]+)"?\)$/.exec(stil.backgroundImage)?.[1];
	if (!adresse || vectorAddress(adresse) || !/cover|contain/.test(stil.backgroundSize)) return [];
	return [
		{
			ausschnitt: [...ort.ausschnitt, form],
			grund: ort.grund,
			art: 'bild',
			nummer: mark(element),
			box: form,
			malbox: form,
			vektor: undefined,
			schmuck: true,
		},
	];
}

function mark(element: Element): number {
	const nummer = document.querySelectorAll('[data-riss]').length + 1;
	element.setAttribute('data-riss', String(nummer));
	return nummer;
}

function vectorAddress(adresse: string): string | undefined {
	return /\.svg([?#]|$)|^data:image\/svg/.test(adresse) ? adresse : undefined;
}

/** Where object-fit lays the whole picture, of which the box shows a part. */
function fitBox(box: Box, bild: HTMLImageElement, stil: CSSStyleDeclaration): Box {
	const verhaeltnis = bild.naturalWidth / bild.naturalHeight;
	if (!verhaeltnis || stil.objectFit === 'fill') return box;
	const breiter = box.breite / box.hoehe > verhaeltnis;
	const breite = breiter === (stil.objectFit === 'cover') ? box.breite : box.hoehe * verhaeltnis;
	const hoehe = breite / verhaeltnis;
	const [links = 50, oben = 50] = stil.objectPosition.split(' ').map(Number.parseFloat);
	return {
		x: box.x + ((box.breite - breite) * links) / 100,
		y: box.y + ((box.hoehe - hoehe) * oben) / 100,
		breite,
		hoehe,
	};
}

/** To be provided to the page before readPage is called there. */
export const pictureReaders = [readBild, readBackdrop, mark, vectorAddress, fitBox];
