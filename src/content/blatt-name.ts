import { projekte } from './projekte.ts';
import { rahmen } from './texte/rahmen.ts';

/** A sheet's name: the client of a project page, else the last part of its path. */
export function blattName(pfad: string): string {
	const eintrag = projekte.find(({ metadaten }) => pfad === `/portfolio/${metadaten.url}`);
	if (eintrag) return eintrag.projekt.kunde;
	return pfad === '/' ? rahmen.fusszeile.startseite : (pfad.split('/').at(-1) ?? pfad);
}
