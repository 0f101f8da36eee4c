import path from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { OwnerError } from '../shared/owner-error.ts';
import { Site } from './site.ts';

/**
 * Runs one of the owner's commands on his files. Faults that he can put right are printed without a stack; `--hilfe`
 * prints `help`.
 */
export async function runCommand<Options extends ParseArgsOptionsConfig>(
	help: (site: Site) => string,
	options: Options,
	act: (
		args: ReturnType<typeof parseArgs<{ options: Options; allowPositionals: true }>>,
		site: Site,
	) => Promise<void>,
): Promise<void> {
	process.once('SIGINT', () => cancel());
	process.once('SIGTERM', () => process.exit(143));
	// Trials set another folder.
	const root = process.env.WERKPLAN_ROOT ?? path.join(import.meta.dirname, '..');
	const site = new Site(root, new Date());
	try {
		if (process.argv.some((arg) => /^(--hilfe|--help|-h)$/.test(arg)))
			return console.log(help(site));
		await act(parseArgs({ options, allowPositionals: true }), site);
	} catch (reason) {
		if (!(reason instanceof Error)) throw reason;
		const isUsage = 'code' in reason && /^ERR_PARSE_ARGS/.test(String(reason.code));
		if (!isUsage && !(reason instanceof OwnerError)) throw reason;
		const which = /'[^']+'/.exec(reason.message)?.[0] ?? '';
		console.error(
			isUsage ? `Unbekannte oder unvollständige Angabe ${which}\n\n${help(site)}` : reason.message,
		);
		process.exitCode = 1;
	}
}

/** Ends the command where its owner left a question. */
export function cancel(sentence = 'Abgebrochen.'): never {
	console.error(`\n${sentence}`);
	process.exit(130);
}
