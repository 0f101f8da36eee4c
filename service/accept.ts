import type { PerTextField } from '#shared/fields.ts';
import { type Database, saysDamaged, storageFault } from './database.ts';
import type { Log } from './log.ts';
import type { Reason } from './spam/reasons.ts';
import { addAnfrage } from './store.ts';

/** Stores an inquiry durably and has it mailed; null where that cannot be, and nobody may be thanked. */
export type Accept = (
	texts: PerTextField<string>,
	reasons: Reason[],
) => { zeichen: string; receivedAt: number } | null;

type AcceptDeps = {
	db: Database;
	now: () => Date;
	log: Log;
	/** Called after a new inquiry was stored, to deliver it at once. */
	onStored(): void;
	/** Called when the database is gone or damaged: only a new start helps. */
	onLost(): void;
};

/** Returns what stores an inquiry and answers once it is on the disk, in a file that the next start will read. */
export function createAccept({ db, now, log, onStored, onLost }: AcceptDeps): Accept {
	const refuse = (reason: string) => {
		log.error({ grund: reason }, 'Eine Anfrage konnte nicht gespeichert werden.');
		return null;
	};
	return (texts, reasons) => {
		try {
			if (storageFault(db) === 'full') return refuse('Die Platte ist voll.');
			const { isNew, ...added } = addAnfrage(db, texts, now(), reasons);
			if (storageFault(db) === 'gone') {
				onLost();
				return refuse('Die Datenbank wurde entfernt.');
			}
			if (isNew) onStored();
			return added;
		} catch (error) {
			if (saysDamaged(error)) onLost();
			return refuse(error instanceof Error ? error.message : String(error));
		}
	};
}
