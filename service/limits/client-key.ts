import { hash, randomBytes } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';

/**
 * A key per client for counting in memory: an IPv4 address or an IPv6 network of 64 bits, keyed
 * with a secret that ends with the process, so that nothing counted shows an address.
 */
export function createClientKey(): (request: { ip: string | undefined }) => string {
	const secret = randomBytes(32).toString('hex');
	// A connection that is gone already has no address any more.
	return ({ ip }) => hash('sha256', secret + normalizeIP(ip ?? '', 64), 'base64url');
}
