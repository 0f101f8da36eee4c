import { GERMAN_CLOCK, GERMAN_DATE } from '#shared/german-time.ts';
import type { Database } from '../database.ts';
import { withoutDisguise } from '../plain-text.ts';

/** What a command gets from its process. */
export type Shell = {
	env: Record<string, string | undefined>;
	now: () => Date;
	/** Columns of the terminal. */
	width: number;
	out(text: string): void;
	err(text: string): void;
	/** `null` = no terminal to ask at. */
	ask: ((question: string) => Promise<string>) | null;
};

export type CommandContext = Shell & { db: Database };

/** Ends a command with a sentence for the owner: nothing was found, or it failed. */
export class CommandError extends Error {}

/** Ends a command before anything was tried: it was called wrongly. */
export class WrongCall extends CommandError {}

export function failureText(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}

/** Formats milliseconds since 1970 as `20.11.2026 19:39` in German time. */
export function dateTime(time: number): string {
	return `${GERMAN_DATE.format(time)} ${GERMAN_CLOCK.format(time)}`;
}

export function countText(anfragen: number): string {
	return anfragen === 1 ? '1 Anfrage' : `${anfragen} Anfragen`;
}

/** How far the mail about an inquiry is. */
export const STATUS_WORD = {
	waiting: 'offen',
	sending: 'unterwegs',
	sent: 'zugestellt',
	failed: 'gescheitert',
};

/** How much of an inquiry's text was mailed. */
export const MAIL_WORD = { full: 'ganz', excerpt: 'gekürzt', notice: 'ohne Wortlaut' };

/** Returns a visitor's text on one line, without what would reorder it. */
export function terminalLine(text: string): string {
	return withoutDisguise(text).replace(/\s+/gu, ' ').trim();
}
