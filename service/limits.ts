import ipaddr from 'ipaddr.js';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { WINDOW_MINUTES } from '#shared/periods.ts';

/** Bytes of a body that count as much as a request. */
const BYTES_PER_POINT = 20 * 1024;
/** From so many times the rate limit on, in points, a client is refused. */
const REFUSED_FROM = 10;

/**
 * Counts what each client sends, in memory and for WINDOW_MINUTES only. The limiter forgets by timers,
 * so a clock that is set keeps nobody out.
 * @param rateLimit inquiries a client may send in that time without a mark; 0 = nothing is counted
 */
export function createLimits(rateLimit: number): {
	/** Counts a request and returns the seconds to wait, 0 = it may be answered. */
	admit(client: string, bytes: number): Promise<number>;
	/** Counts an inquiry and tells whether it is above the rate limit. */
	isAboveLimit(client: string): Promise<boolean>;
} {
	const duration = WINDOW_MINUTES * 60;
	const inquiries = new RateLimiterMemory({ points: rateLimit, duration });
	const points = new RateLimiterMemory({ points: rateLimit * REFUSED_FROM, duration });
	return {
		async admit(client, bytes) {
			if (rateLimit === 0) return 0;
			const cost = Math.max(1, Math.ceil(bytes / BYTES_PER_POINT));
			const { consumedPoints, msBeforeNext } = await points.penalty(client, cost);
			// What came before decides: one long message is never too much.
			if (consumedPoints - cost < points.points) return 0;
			return Math.min(duration, Math.max(1, Math.ceil(msBeforeNext / 1000)));
		},
		async isAboveLimit(client) {
			if (rateLimit === 0) return false;
			const { consumedPoints } = await inquiries.penalty(client);
			return consumedPoints > inquiries.points;
		},
	};
}

/** Returns what a client is counted by: its IPv4 address or the /56 of its IPv6 address. */
export function clientKey(ip: string): string {
	if (!ipaddr.isValid(ip)) return 'unknown';
	return ipaddr.process(ip).toByteArray().slice(0, 7).join('.');
}
