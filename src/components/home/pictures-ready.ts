/** Resolves once every picture inside has been decoded, or could not be; after `atMostMs` at the latest. */
export async function picturesReady(
	box: Element | null | undefined,
	atMostMs: number,
): Promise<void> {
	const pictures = [...(box?.querySelectorAll('img') ?? [])];
	const { promise: tooLate, resolve } = Promise.withResolvers<void>();
	const clock = setTimeout(resolve, atMostMs);
	await Promise.race([Promise.allSettled(pictures.map((picture) => picture.decode())), tooLate]);
	clearTimeout(clock);
}
