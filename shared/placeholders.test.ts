import { expect, test } from 'vitest';
import { placeholderFields } from './placeholders.ts';

const own = {
	name: 'Ada Beispiel',
	anschrift: { strasse: 'Hauptstraße 7', ort: 'Dortmund' },
	profile: [{ name: 'Mastodon', url: 'https://ruhr.social/@ada' }],
	siteUrl: 'https://www.beispiel.de',
};

test('a placeholder is named by its path', () => {
	const fields = placeholderFields({
		...own,
		name: 'Max Mustermann',
		anschrift: { ...own.anschrift, strasse: 'Musterstraße 1' },
	});
	expect(fields).toEqual(['name', 'anschrift.strasse']);
});

test('any address under .example is a placeholder', () => {
	expect(placeholderFields({ ...own, siteUrl: 'https://ada.example' })).toEqual(['siteUrl']);
	expect(placeholderFields({ ...own, siteUrl: 'https://ada.example.de' })).toEqual([]);
	const profile = [...own.profile, { name: 'GitHub', url: 'https://github.example/ada' }];
	expect(placeholderFields({ ...own, profile })).toEqual(['profile[1].url']);
});
