/** Some more than there are threads for compression, so that none waits for a file to be read. */
const CONCURRENCY = 8;

/** Does one thing with each item, several at a time; fails with the first that fails. */
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
