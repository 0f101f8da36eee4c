import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { MediaError } from '../recorder-error.ts';

/** Folder of the whole project; another one for trials. */
export const root = process.env.WERKPLAN_WURZEL ?? new URL('../..', import.meta.url).pathname;

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
		await act(parseArgs({ options, allowPositionals: true }));
	} catch (reason) {
		if (!(reason instanceof Error)) throw reason;
		// Ctrl-C or Ctrl-D at a question.
		if (reason.name === 'AbortError') return breakOff();
		const isUsage = 'code' in reason && /^ERR_PARSE_ARGS/.test(String(reason.code));
		if (!isUsage && !(reason instanceof MediaError)) throw reason;
		const which = /'[^']+'/.exec(reason.message)?.[0] ?? '';
		const usage = `Unbekannte oder unvollständige Angabe ${which}\n\n${help}`;
		console.error(isUsage ? usage : reason.message);
		process.exitCode = 1;
	}
}

type Args<Options extends ParseArgsOptionsConfig> = ReturnType<
	typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

function breakOff(): never {
	console.error('\nAbgebrochen.');
	process.exit(130);
}

/** Asks in the terminal; the answer proposed stands there to be changed. */
export async function ask(question: string, proposal = ''): Promise<string> {
	using dialog = createInterface({ input: process.stdin, output: process.stdout });
	const answer = dialog.question(question);
	dialog.write(proposal);
	return (await answer).trim();
}

const unfinished = new Set<string>();

/** Deletes a file or folder when the command is broken off; the answer keeps it after all. */
export function dropOnExit(path: string): () => void {
	unfinished.add(path);
	return () => unfinished.delete(path);
}
