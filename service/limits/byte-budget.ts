export type ByteBudget = {
	/** Takes so many bytes; where they are no longer there, the seconds until the budget is new. */
	take(client: string, bytes: number): { kind: 'taken' } | { kind: 'spent'; retryAfter: number };
	/** What was taken and then not stored after all. */
	giveBack(client: string, bytes: number): void;
};

const MAX_CLIENTS = 5_000;

/** So many bytes per client and window, which opens with the client's first inquiry. */
export function createByteBudget(deps: {
	limit: number;
	windowMs: number;
	now(): Date;
}): ByteBudget {
	const { limit, windowMs, now } = deps;
	const windows = new Map<string, { opened: number; bytes: number }>();

	return {
		take(client, bytes) {
			const at = now().getTime();
			const known = windows.get(client);
			const open = known !== undefined && at - known.opened < windowMs ? known : renew(client, at);
			if (open.bytes + bytes > limit) {
				return { kind: 'spent', retryAfter: Math.ceil((open.opened + windowMs - at) / 1000) };
			}
			open.bytes += bytes;
			return { kind: 'taken' };
		},
		giveBack(client, bytes) {
			const open = windows.get(client);
			if (open !== undefined) open.bytes -= bytes;
		},
	};

	function renew(client: string, opened: number): { opened: number; bytes: number } {
		const window = { opened, bytes: 0 };
		windows.delete(client);
		windows.set(client, window);
		const [oldest] = windows.keys();
		if (windows.size > MAX_CLIENTS && oldest !== undefined) windows.delete(oldest);
		return window;
	}
}
