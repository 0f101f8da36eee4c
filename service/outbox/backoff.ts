const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Share by which a delay is stretched or shortened, so that retries don't come in step. */
const JITTER = 0.1;

/** Delivery is tried for this long, then it is the owner's turn. */
const GIVE_UP_AFTER = 7 * DAY;
/**
 * … and at least this often: neither a clock that jumps ahead nor a service that was switched
 * off may use the week up.
 */
const LEAST_ATTEMPTS = 100;

/**
 * Milliseconds until the next attempt: 1, 2, 4, 8, 16, 32 minutes, then every hour, each ± 10 %.
 * @param attempts attempts made so far, at least 1
 * @param random a number from 0 to 1
 */
export function delayAfter(attempts: number, random: number): number {
	const nominal = Math.min(MINUTE * 2 ** (attempts - 1), HOUR);
	return Math.round(nominal * (1 - JITTER + 2 * JITTER * random));
}

/** Whether nothing more is tried after this many attempts over this time (milliseconds). */
export function isExhausted(attempts: number, sinceQueued: number): boolean {
	return attempts >= LEAST_ATTEMPTS && sinceQueued >= GIVE_UP_AFTER;
}
