import { createHmac, randomBytes } from 'node:crypto';
import type { Anfrage } from '#shared/anfrage.ts';

const WINDOW_MS = 10 * 60 * 1000;
const MOST_ENTRIES = 20_000;

/** Remembers for ten minutes which inquiry came from whom, to recognise it when it comes again. */
export type Recent = {
	keyOf(klient: string, anfrage: Anfrage): string;
	find(key: string, now: Date): number | null;
	remember(key: string, id: number, now: Date): void;
};

/**
 * Kept in memory alone, keyed by an HMAC whose key dies with the process: nothing derived from a
 * visitor's address reaches the disk. Bounded; the oldest entries go first.
 */
export function createRecent(): Recent {
	const secret = randomBytes(32);
	const entries = new Map<string, { id: number; at: number }>();
	return {
		keyOf: (klient, a) =>
			createHmac('sha256', secret)
				.update(JSON.stringify([klient, a.vorname, a.nachname, a.email, a.phone, a.message]))
				.digest('base64'),
		find(key, now) {
			const entry = entries.get(key);
			return entry && isRecent(entry.at, now) ? entry.id : null;
		},
		remember(key, id, now) {
			entries.delete(key);
			entries.set(key, { id, at: now.getTime() });
			// Insertion order is age: stop at the first one that still counts.
			for (const [oldKey, entry] of entries) {
				if (entries.size <= MOST_ENTRIES && isRecent(entry.at, now)) break;
				entries.delete(oldKey);
			}
		},
	};
}

/** An entry from the future is none: the clock was set back. */
function isRecent(at: number, now: Date): boolean {
	const age = now.getTime() - at;
	return age >= 0 && age < WINDOW_MS;
}
