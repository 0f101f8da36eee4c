import ipaddr from 'ipaddr.js';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { RATE_MINUTES } from '#shared/time-limits.ts';

/** A request costs one point for each 4 KiB or part of it. */
const BYTES_PER_POINT = 4 * 1024;
/** A client is refused once it has sent so many times the rate limit. */
const REFUSED_FROM = 20;

export type Counted = {
	/** Further inquiries of this client may be spam. */
	isAboveLimit: boolean;
	/** Until the client may ask again; 0 = it may be answered. */
	secondsToWait: number;
};

/**
 * Returns what counts the requests of each client, in memory and for RATE_MINUTES only. The limiter forgets by
 * timers, so a clock that is set keeps nobody out.
 * @param rateLimit points of a client in that time without a mark; 0 = nothing is counted
 */
export function createLimits(
	rateLimit: number,
): (client: string, bytes: number) => Promise<Counted> {
	const duration = RATE_MINUTES * 60;
	const limiter = new RateLimiterMemory({ points: rateLimit, duration });
	return async (client, bytes) => {
		if (rateLimit === 0) return { isAboveLimit: false, secondsToWait: 0 };
		const cost = Math.max(1, Math.ceil(bytes / BYTES_PER_POINT));
		const { consumedPoints, msBeforeNext } = await limiter.penalty(client, cost);
		// What came before decides: one long message is never too much.
		const before = consumedPoints - cost;
		const isRefused = before >= rateLimit * REFUSED_FROM;
		const seconds = Math.min(duration, Math.max(1, Math.ceil(msBeforeNext / 1000)));
		return { isAboveLimit: before >= rateLimit, secondsToWait: isRefused ? seconds : 0 };
	};
}

/** Returns what a client is counted by: its IPv4 address or the /56 of its IPv6 address. */
export function clientKey(ip: string): string {
	if (!ipaddr.isValid(ip)) return 'unknown';
	return ipaddr.process(ip).toByteArray().slice(0, 7).join('.');
}
