import { hash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** How many leading bytes make a key: IPv6's /64, /56 and /48. Of IPv4's four, each key takes all. */
const PREFIXES = [8, 7, 6] as const;

/**
 * Returns keys for counting a client in memory: of its IPv4 address or IPv6 /64, then of the /56 and
 * the /48 around it. They are hashed with a secret of this process, so that no address is kept.
 */
export type ClientKeys = (request: {
	ip: string | undefined;
	headers?: IncomingHttpHeaders;
}) => string[];

/** @param cloudflare whether visitors come through Cloudflare, which names their addresses */
export function createClientKeys(cloudflare: boolean): ClientKeys {
	const secret = randomBytes(32).toString('hex');
	return ({ ip: peer = '', headers = {} }) => {
		const ip = cloudflare ? visitorAddress(peer, headers) : peer;
		// A closed connection has no address any more.
		const bytes = ipaddr.isValid(ip) ? ipaddr.process(ip).toByteArray() : [];
		return PREFIXES.map((length) =>
			hash('sha256', `${secret}${length}:${bytes.slice(0, length)}`, 'base64url'),
		);
	};
}

/** Cloudflare's own networks, as published at https://www.cloudflare.com/ips (checked November 2026). */
const NETWORKS = `173.245.48.0/20 103.21.244.0/22 103.22.200.0/22 103.31.4.0/22 141.101.64.0/18
	108.162.192.0/18 190.93.240.0/20 188.114.96.0/20 197.234.240.0/22 198.41.128.0/17 162.158.0.0/15
	104.16.0.0/13 104.24.0.0/14 172.64.0.0/13 131.0.72.0/22 2400:cb00::/32 2606:4700::/32
	2803:f800::/32 2405:b500::/32 2405:8100::/32 2a06:98c0::/29 2c0f:f248::/32`;

const cloudflareNetworks = new BlockList();
for (const network of NETWORKS.split(/\s+/)) {
	const [address = '', prefix] = network.split('/');
	cloudflareNetworks.addSubnet(address, Number(prefix), familyOf(address));
}

/**
 * Returns the address of the visitor whose request came through Cloudflare, and the peer's own
 * for any other: whoever calls the server directly can send that header himself.
 */
export function visitorAddress(peer: string, headers: IncomingHttpHeaders): string {
	const named = headers['cf-connecting-ip'];
	const isBelieved = typeof named === 'string' && isIP(named) !== 0 && isIP(peer) !== 0;
	return isBelieved && cloudflareNetworks.check(peer, familyOf(peer)) ? named : peer;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
	return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
