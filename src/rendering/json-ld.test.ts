import { afterEach, expect, test, vi } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { fixtureRecording } from '../../testing/fixture-recording.ts';
import { projekte } from '../facts/projekte.ts';
import { jsonLdText, owner, projektJsonLd, webSite } from './json-ld.ts';

afterEach(() => vi.restoreAllMocks());

test('structured data has no address, telephone or VAT ID: those are in the Impressum alone', () => {
	const text = JSON.stringify(owner({}));
	const { anschrift, telefon, email, ustId } = inhaber;
	for (const fact of [anschrift.strasse, telefon, email, ustId].filter(Boolean))
		expect(text).not.toContain(fact);
	for (const { url } of inhaber.profile) expect(text).toContain(url);
});

test('the owner is a name and a page, and with shown facts what that page shows', () => {
	const who = ['@type', '@id', 'name', 'url'];
	expect(Object.keys(owner())).toEqual(who);
	const shown = owner({ ort: 'Dortmund', photo: '/ich.jpg' });
	expect(shown).toMatchObject({
		jobTitle: inhaber.berufsbezeichnung,
		image: `${inhaber.siteUrl}/ich.jpg`,
		knowsAbout: inhaber.fokus,
		workLocation: { '@type': 'Place', name: inhaber.anschrift.ort },
	});
	for (const name of ['image', 'workLocation', 'makesOffer'])
		expect(owner({})).not.toHaveProperty(name);
});

test('a firm is an organization, without a job', () => {
	expect(owner(undefined, true)).toMatchObject({ '@type': 'Organization' });
	const shown = owner({ ort: 'Dortmund' }, true);
	expect(shown).toMatchObject({ '@type': 'Organization', knowsAbout: inhaber.fokus });
	expect(shown).toHaveProperty('location');
	for (const name of ['jobTitle', 'workLocation']) expect(shown).not.toHaveProperty(name);
});

test('the way to a project is counted from one', () => {
	const [way] = projektJsonLd(fixtureRecording('weg'));
	const { itemListElement } = JSON.parse(JSON.stringify(way));
	expect(
		itemListElement.map(({ position, item }: { position: number; item: string }) => [
			position,
			item,
		]),
	).toEqual([
		[1, `${inhaber.siteUrl}/`],
		[2, `${inhaber.siteUrl}/portfolio`],
		[3, `${inhaber.siteUrl}/portfolio/weg`],
	]);
});

test('search engines read no word in parts', () => {
	expect(jsonLdText([webSite('Ingenieur\u00adwesen')])).toContain('Ingenieurwesen');
});

test('no value can end the JSON-LD element early', () => {
	const text = jsonLdText([webSite('Haus </script> & Hof')]);
	expect(text).not.toContain('<');
	expect(JSON.parse(text)['@graph'][0].description).toBe('Haus </script> & Hof');
});

/** @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery */
const REQUIRED: Record<string, string> = {
	WebSite: 'url name description',
	Person: 'url name',
	BreadcrumbList: 'itemListElement',
	ListItem: 'position name item',
	CreativeWork: 'url name description creator image',
	Offer: 'itemOffered',
	Service: 'name description',
	Place: 'name',
};

/** What only the page of a project says. */
const OF_PROJEKTE = ['BreadcrumbList', 'ListItem', 'CreativeWork'];

test('everything said to search engines has what its type requires', () => {
	const leistungen = [{ name: 'Relaunch', satz: 'Aus alt wird neu.' }];
	const things = [
		webSite('Websites'),
		owner({ ort: 'Dortmund', leistungen }),
		...projekte.flatMap(projektJsonLd),
	];
	const types = new Set<unknown>();
	JSON.parse(jsonLdText(things), (_key, value) => {
		const type = value?.['@type'];
		if (!type) return value;
		types.add(type);
		for (const name of REQUIRED[type]?.split(' ') ?? ['an entry in this table'])
			expect(String(value[name] ?? ''), `${name} of ${type}`).not.toBe('');
		return value;
	});
	const used = Object.keys(REQUIRED).filter(
		(type) => projekte.length > 0 || !OF_PROJEKTE.includes(type),
	);
	expect([...types].toSorted()).toEqual(used.toSorted());
});
