import { sqliteErrorKind } from '../db/sqlite-error.ts';

const CAUSES = {
	busy: 'Die Datenbank ist gerade von einem anderen Programm gesperrt. Bitte noch einmal versuchen.',
	damaged: 'Die Datenbank ist beschädigt. Beim nächsten Start legt der Dienst sie beiseite.',
	storage: 'Die Datenbank lässt sich nicht lesen oder schreiben (Platz, Rechte, Datenträger?).',
} as const;

/** What went wrong, for the owner. */
export function failureText(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	const kind = sqliteErrorKind(error);
	return kind === 'other' ? message : `${CAUSES[kind]} (${message})`;
}
