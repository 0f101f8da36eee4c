/**
 * The part of schema.org this site speaks: what each type must have, and with ? what it may have. A
 * property a type does not know is a fault, as is the lack of one that search engines require of it.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const TYPES: Record<string, string> = {
	WebSite: '@id url name description inLanguage publisher',
	Person: '@id url name jobTitle? image? knowsAbout? sameAs? workLocation? makesOffer?',
	Place: 'name',
	Offer: 'itemOffered',
	Service: 'name description',
	BreadcrumbList: 'itemListElement',
	ListItem: 'position name item',
	CreativeWork: '@id url name description about genre inLanguage sameAs creator image video',
	ImageObject: 'contentUrl caption width height',
	VideoObject: 'name description thumbnailUrl contentUrl uploadDate duration',
};

/** What the values of some properties look like; those of all others say something. */
const SHAPES: [RegExp, RegExp][] = [
	[/^(@id|item|sameAs|image)$|url$/i, /^https:\/\/\w/],
	[/^(width|height|position)$/, /^[1-9]\d*$/],
	[/^uploadDate$/, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/],
	[/^duration$/, /^PT(?=\d)(\d+M)?(\d+(\.\d+)?S)?$/],
];

/** The types a JSON-LD text speaks of, in their order; throws at its first fault. */
export function checkJsonLd(jsonLd: string): unknown[] {
	const graph: { '@context': string; '@graph': Record<string, unknown>[] } = JSON.parse(jsonLd);
	const { '@context': language, '@graph': things } = graph;
	if (language !== 'https://schema.org') throw new Error(`Unbekannte Sprache: ${language}`);
	checkValue('@graph', things);
	const ids = things.map((one) => one['@id']);
	for (const [, target = ''] of jsonLd.matchAll(/\{"@id":"([^"]+)"\}/g)) {
		if (!ids.includes(target)) throw new Error(`Der Verweis auf ${target} führt ins Leere.`);
	}
	return things.map((one) => one['@type']);
}

function checkValue(name: string, value: unknown): void {
	if (Array.isArray(value) && value.length > 0) {
		for (const one of value) checkValue(name, one);
	} else if (typeof value === 'object' && value !== null) {
		const { '@type': type, ...fields } = { '@type': undefined, ...value };
		const knows = type === undefined ? ['@id'] : (TYPES[String(type)]?.split(' ') ?? []);
		const missing = knows.filter((field) => !field.endsWith('?') && !(field in fields));
		const foreign = Object.keys(fields).filter(
			(f) => !knows.includes(f) && !knows.includes(`${f}?`),
		);
		if (!knows[0] || missing[0] || foreign[0])
			throw new Error(`${name}, ${type}: fehlt ${missing}, unbekannt ${foreign}`);
		for (const [field, one] of Object.entries(fields)) checkValue(field, one);
	} else {
		const [, form = /\S/] = SHAPES.find(([names]) => names.test(name)) ?? [];
		if (!form.test(String(value))) throw new Error(`${name}: ${value}`);
	}
}
