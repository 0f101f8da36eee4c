import type { FastifyRequest } from 'fastify';

/**
 * Tells whether a page of another site sent the request. Browsers say so in Sec-Fetch-Site; where
 * they omit it (plain HTTP, older browsers), Origin has to name the called host or the configured
 * site. A program that sends neither is no browser that another site could abuse.
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
