import type { Projekt } from '../content/schema.ts';
import { portfolio } from '../content/texte/portfolio.ts';
import { projektBeschreibung } from '../content/texte/projekt.ts';
import { type Manifest, pictureSources } from '../lib/manifest.ts';
import { breadcrumb, person, type Thing, work } from './json-ld.ts';

/** A project page in the words of schema.org. */
export function projektJsonLd(entry: Projekt, manifest: Manifest, filmOf: Date): Thing[] {
	const { metadaten, projekt, source } = entry;
	const pfad = `/portfolio/${metadaten.url}`;
	return [
		breadcrumb([
			{ name: portfolio.titel, pfad: '/portfolio' },
			{ name: projekt.kunde, pfad },
		]),
		work({
			pfad,
			kunde: projekt.kunde,
			website: projekt.website,
			branche: projekt.branche,
			beschreibung: projektBeschreibung(entry),
			bilder: source.weiterebilder.map((picture) => {
				const { src, width, height, alt } = pictureSources(manifest, picture);
				return { pfad: src, breite: width, hoehe: height, text: alt };
			}),
			film: {
				pfad: source.video,
				poster: source.placeholder,
				dauer: manifest.film.dauer,
				veroeffentlicht: filmOf,
			},
		}),
		person(),
	];
}
