import { expect, test } from 'vitest';
import { sources } from './listed-pages.ts';

test('a page is as new as its own content', () => {
	expect(sources('/portfolio/haus')).toEqual([
		'src/content/projekte/haus.yaml',
		'public/projekte/haus/',
	]);
	expect(sources('/kontakt')).not.toContain('src/content/projekte/');
	expect(sources('/')).toEqual(
		expect.arrayContaining(['src/pages/index.astro', 'src/content/projekte/']),
	);
});
