import type { Anfrage } from '#shared/anfrage.ts';
import type { Database } from '../db/open.ts';
import { watchFile } from '../db/watch-file.ts';
import { PATIENCE, type Patience, write } from '../db/write.ts';
import { cleanAnfrage } from './clean.ts';
import { prepareStore, type Stored } from './store.ts';

/**
 * `unavailable` = nobody may be thanked; `reason` is for the log and holds no personal data.
 * `lost`: the database file is gone or another one, so that only a new start helps.
 */
export type Accepted = Stored | { kind: 'unavailable'; reason: string; lost?: boolean };

export type Acceptor = {
	accept(anfrage: Anfrage): Promise<Accepted>;
};

/**
 * Stores inquiries durably, each in a transaction of its own: nobody is answered before its COMMIT
 * has returned and the file it went to is known to be the one that the next start will read.
 */
export function createAcceptor(
	db: Database,
	deps: { now: () => Date; patience?: Patience },
): Acceptor {
	const { now, patience = PATIENCE } = deps;
	const store = prepareStore(db);
	const isInPlace = watchFile(db);

	return {
		async accept(raw) {
			try {
				const anfrage = cleanAnfrage(raw);
				const stored = await write(db, () => store(anfrage, now()), patience);
				return isInPlace() ? stored : LOST;
			} catch (error) {
				const reason = error instanceof Error ? error.message : String(error);
				return { kind: 'unavailable', reason: `Speichern nicht möglich: ${reason}` };
			}
		},
	};
}

const LOST: Accepted = {
	kind: 'unavailable',
	reason: 'Die Datenbankdatei wurde entfernt oder ersetzt, während der Dienst lief.',
	lost: true,
};
