import type { Host } from './host.ts';

/** With less free room on the disk the owner is told. */
export const LOW_BELOW_BYTES = 500_000_000;

/** With less, nothing is accepted: it is left for deliveries and the rest of the machine. */
export const REFUSED_BELOW_BYTES = 20_000_000;

/** Tells whether the disk that a folder is on is too full to take inquiries. */
export function isFull(host: Host, folder: string): boolean {
	return host.freeBytes(folder) < REFUSED_BELOW_BYTES;
}
