import type { FastifyRequest } from 'fastify';

/**
 * Whether the request was sent by a page of another site. Browsers say so in Sec-Fetch-Site;
 * where they leave it out (plain HTTP, older ones), Origin has to name the host that was called
 * or the configured site. Programs that send neither are no browser another site could abuse.
 */
export function isForeign(
	{ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
	siteUrl: string,
): boolean {
	const fetchSite = headers['sec-fetch-site'];
	if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';

	const { origin } = headers;
	if (origin === undefined) return false;
	const named = URL.parse(origin)?.host;
	if (named === undefined || named === '') return true;
	return named !== host.toLowerCase() && origin !== new URL(siteUrl).origin;
}
