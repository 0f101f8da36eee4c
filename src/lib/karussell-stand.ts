import { karussell } from '../content/texte/karussell.ts';

/** Where the carousel stands. `index`: first visible slide from 0; `sichtbar`: slides in view. */
export type Stand = { index: number; sichtbar: number; anfang: boolean; ende: boolean };

/** The position as a drawing names it: 'Blatt 3 von 6', 'Blatt 3–4 von 6'. */
export function blattText({ index, sichtbar }: Stand, anzahl: number): string {
	const letztes = Math.min(index + sichtbar, anzahl);
	const blaetter = letztes > index + 1 ? `${index + 1}–${letztes}` : `${index + 1}`;
	return karussell.blattVon(blaetter, anzahl);
}
