import { inhaber } from '#shared/inhaber.ts';
import { sharedSettings } from '#shared/settings.ts';

/**
 * Whether search engines may list this build: only where it is built for the owner's own address, not
 * where SITE_URL names another one (a preview, a test server).
 */
export function mayBeIndexed(env: Record<string, string | undefined>): boolean {
	return new URL(sharedSettings(env).siteUrl).origin === new URL(inhaber.siteUrl).origin;
}
