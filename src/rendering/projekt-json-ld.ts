import type { Projekt } from '../content/schema.ts';
import { portfolio } from '../content/texte/portfolio.ts';
import { projektBeschreibung } from '../content/texte/projekt.ts';
import { type Manifest, pictureSources } from '../lib/manifest.ts';
import { brotkrumen, type Ding, person, werk } from './json-ld.ts';

/** A project page in the words of schema.org. */
export function projektJsonLd(eintrag: Projekt, manifest: Manifest, filmVom: Date): Ding[] {
	const { metadaten, projekt, source } = eintrag;
	const pfad = `/portfolio/${metadaten.url}`;
	return [
		brotkrumen([
			{ name: portfolio.titel, pfad: '/portfolio' },
			{ name: projekt.kunde, pfad },
		]),
		werk({
			pfad,
			kunde: projekt.kunde,
			website: projekt.website,
			branche: projekt.branche,
			beschreibung: projektBeschreibung(eintrag),
			bilder: source.weiterebilder.map((bild) => {
				const { src, width, height, alt } = pictureSources(manifest, bild);
				return { pfad: src, breite: width, hoehe: height, text: alt };
			}),
			film: {
				pfad: source.video,
				poster: source.placeholder,
				dauer: manifest.film.dauer,
				veroeffentlicht: filmVom,
			},
		}),
		person(),
	];
}
