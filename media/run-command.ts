import { rmSync } from 'node:fs';
import { MediaError } from './media-error.ts';

/** Runs a command of the owner's; what he can put right is told in a sentence, without a stack. */
export async function runCommand(act: () => Promise<void>): Promise<void> {
	process.once('SIGINT', () => breakOff());
	process.once('SIGTERM', () => process.exit(143));
	process.once('exit', () => {
		for (const path of unfinished) rmSync(path, { recursive: true, force: true });
	});
	try {
		await act();
	} catch (ground) {
		// Ctrl-C or Ctrl-D at a question.
		if (ground instanceof Error && ground.name === 'AbortError') return breakOff();
		if (!(ground instanceof MediaError)) throw ground;
		console.error(ground.message);
		process.exitCode = 1;
	}
}

function breakOff(): never {
	console.error('\nAbgebrochen.');
	process.exit(130);
}

/** Folder of the whole project; another one for trials. */
export const root = process.env.WERKPLAN_WURZEL ?? new URL('..', import.meta.url).pathname;

const unfinished = new Set<string>();

/** Deletes a file or folder when the command is broken off; the answer keeps it after all. */
export function dropOnExit(path: string): () => void {
	unfinished.add(path);
	return () => unfinished.delete(path);
}
