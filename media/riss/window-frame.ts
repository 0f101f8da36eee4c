import type { Box } from './teile.ts';

/** What lies under the page: the paper and the window's box, with the browser's bar or, without one, the phone. */
export function behind({ breite, hoehe, x, y }: Box, leiste: number): string {
	const blatt = `<rect class="papier" x="${-x}" y="${-y}" width="100%" height="100%"/>`;
	if (!leiste)
		return `${blatt}<rect class="papier linie" stroke-width="2" x="-9" y="-9" width="${breite + 18}" height="${hoehe + 18}" rx="30"/>`;
	const punkte = [26, 50, 74].map((cx) => `<circle cx="${cx}" cy="${-leiste / 2}" r="6"/>`);
	return `${blatt}<rect class="papier" y="${-leiste}" width="${breite}" height="${hoehe + leiste}" rx="10"/><path class="linie" stroke-width="1.2" d="M0 0H${breite}"/><g class="linie" stroke-width="1.4">${punkte.join('')}</g>`;
}

/** The window's contour, over the page. */
export function inFront({ breite, hoehe }: Box, leiste: number): string {
	return leiste
		? `<rect class="rahmen" y="${-leiste}" width="${breite}" height="${hoehe + leiste}" rx="10"/>`
		: `<rect class="linie" stroke-width="1.2" width="${breite}" height="${hoehe}" rx="20"/>`;
}
