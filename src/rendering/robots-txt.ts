/** Address of the sitemap that @astrojs/sitemap writes. */
export const SITEMAP = '/sitemap-index.xml';

/**
 * Text of robots.txt. Search engines may read every page at the owner's address, noindex pages too, or
 * they would not see the noindex; a copy at another address asks them to read none.
 */
export function robotsTxt(isOwnAddress: boolean, sitemap: string): string {
	if (!isOwnAddress) return 'User-agent: *\nDisallow: /\n';
	return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}
