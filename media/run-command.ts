import { rmSync } from 'node:fs';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { MediaError } from './media-error.ts';

/** Folder of the whole project; another one for trials. */
export const root = process.env.WERKPLAN_WURZEL ?? new URL('..', import.meta.url).pathname;

/**
 * Runs a command of the owner's with what he typed behind its name; what he can put right is told in a
 * sentence, without a stack. `--hilfe` shows `help`.
 */
export async function runCommand<Options extends ParseArgsOptionsConfig>(
	help: string,
	options: Options,
	act: (args: Args<Options>) => Promise<void>,
): Promise<void> {
	process.once('SIGINT', () => breakOff());
	process.once('SIGTERM', () => process.exit(143));
	process.once('exit', () => {
		for (const path of unfinished) rmSync(path, { recursive: true, force: true });
	});
	if (process.argv.some((arg) => /^(--hilfe|--help|-h)$/.test(arg))) return console.log(help);
	try {
		await act(readArgs(help, options));
	} catch (reason) {
		// Ctrl-C or Ctrl-D at a question.
		if (reason instanceof Error && reason.name === 'AbortError') return breakOff();
		if (!(reason instanceof MediaError)) throw reason;
		console.error(reason.message);
		process.exitCode = 1;
	}
}

type Args<Options extends ParseArgsOptionsConfig> = ReturnType<
	typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

function readArgs<Options extends ParseArgsOptionsConfig>(
	help: string,
	options: Options,
): Args<Options> {
	try {
		return parseArgs({ options, allowPositionals: true });
	} catch (reason) {
		const which = reason instanceof Error ? /'[^']+'/.exec(reason.message)?.[0] : undefined;
		throw new MediaError(`Unbekannte oder unvollständige Angabe ${which ?? ''}\n\n${help}`);
	}
}

function breakOff(): never {
	console.error('\nAbgebrochen.');
	process.exit(130);
}

const unfinished = new Set<string>();

/** Deletes a file or folder when the command is broken off; the answer keeps it after all. */
export function dropOnExit(path: string): () => void {
	unfinished.add(path);
	return () => unfinished.delete(path);
}
