import { expect, test } from 'vitest';
import { projekt } from '../content/texte/projekt.ts';
import { articleOf } from './article.ts';

test.each([
	['Praxis', 'eine'],
	['Anwaltskanzlei', 'eine'],
	['Bäckerei', 'eine'],
	['Architekturbüro', 'ein'],
	['Fotostudio', 'ein'],
	['Pflegedienst', 'einen'],
	['Hofladen', 'einen'],
	['Goldschmied', undefined],
	['', undefined],
])('„für … %s“ takes the article %s', (business, article) => {
	expect(articleOf(business)).toBe(article);
});

test('the dimension line of a project says what was made for whom, in any line of business', () => {
	const recht = { ziel: 'Neuerstellung', branche: 'Recht' } as const;
	expect(projekt.masslinie({ ...recht, gewerk: 'Kanzlei' })).toBe('Neue Website für eine Kanzlei');
	expect(projekt.masslinie({ ...recht, gewerk: 'Notar' })).toBe('Neue Website im Bereich Recht');
	expect(projekt.masslinie({ ...recht, ziel: 'Relaunch' })).toBe('Relaunch im Bereich Recht');
});
