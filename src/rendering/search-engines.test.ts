import { expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { isListed, isOwnAddress, robotsTxt } from './search-engines.ts';

test.each([
	[undefined, true],
	['', true],
	[inhaber.siteUrl, true],
	[`${inhaber.siteUrl}/`, true],
	['https://vorschau.beispiel.example', false],
	[inhaber.siteUrl.replace('https:', 'http:'), false],
	['http://127.0.0.1:4321', false],
])('a build for SITE_URL %j may be listed: %j', (SITE_URL, expected) => {
	expect(isOwnAddress({ SITE_URL })).toBe(expected);
});

test('robots.txt lets search engines read all, the noindex of a copy at another address, too, which has no sitemap', () => {
	const sitemap = 'https://x.example/sitemap.xml';
	expect(robotsTxt(false, sitemap)).toBe('User-agent: *\nAllow: /\n');
	expect(robotsTxt(true, sitemap)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
});

test('pages that answer, and legal ones, are not listed', () => {
	for (const name of ['404', 'portfolio/404', 'antwort', 'abgelehnt', 'impressum', 'datenschutz'])
		for (const address of [`https://x.example/${name}`, `/${name}.html`])
			expect(isListed(address, true), address).toBe(false);
	expect(isListed('/impressum-vorlage', true)).toBe(true);
	expect(isListed('/portfolio/datenschutz', true)).toBe(true);
});

test('a portfolio is listed once it shows a project', () => {
	expect(isListed('https://x.example/portfolio', true)).toBe(true);
	for (const address of ['https://x.example/portfolio', '/portfolio.html'])
		expect(isListed(address, false)).toBe(false);
});
