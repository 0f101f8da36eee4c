import path from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { asksForHelp } from '../shared/command-line.ts';
import { OwnerError } from '../shared/owner-error.ts';
import { Site } from './site.ts';

/**
 * Runs one of the owner's commands on his files. Faults that he can put right are printed without a stack; `--hilfe`
 * prints `help`.
 */
export async function runCommand<Options extends ParseArgsOptionsConfig>(
	help: (site: Site) => string,
	options: Options,
	act: (args: Args<Options>, site: Site) => Promise<void>,
): Promise<void> {
	process.once('SIGINT', () => cancel());
	process.once('SIGTERM', () => process.exit(143));
	// Tests set another folder.
	const root = process.env.WERKPLAN_ROOT ?? path.join(import.meta.dirname, '..');
	const site = new Site(root, new Date());
	try {
		if (asksForHelp(process.argv)) return console.log(help(site));
		await act(
			readArgs(options, () => help(site)),
			site,
		);
	} catch (reason) {
		if (!(reason instanceof OwnerError)) throw reason;
		console.error(reason.message);
		process.exitCode = 1;
	}
}

type Args<Options extends ParseArgsOptionsConfig> = ReturnType<
	typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/** @throws OwnerError with the help, where it takes no such argument */
function readArgs<Options extends ParseArgsOptionsConfig>(
	options: Options,
	help: () => string,
): Args<Options> {
	try {
		return parseArgs({ options, allowPositionals: true });
	} catch (reason) {
		if (!(reason instanceof TypeError)) throw reason;
		const [which = ''] = /'[^']+'/.exec(reason.message) ?? [];
		throw new OwnerError(`Unbekannte oder unvollständige Angabe ${which}\n\n${help()}`);
	}
}

/** Ends the command where its owner left a question. */
export function cancel(sentence = 'Abgebrochen.'): never {
	console.error(`\n${sentence}`);
	process.exit(130);
}
