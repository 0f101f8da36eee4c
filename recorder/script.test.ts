import { expect, test } from 'vitest';
import { checkScript } from './script.ts';

test('an unknown step is refused with the possible steps', () => {
	const wrong = { bilder: [], film: { seite: 'index.html', schritte: [{ rolle: '#a' }] } };
	expect(() => checkScript(wrong, 'script.json')).toThrow(
		/film\.schritte\.0: kein gültiger Schritt; möglich sind .*scroll/,
	);
});
