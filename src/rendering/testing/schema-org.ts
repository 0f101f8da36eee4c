/**
 * The part of schema.org this site speaks: what each type must have, and with ? what it may have. A
 * property a type does not know is a fault, as is the lack of one that search engines require of it.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const TYPEN: Record<string, string> = {
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
const FORMEN: [RegExp, RegExp][] = [
	[/^(@id|item|sameAs|image)$|url$/i, /^https:\/\/\w/],
	[/^(width|height|position)$/, /^[1-9]\d*$/],
	[/^uploadDate$/, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/],
	[/^duration$/, /^PT(?=\d)(\d+M)?(\d+(\.\d+)?S)?$/],
];

/** The types a JSON-LD text speaks of, in their order; throws at its first fault. */
export function checkJsonLd(jsonLd: string): unknown[] {
	const graph: { '@context': string; '@graph': Record<string, unknown>[] } = JSON.parse(jsonLd);
	const { '@context': sprache, '@graph': dinge } = graph;
	if (sprache !== 'https://schema.org') throw new Error(`Unbekannte Sprache: ${sprache}`);
	checkValue('@graph', dinge);
	const ids = dinge.map((eines) => eines['@id']);
	for (const [, ziel = ''] of jsonLd.matchAll(/\{"@id":"([^"]+)"\}/g)) {
		if (!ids.includes(ziel)) throw new Error(`Der Verweis auf ${ziel} führt ins Leere.`);
	}
	return dinge.map((eines) => eines['@type']);
}

function checkValue(name: string, wert: unknown): void {
	if (Array.isArray(wert) && wert.length > 0) {
		for (const eines of wert) checkValue(name, eines);
	} else if (typeof wert === 'object' && wert !== null) {
		const { '@type': typ, ...felder } = { '@type': undefined, ...wert };
		const kennt = typ === undefined ? ['@id'] : (TYPEN[String(typ)]?.split(' ') ?? []);
		const fehlt = kennt.filter((feld) => !feld.endsWith('?') && !(feld in felder));
		const fremd = Object.keys(felder).filter((f) => !kennt.includes(f) && !kennt.includes(`${f}?`));
		if (!kennt[0] || fehlt[0] || fremd[0])
			throw new Error(`${name}, ${typ}: fehlt ${fehlt}, unbekannt ${fremd}`);
		for (const [feld, eines] of Object.entries(felder)) checkValue(feld, eines);
	} else {
		const [, form = /\S/] = FORMEN.find(([namen]) => namen.test(name)) ?? [];
		if (!form.test(String(wert))) throw new Error(`${name}: ${wert}`);
	}
}
