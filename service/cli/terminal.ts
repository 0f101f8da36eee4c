import { GERMAN_CLOCK, GERMAN_DATE } from '#shared/german-time.ts';
import { type Database, saysDamaged } from '../database.ts';
import { withoutDisguise } from '../plain-text.ts';
import type { StoredAnfrage } from '../store.ts';

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

/** Ends a command with a sentence for the owner. Exit codes: 1 = nothing found or failed, 2 = wrong call, nothing was tried. */
export class CommandError extends Error {
	exitCode: 1 | 2;

	constructor(message: string, exitCode: 1 | 2 = 1) {
		super(message);
		this.exitCode = exitCode;
	}
}

/** Asks for a person's e-mail address: as an argument it would stay in history and logs. */
export async function askEmail({ ask }: Shell): Promise<string> {
	if (ask) return (await ask('E-Mail-Adresse der Person: ')).trim();
	throw new CommandError('Die E-Mail-Adresse wird gefragt; dazu braucht es ein Terminal.', 2);
}

export function failureText(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	const damaged = 'Die Datenbank ist beschädigt. Der Dienst prüft sie beim nächsten Start.';
	return saysDamaged(error) ? `${damaged} (${message})` : message;
}

/** Formats milliseconds since 1970 as `20.11.2026 19:39` in German time. */
export function dateTime(time: number): string {
	return `${GERMAN_DATE.format(time)} ${GERMAN_CLOCK.format(time)}`;
}

export function countText(anfragen: number): string {
	return anfragen === 1 ? '1 Anfrage' : `${anfragen} Anfragen`;
}

/** Returns one word about the delivery. Without a mail server, "waiting" is called "stored". */
export function statusWord({ status }: StoredAnfrage, env: Shell['env']): string {
	if (status === 'waiting' && !env.SMTP_URL) return 'gespeichert';
	return STATUS_WORDS[status];
}

const STATUS_WORDS = {
	waiting: 'wartet',
	sending: 'unterwegs',
	sent: 'zugestellt',
	failed: 'gescheitert',
};

/** How much of an inquiry's text was mailed. */
export const MAIL_WORD = { full: 'ganz', excerpt: 'gekürzt', notice: 'ohne Wortlaut' };

/** Removes from a visitor's text what controls a terminal or reorders what it shows. */
export function terminalText(text: string): string {
	return withoutDisguise(text.replace(/(?![\n\t])\p{Cc}/gu, ''));
}

/** Does the same and puts the text on one line. */
export function terminalLine(text: string): string {
	return terminalText(text).replace(/\s+/gu, ' ').trim();
}
