import type { IncomingMessage } from 'node:http';

/**
 * The visitor's address. Each trusted proxy has appended the address it was called from to
 * X-Forwarded-For, so the entry counted from the right by the number of proxies is the one the
 * visitor cannot forge.
 * @param proxies number of trusted proxies; 0 takes the address of the connection itself
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
	const remote = request.socket.remoteAddress ?? '';
	const hops = [...listed(request.headers['x-forwarded-for']), remote];
	return hops[Math.max(0, hops.length - 1 - proxies)] ?? remote;
}

/** Whether the visitor reached the outermost trusted proxy by HTTPS. */
export function cameByTls(request: IncomingMessage, proxies: number): boolean {
	if (proxies === 0) return false;
	return listed(request.headers['x-forwarded-proto']).at(-1) === 'https';
}

/** The host names under which the visitor may have called this service. */
export function calledHosts(request: IncomingMessage, proxies: number): string[] {
	const forwarded = proxies === 0 ? [] : listed(request.headers['x-forwarded-host']);
	return [...listed(request.headers.host), ...forwarded].map((host) => host.toLowerCase());
}

function listed(header: string | string[] | undefined): string[] {
	return String(header ?? '')
		.split(',')
		.map((entry) => entry.trim())
		.filter((entry) => entry !== '');
}
