import { expect, test } from 'vitest';
import { platzhalterFelder } from './placeholders.ts';

const eigene = {
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
	const fields = platzhalterFelder({
		...eigene,
		name: 'Max Mustermann',
		anschrift: { ...eigene.anschrift, strasse: 'Musterstraße 1' },
	});
	expect(fields).toEqual(['name', 'anschrift.strasse']);
});

test('an address under .example is a stand-in whatever stands before it', () => {
	expect(platzhalterFelder({ ...eigene, siteUrl: 'https://ada.example' })).toEqual(['siteUrl']);
	expect(platzhalterFelder({ ...eigene, siteUrl: 'https://ada.example.de' })).toEqual([]);
	const profile = [...eigene.profile, { name: 'GitHub', url: 'https://github.example/ada' }];
	expect(platzhalterFelder({ ...eigene, profile })).toEqual(['profile[1].url']);
});
