import type { Env } from '#shared/settings-file.ts';
import type { Database } from '../database.ts';
import type { Host } from '../host.ts';
import { withoutDisguise } from '../plain-text.ts';

/** What a command gets from its process. */
export type Shell = {
	env: Env;
	host: Host;
	/** Columns of the terminal. */
	width: number;
	out(text: string): void;
	/** Resolves once all that went out has arrived; where it cannot, the process ends with a sentence. */
	printed(): Promise<void>;
	err(text: string): void;
	/** Returns '' where the owner leaves the question with Ctrl-C or Ctrl-D. `null` = no terminal to ask at. */
	ask: ((question: string) => Promise<string>) | null;
	/** All of the standard input. */
	readInput(): Promise<string>;
};

/**
 * What every command gets: `ownerCommand` starts a command here, as in `npm run anfragen -- list`. readConfig(env)
 * (../config.ts) says what the owner has set.
 */
export type ToolContext = Shell & { dataDir: string; ownerCommand: string };

export type CommandContext = ToolContext & { db: Database };

/** Ends a command with a sentence for the owner: nothing was found, or it failed. */
export class CommandError extends Error {}

/** Ends a command before anything was tried: it was called wrongly. */
export class WrongCall extends CommandError {}

const WORDS: Record<string, string> = {
	waiting: 'wartet',
	sent: 'zugestellt',
	failed: 'gescheitert',
	full: 'ganz',
	excerpt: 'gekürzt',
	notice: 'ohne Wortlaut',
};

/** Says how far the mail about an inquiry is, or how much of its text it has. What only a newer program knows stays as it is. */
export function mailWord(stored: string): string {
	return WORDS[stored] ?? stored;
}

/** Returns a visitor's text on one line, without what would reorder it. */
export function terminalLine(text: string): string {
	return withoutDisguise(text).replace(/\s+/gu, ' ').trim();
}

const CHARACTERS = new Intl.Segmenter('de');

/** Characters of two columns begin here, such as Chinese ones and emoji; of a few narrow ones less than fits is shown. */
const MAY_BE_WIDE = /[\u1100-\u{10ffff}]/u;

/** Returns the beginning of a line that so many columns of a terminal hold, in whole characters. */
export function fitted(line: string, columns: number): string {
	let width = 0;
	for (const { segment, index } of CHARACTERS.segment(line)) {
		width += MAY_BE_WIDE.test(segment) ? 2 : 1;
		if (width > columns) return line.slice(0, index);
	}
	return line;
}
