/** A fault that the person at the keyboard can put right; shown as its message alone, without a stack. */
export class OwnerError extends Error {
	override name = 'OwnerError';
	/** Astro would print where in the code the fault was noticed. */
	override stack: string = this.message;
}

/** The message of the OwnerError that `act` throws; undefined when it succeeds. */
export async function messageOf(act: () => unknown): Promise<string | undefined> {
	try {
		await act();
		return undefined;
	} catch (reason) {
		if (!(reason instanceof OwnerError)) throw reason;
		return reason.message;
	}
}
