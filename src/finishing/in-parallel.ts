/** More than the four threads that compress, so none of them waits for a file to be read. */
const CONCURRENCY = 8;

/** Handles every item, several at a time; rejects as soon as one fails. */
export async function inParallel<T>(
	items: readonly T[],
	handle: (item: T) => Promise<void>,
): Promise<void> {
	const open = items.values();
	await Promise.all(
		Array.from({ length: CONCURRENCY }, async () => {
			for (const item of open) await handle(item);
		}),
	);
}
