import { WINDOW_MINUTES } from '#shared/periods.ts';
import { MINUTE } from '../times.ts';

const WINDOW_MS = WINDOW_MINUTES * MINUTE;
/** What a client's IPv4 address or /64, its /56 and its /48 may each use, as multiples of the limit. */
const FACTORS = [1, 2, 4];
/** Bounds the memory; a sender with more networks is stopped by the database's limit (db/storage.ts). */
const MAX_KEYS = 100_000;

type Budget = {
	/** Takes the amount and returns 0, or takes nothing and returns the seconds to wait. */
	take(keys: string[], amount: number): number;
	/** Gives back an amount that was taken and not used. */
	giveBack(keys: string[], amount: number): void;
};

/**
 * Limits an amount per client and window. The window ends for all clients at once, by a timer: a
 * changed clock makes nobody wait longer, and no count is kept longer than a window.
 * @param limit 0 = unlimited
 */
export function createBudget(limit: number): Budget {
	const sums = new Map<string, number>();
	const sum = (key: string) => sums.get(key) ?? 0;
	let opened = performance.now();
	setInterval(() => {
		sums.clear();
		opened = performance.now();
	}, WINDOW_MS).unref();
	return {
		take(keys, amount) {
			// Without a limit nobody is counted, as the privacy policy says.
			if (limit === 0) return 0;
			if (sums.size > MAX_KEYS) sums.clear();
			const isOver = keys.some((key, index) => sum(key) + amount > limit * (FACTORS[index] ?? 1));
			if (isOver) return Math.max(1, Math.ceil((opened + WINDOW_MS - performance.now()) / 1000));
			for (const key of keys) sums.set(key, sum(key) + amount);
			return 0;
		},
		giveBack(keys, amount) {
			for (const key of keys) if (sums.has(key)) sums.set(key, Math.max(0, sum(key) - amount));
		},
	};
}
