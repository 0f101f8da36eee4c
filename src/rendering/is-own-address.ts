import { inhaber } from '#shared/inhaber.ts';
import { sharedSettings } from '#shared/settings.ts';

/**
 * Tells whether this build is for the owner's own address. Where SITE_URL names another one (a preview, a
 * test server), search engines may list no page of it.
 */
export function isOwnAddress(env: Record<string, string | undefined>): boolean {
	return new URL(sharedSettings(env).siteUrl).origin === new URL(inhaber.siteUrl).origin;
}
