import { NOT_PUBLIC } from '#shared/addresses.ts';
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
	return !NOT_PUBLIC.test(page) && !/^(impressum|datenschutz)$/.test(page);
}

/**
 * Tells whether this build is for the owner's own address. Where SITE_URL names another one (a preview, a
 * test server), search engines may list no page of it.
 * @param own the owner's address
 */
export function isOwnAddress(env: Env, own: string = inhaber.siteUrl): boolean {
	return new URL(siteSettings(env).siteUrl).origin === new URL(own).origin;
}

/**
 * Text of robots.txt. Search engines may read every page, noindex pages too, or they would not see the noindex, which
 * each page of a copy at another address has. Only the owner's own site names its sitemap.
 */
export function robotsTxt(isOwn: boolean, sitemap: string): string {
	const everything = 'User-agent: *\nAllow: /\n';
	return isOwn ? `${everything}\nSitemap: ${sitemap}\n` : everything;
}
