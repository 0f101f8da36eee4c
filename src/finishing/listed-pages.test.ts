import { expect, test } from 'vitest';
import { quellen } from './listed-pages.ts';

test('a page is as new as its own content', () => {
	expect(quellen('/portfolio/haus')).toEqual([
		'src/content/projekte/haus.yaml',
		'public/projekte/haus/',
	]);
	expect(quellen('/kontakt')).not.toContain('src/content/projekte/');
	expect(quellen('/')).toEqual(
		expect.arrayContaining(['src/pages/index.astro', 'src/content/projekte/']),
	);
});
