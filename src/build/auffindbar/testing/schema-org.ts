import { z } from 'zod';

/*
 * The part of schema.org this site speaks. Strict objects: a property a type does not know is a
 * fault, as is the lack of one that search engines require of it.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */

const text = z.string().regex(/\S/);
const url = z.url({ protocol: /^https$/ });
const verweis = z.strictObject({ '@id': url });
const imageObject = z.strictObject({
	'@type': z.literal('ImageObject'),
	contentUrl: url,
	caption: text,
	width: z.int().positive(),
	height: z.int().positive(),
});

const videoObject = z.strictObject({
	'@type': z.literal('VideoObject'),
	name: text,
	description: text,
	thumbnailUrl: url,
	contentUrl: url,
	uploadDate: z.iso.datetime(),
	duration: z.string().regex(/^PT(?=\d)(\d+M)?(\d+(\.\d+)?S)?$/),
});

const ding = z.discriminatedUnion('@type', [
	z.strictObject({
		'@type': z.literal('WebSite'),
		'@id': url,
		url,
		name: text,
		description: text,
		inLanguage: z.literal('de-DE'),
		publisher: verweis,
	}),
	z.strictObject({
		'@type': z.literal('Person'),
		'@id': url,
		name: text,
		url,
		jobTitle: text.optional(),
		image: url.optional(),
		knowsAbout: text.optional(),
		sameAs: z.array(url).optional(),
		workLocation: z.strictObject({ '@type': z.literal('Place'), name: text }).optional(),
		makesOffer: z
			.array(
				z.strictObject({
					'@type': z.literal('Offer'),
					itemOffered: z.strictObject({
						'@type': z.literal('Service'),
						name: text,
						description: text,
					}),
				}),
			)
			.min(1)
			.optional(),
	}),
	z.strictObject({
		'@type': z.literal('BreadcrumbList'),
		itemListElement: z
			.array(
				z.strictObject({
					'@type': z.literal('ListItem'),
					position: z.int().positive(),
					name: text,
					item: url,
				}),
			)
			.min(2)
			.refine((stufen) => stufen.every(({ position }, stelle) => position === stelle + 1)),
	}),
	z.strictObject({
		'@type': z.literal('CreativeWork'),
		'@id': url,
		name: text,
		url,
		description: text,
		about: text,
		genre: text,
		inLanguage: z.literal('de-DE'),
		sameAs: url,
		creator: verweis,
		image: z.array(imageObject).min(1),
		video: videoObject,
	}),
]);

const graph = z.strictObject({
	'@context': z.literal('https://schema.org'),
	'@graph': z.array(ding).min(1),
});

/** The types a JSON-LD text speaks of, in their order; throws with every fault it has. */
export function checkJsonLd(jsonLd: string): string[] {
	const { '@graph': dinge } = graph.parse(JSON.parse(jsonLd));
	const ids = dinge.flatMap((eines) => ('@id' in eines ? eines['@id'] : []));
	for (const [, ziel = ''] of jsonLd.matchAll(/\{"@id":"([^"]+)"\}/g)) {
		if (!ids.includes(ziel)) throw new Error(`Der Verweis auf ${ziel} führt ins Leere.`);
	}
	return dinge.map((eines) => eines['@type']);
}
