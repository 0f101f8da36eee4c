import { expect, test } from 'vitest';
import { checkDrehbuch } from './drehbuch.ts';

test('an unknown step is refused with the possible steps', () => {
	const wrong = { bilder: [], film: { seite: 'index.html', schritte: [{ rolle: '#a' }] } };
	expect(() => checkDrehbuch(wrong, 'drehbuch.json')).toThrow(
		/film\.schritte\.0: kein gültiger Schritt; möglich sind .*scroll/,
	);
});
