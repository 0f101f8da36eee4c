import { expect, test } from 'vitest';
import { linksTo } from './plugins.tsx';

test.each([
	[[], 'Die Verweise auf die Websites meiner Kunden'],
	[
		['XING'],
		'Der Verweis auf mein Profil bei XING und die Verweise auf die Websites meiner Kunden',
	],
	[
		['A', 'B', 'C'],
		'Die Verweise auf meine Profile bei A, B und C sowie auf die Websites meiner Kunden',
	],
])('links to the profiles %j are named in grammatical German', (names, sentence) => {
	expect(linksTo(names)).toBe(sentence);
});
