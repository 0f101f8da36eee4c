import { CommanderError } from 'commander';
import type { Database } from '../db/open.ts';
import { sqliteErrorKind } from '../db/write.ts';

/** What the process lends the commands. */
export type World = {
	env: Record<string, string | undefined>;
	now: () => Date;
	/** Columns of the terminal. */
	width: number;
	/** To be waited for where there is much: a slow reader must not fill the memory. */
	out(text: string): unknown;
	err(text: string): void;
	/** `null` = nobody there to ask. */
	ask: ((question: string) => Promise<string>) | null;
};

export type Owner = World & { db: Database };

/** The e-mail address of a person, asked for: as an argument it would stay in history and logs. */
export async function askEmail({ ask }: World): Promise<string> {
	if (!ask) throw wrongUsage('Die E-Mail-Adresse wird gefragt; dazu braucht es ein Terminal.');
	return (await ask('E-Mail-Adresse der Person: ')).trim();
}

/** Process exit codes. `wrongUsage` means that nothing was tried. */
export const EXIT = { ok: 0, notFoundOrFailed: 1, wrongUsage: 2 } as const;

/** To be thrown where nothing was found or something did not succeed. */
export function failed(message: string): CommanderError {
	return new CommanderError(EXIT.notFoundOrFailed, 'anfragen', message);
}

/** To be thrown where commander finds nothing wrong with a call that is. */
export function wrongUsage(message: string): CommanderError {
	return new CommanderError(EXIT.wrongUsage, 'anfragen', message);
}

const CAUSES = {
	busy: 'Die Datenbank ist gerade von einem anderen Programm gesperrt. Bitte noch einmal versuchen.',
	full: 'Die Platte ist voll.',
	damaged: 'Die Datenbank ist beschädigt. Beim nächsten Start legt der Dienst sie beiseite.',
} as const;

/** What went wrong, for the owner. */
export function failureText(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	const kind = sqliteErrorKind(error);
	return kind === 'other' ? message : `${CAUSES[kind]} (${message})`;
}
