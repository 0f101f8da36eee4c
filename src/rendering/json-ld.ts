import type {
	BreadcrumbList,
	Graph,
	Offer,
	Organization,
	Person,
	Place,
	Service,
	Thing,
	WebSite,
} from 'schema-dts';
import { inhaber } from '#shared/inhaber.ts';
import type { OptionalFacts } from '#shared/owner-schema.ts';
import { type Projekt, projektPath } from '#shared/projekt-schema.ts';
import { withoutSoftHyphens } from '#shared/soft-hyphen.ts';
import { projektBeschreibung, projekt as texts } from '../content/texte/projekt.ts';
import { pictureOf } from '../facts/projekte.ts';
import { portfolio } from '../facts/texts.ts';
import { pageUrl } from '../lib/page-url.ts';

/** The text of a JSON-LD element: one graph; no `<` in it can end the element early. */
export function jsonLdText(things: readonly Thing[]): string {
	const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
	return withoutSoftHyphens(JSON.stringify(graph)).replaceAll('<', '\\u003c');
}

/** Points at the owner, described once per graph by `owner`. */
const ownerReference = { '@id': pageUrl('/#person') };

export function webSite(description: string): WebSite {
	return {
		'@type': 'WebSite',
		'@id': pageUrl('/#website'),
		url: pageUrl('/'),
		name: inhaber.name,
		description,
		inLanguage: 'de-DE',
		publisher: ownerReference,
	};
}

/** Optional facts; each page passes those it shows. `photo` is a path. */
type ShownFacts = Partial<Pick<OptionalFacts, 'ort' | 'leistungen'>> & {
	photo?: string | undefined;
};

/** The owner, a person or a firm: name and page; with `shownFacts` also what the profile card and that page show. */
export function owner(
	shownFacts?: ShownFacts,
	isFirm: boolean = inhaber.vertreten !== '',
): Person | Organization {
	const who = { ...ownerReference, name: inhaber.name, url: pageUrl('/about') };
	if (!shownFacts) return { '@type': isFirm ? 'Organization' : 'Person', ...who };
	const { ort, leistungen = [], photo } = shownFacts;
	const shown = {
		...(photo && { image: pageUrl(photo) }),
		knowsAbout: inhaber.fokus,
		...(inhaber.profile.length > 0 && { sameAs: inhaber.profile.map(({ url }) => url) }),
	};
	const place: Place = { '@type': 'Place', name: inhaber.anschrift.ort };
	const offers = leistungen.length > 0 && { makesOffer: leistungen.map(offerOf) };
	return isFirm
		? { '@type': 'Organization', ...who, ...shown, ...(ort && { location: place }), ...offers }
		: {
				'@type': 'Person',
				...who,
				jobTitle: inhaber.berufsbezeichnung,
				...shown,
				...(ort && { workLocation: place }),
				...offers,
			};
}

function offerOf({ name, satz }: OptionalFacts['leistungen'][number]): Offer {
	const service: Service = { '@type': 'Service', name, description: satz };
	return { '@type': 'Offer', itemOffered: service };
}

/** The path to a page: from the home page to the page itself. */
function breadcrumb(levels: { name: string; path: string }[]): BreadcrumbList {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: [{ name: texts.brotkrumen.startseite, path: '/' }, ...levels].map(
			({ name, path }, index) => ({
				'@type': 'ListItem' as const,
				position: index + 1,
				name,
				item: pageUrl(path),
			}),
		),
	};
}

/** A project page in schema.org's terms: breadcrumb, the client's site with pictures, its maker. */
export function projektJsonLd(projekt: Projekt): Thing[] {
	const { kunde, branche, website, source } = projekt;
	const path = projektPath(projekt);
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
			creator: ownerReference,
			image: source.weiterebilder.map((picture) => pageUrl(pictureOf(projekt, picture).src)),
		},
		owner(),
	];
}
