export type ByteBudget = {
	/** Takes so many bytes; where they are not there, the seconds until they are, otherwise 0. */
	take(client: string, bytes: number): number;
	/** What was taken and then not stored after all. */
	giveBack(client: string, bytes: number): void;
};

/** So many bytes per client and window; a new window begins for all at once. */
export function createByteBudget(limit: number, windowMs: number, now: () => Date): ByteBudget {
	const taken = new Map<string, number>();
	let opened = 0;
	return {
		take(client, bytes) {
			const at = now().getTime();
			if (Math.abs(at - opened) >= windowMs) {
				taken.clear();
				opened = at;
			}
			const sum = (taken.get(client) ?? 0) + bytes;
			if (sum > limit) return Math.ceil((opened + windowMs - at) / 1000);
			taken.set(client, sum);
			return 0;
		},
		giveBack(client, bytes) {
			taken.set(client, Math.max(0, (taken.get(client) ?? 0) - bytes));
		},
	};
}
