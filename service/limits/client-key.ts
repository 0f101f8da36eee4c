import { hash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';
import { visitorAddress } from './cloudflare.ts';

/** Leading bytes of an address that identify a client and the wider networks around it; IPv4 has four. */
const PREFIXES = [8, 7, 6] as const;

/**
 * Returns keys for counting a client in memory: of its IPv4 address or IPv6 /64, then of the /56 and
 * the /48 around it. They are hashed with a secret of this process, so that no address is kept.
 */
export type ClientKeys = (request: {
	ip: string | undefined;
	headers?: IncomingHttpHeaders;
}) => string[];

/** @param cloudflare Cloudflare stands in front of the server and names the visitors */
export function createClientKeys(cloudflare: boolean): ClientKeys {
	const secret = randomBytes(32).toString('hex');
	return ({ ip: client = '', headers = {} }) => {
		const ip = cloudflare ? visitorAddress(client, headers) : client;
		// A closed connection has no address any more.
		const bytes = ipaddr.isValid(ip) ? ipaddr.process(ip).toByteArray() : [];
		return PREFIXES.map((length) =>
			hash('sha256', `${secret}${length}:${bytes.slice(0, length)}`, 'base64url'),
		);
	};
}
