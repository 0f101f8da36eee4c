type Taken = { kind: 'allowed' } | { kind: 'limited'; retryAfterSeconds: number };

export type Limiter = {
	/** Counts one request of this client. */
	take(key: string): Taken;
	/** Number of clients remembered right now. */
	size(): number;
};

/**
 * Lets each client send `limit` requests per window, which opens with the client's first request.
 * Remembers at most `maxClients`: the longest known one is forgotten first, so that a flood of
 * addresses costs no memory and locks nobody out.
 */
export function createLimiter(deps: {
	/** 0 = unlimited */
	limit: number;
	now: () => Date;
	windowMs?: number;
	maxClients?: number;
}): Limiter {
	const { limit, now, windowMs = 10 * 60_000, maxClients = 20_000 } = deps;
	const windows = new Map<string, { opened: number; count: number }>();

	return {
		take(key) {
			if (limit === 0) return { kind: 'allowed' };
			const time = now().getTime();
			const known = windows.get(key);
			if (known === undefined || time - known.opened >= windowMs || time < known.opened) {
				windows.delete(key);
				windows.set(key, { opened: time, count: 1 });
				forgetOldest(windows, maxClients);
				return { kind: 'allowed' };
			}
			if (known.count >= limit) {
				const leftMs = known.opened + windowMs - time;
				return { kind: 'limited', retryAfterSeconds: Math.ceil(leftMs / 1000) };
			}
			known.count += 1;
			return { kind: 'allowed' };
		},
		size: () => windows.size,
	};
}

function forgetOldest(windows: Map<string, unknown>, maxClients: number): void {
	if (windows.size <= maxClients) return;
	const [oldest] = windows.keys();
	if (oldest !== undefined) windows.delete(oldest);
}
