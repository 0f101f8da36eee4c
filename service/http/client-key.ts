import { createHmac, randomBytes } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

export type ClientKey = (address: string) => string;

/**
 * Makes the function that turns an address into the key by which limits and duplicates know a
 * client. The salt lives and dies with the process, so no key can be traced back to an address.
 * An IPv6 visitor owns a whole /64, therefore that prefix is the client.
 */
export function createClientKey(salt: Buffer = randomBytes(32)): ClientKey {
	return (address) =>
		createHmac('sha256', salt).update(network(address)).digest('base64url').slice(0, 22);
}

function network(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped !== undefined) return mapped;
	if (isIPv4(address)) return address;
	if (isIPv6(address)) return prefix64(address);
	return 'unbekannt';
}

function prefix64(address: string): string {
	const [left = '', right] = address.replace(/%.*$/, '').split('::');
	const head = left === '' ? [] : left.split(':');
	const tail = right === undefined || right === '' ? [] : right.split(':');
	const zeros = right === undefined ? 0 : 8 - head.length - tail.length;
	return [...head, ...Array<string>(Math.max(0, zeros)).fill('0'), ...tail]
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(':');
}
