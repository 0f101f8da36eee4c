import { inhaber } from '#shared/inhaber.ts';
import { foto, fotoPfad, JPEG_BREITE } from '../content/foto.ts';
import { type Freiwillig, profile } from '../content/freiwillig.ts';
import { pageUrl } from '../lib/page-url.ts';

/** One thing in the words of schema.org. */
export type Thing = { '@type': string; [property: string]: unknown };

/** The text of a JSON-LD element: one graph; no `<` in it can end the element early. */
export function jsonLdText(things: readonly Thing[]): string {
	return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll(
		'<',
		'\\u003c',
	);
}

/** The site as a whole. */
export function webSite(description: string): Thing {
	return {
		'@type': 'WebSite',
		'@id': pageUrl('/#website'),
		url: pageUrl('/'),
		name: inhaber.name,
		description: description,
		inLanguage: 'de-DE',
		publisher: { '@id': pageUrl('/#person') },
	};
}

/** What else of the owner a page shows. */
type Shown = Partial<Pick<Freiwillig, 'ort' | 'leistungen'>>;

/** The owner: who he is, and with his job what the profile card and the page show of him beside it. */
export function person(job?: string, { ort, leistungen = [] }: Shown = {}): Thing {
	const who = {
		'@type': 'Person',
		'@id': pageUrl('/#person'),
		name: inhaber.name,
		url: pageUrl('/about'),
	};
	if (!job) return who;
	return {
		...who,
		jobTitle: job,
		...(foto && { image: pageUrl(fotoPfad({ breite: JPEG_BREITE, endung: 'jpg' })) }),
		knowsAbout: inhaber.fokus,
		...(profile.length > 0 && { sameAs: profile.map(({ url }) => url) }),
		...(ort && { workLocation: { '@type': 'Place', name: ort } }),
		...(leistungen.length > 0 && {
			makesOffer: leistungen.map(({ name, satz }) => ({
				'@type': 'Offer',
				itemOffered: { '@type': 'Service', name, description: satz },
			})),
		}),
	};
}

/** Where a page stands: its ancestors and itself, from the home page on. */
export function breadcrumb(levels: { name: string; pfad: string }[]): Thing {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: [{ name: 'Startseite', pfad: '/' }, ...levels].map(
			({ name, pfad }, index) => ({
				'@type': 'ListItem',
				position: index + 1,
				name,
				item: pageUrl(pfad),
			}),
		),
	};
}

type Work = {
	pfad: string;
	kunde: string;
	website: string;
	beschreibung: string;
	branche: string;
	bilder: { pfad: string; text: string; breite: number; hoehe: number }[];
	film: { pfad: string; poster: string; dauer: number; veroeffentlicht: Date };
};

/** One client project with its pictures and its film. */
export function work({ film, ...projekt }: Work): Thing {
	return {
		'@type': 'CreativeWork',
		'@id': pageUrl(`${projekt.pfad}#werk`),
		name: `Website „${projekt.kunde}“`,
		url: pageUrl(projekt.pfad),
		description: projekt.beschreibung,
		about: projekt.branche,
		genre: 'Website',
		inLanguage: 'de-DE',
		sameAs: projekt.website,
		creator: { '@id': pageUrl('/#person') },
		image: projekt.bilder.map(({ pfad, text, breite, hoehe }) => ({
			'@type': 'ImageObject',
			contentUrl: pageUrl(pfad),
			caption: text,
			width: breite,
			height: hoehe,
		})),
		video: {
			'@type': 'VideoObject',
			name: `Rundgang durch die Website „${projekt.kunde}“`,
			description: `Film ohne Ton: Rundgang durch die Website „${projekt.kunde}“`,
			thumbnailUrl: pageUrl(film.poster),
			contentUrl: pageUrl(film.pfad),
			uploadDate: film.veroeffentlicht.toISOString(),
			duration: `PT${film.dauer}S`,
		},
	};
}
