import { expect, test } from 'vitest';
import { contentFiles } from './sitemap.ts';

test('a page’s date comes from the files of its own content', () => {
	expect(contentFiles('/portfolio/haus')).toEqual([
		'src/content/projekte/haus.yaml',
		'public/projekte/haus/',
	]);
	expect(contentFiles('/kontakt')).not.toContain('src/content/projekte/');
	expect(contentFiles('/')).toEqual(
		expect.arrayContaining(['src/pages/index.astro', 'src/content/projekte/']),
	);
});
