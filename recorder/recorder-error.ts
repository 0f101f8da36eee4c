/** Something the person at the keyboard can put right; shown as its message alone, without a stack. */
export class MediaError extends Error {
	override name = 'MediaError';
}

/** What a deed finds that can be put right; undefined where it succeeds. */
export async function messageOf(deed: () => unknown): Promise<string | undefined> {
	try {
		await deed();
		return undefined;
	} catch (reason) {
		if (!(reason instanceof MediaError)) throw reason;
		return reason.message;
	}
}
