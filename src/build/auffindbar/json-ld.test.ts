import { describe, expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { jsonLdText, person, werk } from './json-ld.ts';

const projekt = werk({
	pfad: '/portfolio/haus',
	kunde: 'Haus </script> & Hof',
	website: 'https://www.haus.example',
	branche: 'Handwerk',
	beschreibung: 'Wie eine Website entstand.',
	bilder: [{ pfad: '/projekte/haus/bild-1.jpg', text: 'Startseite', breite: 1600, hoehe: 1000 }],
	film: {
		pfad: '/projekte/haus/showcase.mp4',
		poster: '/projekte/haus/poster.jpg',
		dauer: 9.5,
		veroeffentlicht: new Date('2027-02-03T04:05:06Z'),
	},
});

describe('what the pages tell search engines', () => {
	test('is no address, telephone or VAT ID, which stand in the Impressum alone', () => {
		const text = JSON.stringify(person(inhaber.rolle));
		const { anschrift, telefon, email, ustId } = inhaber;
		for (const angabe of [anschrift.strasse, telefon, email, ustId].filter(Boolean))
			expect(text).not.toContain(angabe);
		expect(person(inhaber.rolle).sameAs).toEqual([
			inhaber.profile.beruf.url,
			inhaber.profile.foto.url,
		]);
	});

	test('no value can end the element it stands in', () => {
		const text = jsonLdText([projekt, person()]);
		expect(text).not.toContain('<');
		expect(JSON.parse(text)['@graph'][0].name).toBe('Website von Haus </script> & Hof');
	});
});
