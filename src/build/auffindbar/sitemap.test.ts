import { expect, test } from 'vitest';
import { mayBeListed, quellen } from './sitemap.ts';

test('a page that asks to stay out is not listed', () => {
	expect(mayBeListed('<head><meta name="robots" content="noindex, nofollow"></head>')).toBe(false);
	expect(mayBeListed('<head><link rel="canonical" href="https://x.example/about"></head>')).toBe(
		true,
	);
});

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
