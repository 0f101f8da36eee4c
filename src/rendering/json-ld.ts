import { inhaber } from '#shared/inhaber.ts';
import { foto, fotoPfad, JPEG_BREITE } from '../content-schema/foto.ts';
import { type Freiwillig, profile } from '../content-schema/optional-facts.ts';
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
		description,
		inLanguage: 'de-DE',
		publisher: { '@id': pageUrl('/#person') },
	};
}

/** What else of the owner a page shows. */
type Shown = Partial<Pick<Freiwillig, 'ort' | 'leistungen'>>;

/** The owner: who he is, and with his job what the profile card and the page show of him beside it. */
export function person(job?: string, { ort, leistungen: services = [] }: Shown = {}): Thing {
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
		...(services.length > 0 && {
			makesOffer: services.map(({ name, satz: sentence }) => ({
				'@type': 'Offer',
				itemOffered: { '@type': 'Service', name, description: sentence },
			})),
		}),
	};
}

/** Where a page stands: its ancestors and itself, from the home page on. */
export function breadcrumb(levels: { name: string; path: string }[]): Thing {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: [{ name: 'Startseite', path: '/' }, ...levels].map(
			({ name, path }, index) => ({
				'@type': 'ListItem',
				position: index + 1,
				name,
				item: pageUrl(path),
			}),
		),
	};
}
