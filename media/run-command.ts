import { MediaError } from './media-error.ts';

/** Runs a command of the owner's; what he can put right is told in a sentence, without a stack. */
export async function runCommand(tue: () => Promise<void>): Promise<void> {
	try {
		await tue();
	} catch (grund) {
		if (!(grund instanceof MediaError)) throw grund;
		console.error(grund.message);
		process.exitCode = 1;
	}
}

/** Folder of the whole project; another one for trials. */
export const root = process.env.WERKPLAN_WURZEL ?? new URL('..', import.meta.url).pathname;
