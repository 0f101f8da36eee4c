import { describe, expect, test } from 'vitest';
import { listedUrl, picturesOf, quellen, sitemapXml } from './sitemap.ts';

const CANONICAL = '<link rel="canonical" href="https://www.beispiel.example/about">';

describe('a page is listed', () => {
	test('by its canonical address', () => {
		expect(listedUrl(`<head>${CANONICAL}</head>`)).toBe('https://www.beispiel.example/about');
	});
	test('not when it asks to stay out, and not without a canonical address', () => {
		const noindex = '<meta name="robots" content="noindex, nofollow">';
		expect(listedUrl(`<head>${noindex}${CANONICAL}</head>`)).toBeUndefined();
		expect(listedUrl('<head></head>')).toBeUndefined();
	});
});

test('pictures with a text are listed once; decoration and icons are not', () => {
	const html = `
		<img src="/projekte/haus/bild-1.jpg" width="9" alt="Startseite">
		<img alt="Startseite, groß" src="/projekte/haus/bild-1.jpg">
		<img src="/projekte/haus/background.jpg" alt="">
		<img src="/icon.png" alt="Zeichen">`;
	expect(picturesOf(html)).toEqual(['/projekte/haus/bild-1.jpg']);
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

test('the file is XML with day and pictures', () => {
	const xml = sitemapXml([
		{
			url: 'https://www.beispiel.example/portfolio/a&b',
			stand: new Date('2027-01-02T23:00:00Z'),
			bilder: ['https://www.beispiel.example/projekte/a/1.jpg'],
		},
		{ url: 'https://www.beispiel.example/about', stand: undefined, bilder: [] },
	]);
	expect(xml.split('\n').slice(2, -2)).toEqual([
		'<url>',
		'<loc>https://www.beispiel.example/portfolio/a&amp;b</loc>',
		'<lastmod>2027-01-02</lastmod>',
		'<image:image><image:loc>https://www.beispiel.example/projekte/a/1.jpg</image:loc></image:image>',
		'</url>',
		'<url>',
		'<loc>https://www.beispiel.example/about</loc>',
		'</url>',
	]);
});
