import { expect, test } from 'vitest';
import { robotsTxt } from './robots-txt.ts';

test('a copy elsewhere than at the owner’s address is closed to search engines', () => {
	expect(robotsTxt(false, 'https://www.beispiel.example/sitemap.xml')).toBe(
		'User-agent: *\nDisallow: /\n',
	);
});
