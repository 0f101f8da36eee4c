import path from 'node:path';
import type { ParseArgsOptionsConfig } from 'node:util';
import { asksForHelp, type Call, readCall } from '#shared/command-line.ts';
import { OwnerError } from '#shared/owner-error.ts';
import { Site } from './site.ts';

/**
 * Runs one of the owner's commands on his files. Faults that he can put right are printed without a stack; `--hilfe`
 * prints `help`.
 */
export async function runCommand<Options extends ParseArgsOptionsConfig>(
	help: (site: Site) => string,
	options: Options,
	act: (call: Call<Options>, site: Site) => Promise<void>,
): Promise<void> {
	process.once('SIGINT', () => cancel());
	process.once('SIGTERM', () => process.exit(143));
	// Tests set another folder.
	const root = process.env.WERKPLAN_ROOT ?? path.join(import.meta.dirname, '..');
	const site = new Site(root, new Date());
	try {
		const args = process.argv.slice(2);
		if (asksForHelp(args)) return console.log(help(site));
		const call = readCall(args, [0, Infinity], options);
		if (!call)
			throw new OwnerError(`So kann man es nicht aufrufen: ${args.join(' ')}\n\n${help(site)}`);
		await act(call, site);
	} catch (reason) {
		if (!(reason instanceof OwnerError)) throw reason;
		console.error(reason.message);
		process.exitCode = 1;
	}
}

/** Ends the command where its owner left a question. */
export function cancel(sentence = 'Abgebrochen.'): never {
	console.error(`\n${sentence}`);
	process.exit(130);
}
