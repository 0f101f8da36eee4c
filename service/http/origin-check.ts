import type { IncomingMessage } from 'node:http';
import { calledHosts } from './proxy-headers.ts';

/**
 * Whether the request was sent by a page of another site. Browsers say so in Sec-Fetch-Site;
 * where they leave it out (plain HTTP, older ones), Origin has to name the host that was called
 * or the configured site. Programs that send neither are no browser another site could abuse.
 */
export function isForeign(
	request: IncomingMessage,
	site: { siteUrl: string; trustProxy: number },
): boolean {
	const fetchSite = request.headers['sec-fetch-site'];
	if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';

	const { origin } = request.headers;
	if (origin === undefined) return false;
	const host = URL.parse(origin)?.host;
	if (host === undefined || host === '') return true;
	return !calledHosts(request, site.trustProxy).includes(host) && origin !== originOf(site.siteUrl);
}

function originOf(siteUrl: string): string {
	return new URL(siteUrl).origin;
}
