import { type Database, saysDamaged, storageFault } from './database.ts';
import { type Log, traceOf } from './log.ts';
import { addAnfrage, type NewAnfrage } from './store.ts';

/** Stores an inquiry durably and has it mailed; null where that cannot be, and nobody may be thanked. */
export type Accept = (anfrage: NewAnfrage) => { zeichen: string; receivedAt: number } | null;

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
	const refuse = (details: object) => {
		log.error(details, 'Eine Anfrage konnte nicht gespeichert werden.');
		return null;
	};
	return (anfrage) => {
		try {
			if (storageFault(db) === 'full') return refuse({ grund: 'Die Platte ist voll.' });
			const { isNew, ...added } = addAnfrage(db, anfrage, now());
			if (storageFault(db) === 'gone') {
				onLost();
				return refuse({ grund: 'Die Datenbank wurde entfernt.' });
			}
			if (isNew) onStored();
			return added;
		} catch (error) {
			if (saysDamaged(error)) onLost();
			return refuse(traceOf(error));
		}
	};
}
