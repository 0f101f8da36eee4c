import path from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { OwnerError } from '../shared/owner-error.ts';
import { Site } from './site.ts';

/** The owner's files; trials set another folder. */
export const site = new Site(
	process.env.WERKPLAN_ROOT ?? path.join(import.meta.dirname, '..'),
	new Date(),
);

/** Runs one of the owner's commands. Faults that the owner can put right are printed without a stack; `--hilfe` prints `help`. */
export async function runCommand<Options extends ParseArgsOptionsConfig>(
	help: () => string,
	options: Options,
	act: (
		args: ReturnType<typeof parseArgs<{ options: Options; allowPositionals: true }>>,
	) => Promise<void>,
): Promise<void> {
	process.once('SIGINT', () => cancel());
	process.once('SIGTERM', () => process.exit(143));
	try {
		if (process.argv.some((arg) => /^(--hilfe|--help|-h)$/.test(arg))) return console.log(help());
		await act(parseArgs({ options, allowPositionals: true }));
	} catch (reason) {
		if (!(reason instanceof Error)) throw reason;
		const isUsage = 'code' in reason && /^ERR_PARSE_ARGS/.test(String(reason.code));
		if (!isUsage && !(reason instanceof OwnerError)) throw reason;
		const which = /'[^']+'/.exec(reason.message)?.[0] ?? '';
		console.error(
			isUsage ? `Unbekannte oder unvollständige Angabe ${which}\n\n${help()}` : reason.message,
		);
		process.exitCode = 1;
	}
}

/** Ends the command where its owner left. */
export function cancel(): never {
	console.error('\nAbgebrochen.');
	process.exit(130);
}
