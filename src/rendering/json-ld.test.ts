import { expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { jsonLdText, person, webSite } from './json-ld.ts';

test('search engines are told no address, telephone or VAT ID, which stand in the Impressum alone', () => {
	const text = JSON.stringify(person(inhaber.rolle));
	const { anschrift, telefon, email, ustId } = inhaber;
	for (const fact of [anschrift.strasse, telefon, email, ustId].filter(Boolean))
		expect(text).not.toContain(fact);
	for (const { url } of inhaber.profile) expect(text).toContain(url);
});

test('no value can end the element it stands in', () => {
	const text = jsonLdText([webSite('Haus </script> & Hof')]);
	expect(text).not.toContain('<');
	expect(JSON.parse(text)['@graph'][0].description).toBe('Haus </script> & Hof');
});
