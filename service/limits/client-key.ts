import { hash, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** Bytes of an address that name a client, and the wider networks it may own. IPv4 has but four. */
const PREFIXES = [8, 7, 6] as const;

/**
 * Keys of a client for counting in memory: its IPv4 address or IPv6 /64, then the /56 and the /48
 * around it. They are keyed with a secret that ends with the process, so that nothing counted shows
 * an address.
 */
export type ClientKeys = (request: { ip: string | undefined }) => string[];

export function createClientKeys(): ClientKeys {
	const secret = randomBytes(32).toString('hex');
	return ({ ip = '' }) => {
		// A connection that is gone already has no address any more.
		const bytes = ipaddr.isValid(ip) ? ipaddr.process(ip).toByteArray() : [];
		return PREFIXES.map((length) =>
			hash('sha256', `${secret}${length}:${bytes.slice(0, length)}`, 'base64url'),
		);
	};
}
