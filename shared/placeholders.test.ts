import { expect, test } from 'vitest';
import { placeholderFields } from './placeholders.ts';

const own = {
	name: 'Ada Beispiel',
	telefon: '+49 231 123456',
	email: 'ada@beispiel.de',
	anschrift: { strasse: 'Hauptstraße 7', plz: '44135', ort: 'Dortmund', land: 'Deutschland' },
	ustId: 'DE123456789',
	profile: [{ name: 'Mastodon', url: 'https://ruhr.social/@ada' }],
	siteUrl: 'https://www.beispiel.de',
	hoster: { name: 'Hosting AG', anschrift: 'Ring 1, 10115 Berlin', protokollfrist: '7 Tagen' },
};

test('a stand-in is named by its path', () => {
	const fields = placeholderFields({
		...own,
		name: 'Max Mustermann',
		anschrift: { ...own.anschrift, strasse: 'Musterstraße 1' },
	});
	expect(fields).toEqual(['name', 'anschrift.strasse']);
});

test('an address under .example is a stand-in whatever stands before it', () => {
	expect(placeholderFields({ ...own, siteUrl: 'https://ada.example' })).toEqual(['siteUrl']);
	expect(placeholderFields({ ...own, siteUrl: 'https://ada.example.de' })).toEqual([]);
	const profile = [...own.profile, { name: 'GitHub', url: 'https://github.example/ada' }];
	expect(placeholderFields({ ...own, profile })).toEqual(['profile[1].url']);
});
