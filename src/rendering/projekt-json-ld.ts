import type { Projekt } from '../content/schema.ts';
import { portfolio } from '../content/texte/portfolio.ts';
import { projektBeschreibung } from '../content/texte/projekt.ts';
import { type Manifest, pictureSources } from '../lib/manifest.ts';
import { breadcrumb, person, type Thing, work } from './json-ld.ts';

/** A project page in the words of schema.org. */
export function projektJsonLd(entry: Projekt, manifest: Manifest, filmOf: Date): Thing[] {
	const { metadaten, projekt, source } = entry;
	const path = `/portfolio/${metadaten.url}`;
	return [
		breadcrumb([
			{ name: portfolio.titel, path: '/portfolio' },
			{ name: projekt.kunde, path },
		]),
		work({
			path,
			kunde: projekt.kunde,
			website: projekt.website,
			branche: projekt.branche,
			description: projektBeschreibung(entry),
			pictures: source.weiterebilder.map((picture) => {
				const { src, width, height, alt } = pictureSources(manifest, picture);
				return { path: src, width, height, text: alt };
			}),
			film: {
				path: source.video,
				poster: source.placeholder,
				duration: manifest.film.dauer,
				published: filmOf,
			},
		}),
		person(),
	];
}
