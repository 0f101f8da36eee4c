export type Tempo = {
	/** The client was shown the form. Only the first view counts until the next inquiry. */
	opened(client: string): void;
	/** The client sent an inquiry. */
	sent(client: string): void;
	/** Milliseconds since the later of both; `null` when neither is known. */
	since(client: string): number | null;
};

const FORGET_AFTER_MS = 60 * 60_000;

/** Remembers for at most `maxClients` when each last had a fresh form in front of it. */
export function createTempo(now: () => Date, maxClients = 10_000): Tempo {
	const starts = new Map<string, number>();

	function startOf(client: string): number | null {
		const start = starts.get(client);
		return start === undefined || now().getTime() - start > FORGET_AFTER_MS ? null : start;
	}
	function remember(client: string): void {
		starts.delete(client);
		starts.set(client, now().getTime());
		const [oldest] = starts.keys();
		if (starts.size > maxClients && oldest !== undefined) starts.delete(oldest);
	}

	return {
		opened(client) {
			if (startOf(client) === null) remember(client);
		},
		sent: remember,
		since(client) {
			const start = startOf(client);
			return start === null ? null : now().getTime() - start;
		},
	};
}
