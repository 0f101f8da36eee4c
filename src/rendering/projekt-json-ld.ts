import type { Thing } from 'schema-dts';
import type { Projekt } from '#shared/projekt/projekt-schema.ts';
import { portfolio } from '../content/texte/portfolio.ts';
import { projektBeschreibung } from '../content/texte/projekt.ts';
import { pictureOf } from '../content-schema/projekte.ts';
import { pageUrl } from '../lib/owner.ts';
import { breadcrumb, person, personReference } from './json-ld.ts';

/** A project page in schema.org's terms: breadcrumb, the client's site with pictures, its maker. */
export function projektJsonLd(projekt: Projekt): Thing[] {
	const { metadaten, source } = projekt;
	const { kunde, branche, website } = projekt.projekt;
	const path = `/portfolio/${metadaten.url}`;
	return [
		breadcrumb([
			{ name: portfolio.titel, path: '/portfolio' },
			{ name: kunde, path },
		]),
		{
			'@type': 'CreativeWork',
			'@id': pageUrl(`${path}#werk`),
			name: `Website „${kunde}“`,
			url: pageUrl(path),
			description: projektBeschreibung(projekt),
			about: branche,
			genre: 'Website',
			inLanguage: 'de-DE',
			sameAs: website,
			creator: personReference,
			image: source.weiterebilder.map((picture) => {
				const { src, width, height, alt } = pictureOf(picture);
				return {
					'@type': 'ImageObject',
					contentUrl: pageUrl(src),
					caption: alt,
					width: `${width} px`,
					height: `${height} px`,
				};
			}),
		},
		person(),
	];
}
