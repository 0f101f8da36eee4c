import type { Host } from './host.ts';

/** In milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Returns how long to wait after so many failed attempts: a minute, doubled each time, up to an hour. When it is given up: store/queue.ts. */
export function pauseAfter(attempts: number): number {
	return Math.min(MINUTE * 2 ** (attempts - 1), HOUR);
}

/**
 * Tells whether a pause is over. All times are by a clock that may be set: what began later than now was noted while
 * the clock was ahead, and is over, too. All in milliseconds.
 */
export function isOver(begun: number, pause: number, now: number): boolean {
	return begun > now || begun + pause <= now;
}

/** The opposite in SQL: a pause still lasts. Asked with `:now`. @param begun a column, or a sum with one */
export function lastsSql(begun: string, pause: number): string {
	return `${begun} BETWEEN :now - ${pause - 1} AND :now`;
}

/** Attempts that may fail, and the pauses between them. */
export type Pauses = {
	/** False in the pause after a failure. */
	isToTry(): boolean;
	/** How often in a row it failed. */
	failures(): number;
	noteTry(hasSucceeded: boolean): void;
};

/** How long the pauses are: `pauseAfter`. */
export function createPauses(host: Host): Pauses {
	let failures = 0;
	let triedAt = 0;
	const now = () => host.now().getTime();
	return {
		isToTry: () => failures === 0 || isOver(triedAt, pauseAfter(failures), now()),
		failures: () => failures,
		noteTry(hasSucceeded) {
			failures = hasSucceeded ? 0 : failures + 1;
			triedAt = now();
		},
	};
}
