const bounds = { ms: 10_000, bytes: 1_000_000 };

/** A file from the net as far as it is small and comes at once from just there; undefined otherwise. */
export async function fetchBounded(address: string): Promise<Buffer | undefined> {
	try {
		const signal = AbortSignal.timeout(bounds.ms);
		const answer = await fetch(address, { signal, redirect: 'error' });
		if (!answer.ok || !answer.body) return undefined;
		const parts: Uint8Array[] = [];
		let bytes = 0;
		for await (const part of answer.body) {
			bytes += part.length;
			if (bytes > bounds.bytes) return undefined;
			parts.push(part);
		}
		return Buffer.concat(parts);
	} catch {
		// Whatever kept it away: the browser has a picture of it.
		return undefined;
	}
}
