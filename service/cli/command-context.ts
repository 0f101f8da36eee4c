import { readConfig } from '../config.ts';
import type { Database } from '../db/open.ts';
import { createMailer } from '../mail/mailer.ts';
import { wrongUsage } from './exit.ts';

/** What a command gets from its process. */
export type Shell = {
	env: Record<string, string | undefined>;
	now: () => Date;
	/** Columns of the terminal. */
	width: number;
	/** To be awaited where there is much text: a slow reader must not fill the memory. */
	out(text: string): unknown;
	err(text: string): void;
	/** `null` = no terminal to ask at. */
	ask: ((question: string) => Promise<string>) | null;
};

export type CommandContext = Shell & { db: Database };

/** Says what follows when an inquiry was made due. */
export function deliveryNote(env: Shell['env']): string {
	return createMailer(readConfig(env))
		? 'Der Dienst beginnt gleich.'
		: 'Ohne SMTP_URL geht nichts hinaus.';
}

/** Asks for a person's e-mail address: as an argument it would stay in history and logs. */
export async function askEmail({ ask }: Shell): Promise<string> {
	if (!ask) throw wrongUsage('Die E-Mail-Adresse wird gefragt; dazu braucht es ein Terminal.');
	return (await ask('E-Mail-Adresse der Person: ')).trim();
}
