/** Where search engines find the list of pages that @astrojs/sitemap writes. */
export const SITEMAP = '/sitemap-index.xml';

/**
 * robots.txt. On the owner's own address every page may be read – noindex pages too, or nobody
 * would see that they are noindex; a copy elsewhere asks not to be read at all.
 */
export function robotsTxt(index: boolean, sitemap: string): string {
	if (!index) return 'User-agent: *\nDisallow: /\n';
	return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}
