import { WINDOW_MINUTES } from '#shared/retention.ts';

const WINDOW_MS = WINDOW_MINUTES * 60_000;
/** What a client's /64, /56 and /48 may take together, in shares of one client's. */
const SHARES = [1, 2, 4];
/** More are not kept in memory; whoever has so many networks is stopped by the database's total. */
const MOST_KEYS = 100_000;

/**
 * So much of something per client and window. A new window begins for all at once, by a timer: no
 * clock that is set makes anybody wait longer, and nothing counted is kept longer than a window.
 */
export function createBudget(limit: number) {
	const sums = new Map<string, number>();
	const sum = (key: string) => sums.get(key) ?? 0;
	let opened = performance.now();
	setInterval(() => {
		sums.clear();
		opened = performance.now();
	}, WINDOW_MS).unref();
	return {
		/** Takes so much and returns 0; where it is not there, the seconds until it will be. */
		take(keys: string[], amount: number): number {
			if (sums.size > MOST_KEYS) sums.clear();
			const isOver = keys.some((key, index) => sum(key) + amount > limit * (SHARES[index] ?? 1));
			if (isOver) return Math.max(1, Math.ceil((opened + WINDOW_MS - performance.now()) / 1000));
			for (const key of keys) sums.set(key, sum(key) + amount);
			return 0;
		},
		/** What was taken in this window, by the widest of the networks. */
		taken: (keys: string[]): number => Math.max(...keys.map(sum)),
		/** What was taken and then not used after all. */
		giveBack(keys: string[], amount: number): void {
			for (const key of keys) sums.set(key, Math.max(0, sum(key) - amount));
		},
	};
}
