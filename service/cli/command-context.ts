import { CommanderError } from 'commander';
import type { Database } from '../db/open.ts';
import { sqliteErrorKind } from '../db/write.ts';

/** What a command gets from its process. */
export type Shell = {
	env: Record<string, string | undefined>;
	now: () => Date;
	/** Columns of the terminal. */
	width: number;
	/** Await it where there is much text: a slow reader must not fill the memory. */
	out(text: string): unknown;
	err(text: string): void;
	/** `null` = no terminal to ask at. */
	ask: ((question: string) => Promise<string>) | null;
};

export type CommandContext = Shell & { db: Database };

/** Asks for a person's e-mail address: as an argument it would stay in history and logs. */
export async function askEmail({ ask }: Shell): Promise<string> {
	if (!ask) throw wrongUsage('Die E-Mail-Adresse wird gefragt; dazu braucht es ein Terminal.');
	return (await ask('E-Mail-Adresse der Person: ')).trim();
}

/** Exit codes of the process. `wrongUsage` means that nothing was tried. */
export const EXIT = { ok: 0, notFoundOrFailed: 1, wrongUsage: 2 } as const;

/** Returns the error to throw where nothing was found or a command did not succeed. */
export function failed(message: string): CommanderError {
	return new CommanderError(EXIT.notFoundOrFailed, 'anfragen', message);
}

/** Returns the error to throw for a wrong call that commander takes for a right one. */
export function wrongUsage(message: string): CommanderError {
	return new CommanderError(EXIT.wrongUsage, 'anfragen', message);
}

export function failureText(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	const kind = sqliteErrorKind(error);
	return kind === 'other' ? message : `${CAUSES[kind]} (${message})`;
}

const CAUSES = {
	busy: 'Die Datenbank ist gerade von einem anderen Programm gesperrt. Bitte noch einmal versuchen.',
	full: 'Die Platte ist voll.',
	damaged: 'Die Datenbank ist beschädigt. Der Dienst prüft sie beim nächsten Start.',
} as const;
