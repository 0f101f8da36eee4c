import { inhaber } from '#shared/inhaber.ts';

/**
 * Whether search engines may list what is being built: only where it is built for the owner's own
 * address. With SITE_URL naming another host (a preview, a test server) the copy stays out.
 */
export function mayBeIndexed(
	env: Record<string, string | undefined>,
	siteUrl: string = inhaber.siteUrl,
): boolean {
	if (!env.SITE_URL) return true;
	return new URL(env.SITE_URL).origin === new URL(siteUrl).origin;
}
