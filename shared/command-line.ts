import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** How a command was called. */
export type Call<Options extends ParseArgsOptionsConfig> = {
	words: string[];
	options: ReturnType<typeof parseArgs<{ options: Options; allowPositionals: true }>>['values'];
};

/** Tells whether a command line asks how it is called: by its first word, or by an option anywhere. */
export function asksForHelp(args: string[]): boolean {
	return (
		/^(hilfe|help)$/.test(args[0] ?? '') || args.some((arg) => /^(-h|--help|--hilfe)$/.test(arg))
	);
}

/** Tells whether the answer to „[j/N]“ is yes. */
export function saysYes(answer: string): boolean {
	return /^ja?$/i.test(answer.trim());
}

/** Returns the words and options of a command line; null where it has other options, or more or fewer words. */
export function readCall<Options extends ParseArgsOptionsConfig>(
	args: string[],
	[least, most]: [least: number, most: number],
	options: Options,
): Call<Options> | null {
	try {
		const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
		const isCount = positionals.length >= least && positionals.length <= most;
		return isCount ? { words: positionals, options: values } : null;
	} catch {
		// Node's message is English; the usage says all of it.
		return null;
	}
}
