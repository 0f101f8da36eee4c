/** A fault that the person at the keyboard can put right; shown as its message alone, without a stack. */
export class RecorderError extends Error {
	override name = 'RecorderError';
}

/** The message of the RecorderError that `act` throws; undefined when it succeeds. */
export async function messageOf(act: () => unknown): Promise<string | undefined> {
	try {
		await act();
		return undefined;
	} catch (reason) {
		if (!(reason instanceof RecorderError)) throw reason;
		return reason.message;
	}
}
