import { CommanderError } from 'commander';
import { sqliteErrorKind } from '../db/write.ts';

/** Exit codes of the process. `wrongUsage` means that nothing was tried. */
export const EXIT = { ok: 0, notFoundOrFailed: 1, wrongUsage: 2 } as const;

/** Makes the error to throw where nothing was found or something did not succeed. */
export function failed(message: string): CommanderError {
	return new CommanderError(EXIT.notFoundOrFailed, 'anfragen', message);
}

/** Makes the error to throw where a call is wrong in a way that commander does not notice. */
export function wrongUsage(message: string): CommanderError {
	return new CommanderError(EXIT.wrongUsage, 'anfragen', message);
}

/** Says what went wrong, for the owner. */
export function failureText(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	const kind = sqliteErrorKind(error);
	return kind === 'other' ? message : `${CAUSES[kind]} (${message})`;
}

const CAUSES = {
	busy: 'Die Datenbank ist gerade von einem anderen Programm gesperrt. Bitte noch einmal versuchen.',
	full: 'Die Platte ist voll.',
	damaged: 'Die Datenbank ist beschädigt. Beim nächsten Start legt der Dienst sie beiseite.',
} as const;
