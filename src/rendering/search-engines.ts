import { inhaber } from '#shared/inhaber.ts';
import { siteSettings } from '#shared/settings.ts';
import type { Env } from '#shared/settings-file.ts';
import { hasProjekte } from '../facts/has-projekte.ts';

/**
 * Whether a page is in the sitemap (astro.config.ts) and without noindex (BaseLayout.astro): not errors, answers and
 * legal texts, nor a portfolio without projects. Takes its address with or without `.html`.
 */
export function isListed(address: string, withProjekte: boolean = hasProjekte()): boolean {
	const page = new URL(address, inhaber.siteUrl).pathname.replace(/^\/|\.html$/g, '');
	if (!withProjekte && page === 'portfolio') return false;
	return !/^((portfolio\/)?404|antwort|abgelehnt|impressum|datenschutz)$/.test(page);
}

/**
 * Tells whether this build is for the owner's own address. Where SITE_URL names another one (a preview, a
 * test server), search engines may list no page of it.
 */
export function isOwnAddress(env: Env): boolean {
	return new URL(siteSettings(env).siteUrl).origin === new URL(inhaber.siteUrl).origin;
}

/**
 * Text of robots.txt. Search engines may read every page at the owner's address, noindex pages too, or
 * they would not see the noindex; a copy at another address asks them to read none.
 */
export function robotsTxt(isOwn: boolean, sitemap: string): string {
	if (!isOwn) return 'User-agent: *\nDisallow: /\n';
	return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}
