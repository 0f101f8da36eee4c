import { hash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Anfrage } from '#shared/anfrage.ts';
import { FENSTER_MINUTEN } from '#shared/aufbewahrung.ts';
import { TEXTFELDER } from '#shared/felder.ts';
import type { Database } from '../db/open.ts';
import { watchFile } from '../db/watch-file.ts';
import { write } from '../db/write.ts';
import { cleanAnfrage } from './clean.ts';
import { newZeichen } from './zeichen.ts';

export type Stored = {
	kind: 'stored' | 'duplicate';
	id: number;
	zeichen: string;
	/** Milliseconds since 1970; of a duplicate, when the first one came. */
	receivedAt: number;
};

/**
 * `unavailable` = nobody may be thanked; `reason` is for the log and holds no personal data.
 * `lost`: the database file is gone or another one, so that only a new start helps.
 */
type Accepted = Stored | { kind: 'unavailable'; reason: string; lost?: boolean };

export type Accept = (anfrage: Anfrage) => Promise<Accepted>;

/**
 * Makes what stores inquiries durably, each in a transaction of its own: nobody is answered before
 * its COMMIT has returned and the file it went to is known to be the one that the next start will read.
 */
export function createAccept(db: Database, now: () => Date): Accept {
	const store = prepareStore(db);
	const isInPlace = watchFile(db);
	return async (raw) => {
		try {
			const anfrage = cleanAnfrage(raw);
			const stored = await write(db, () => store(anfrage, now()));
			return isInPlace() ? stored : LOST;
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			return { kind: 'unavailable', reason: `Speichern nicht möglich: ${reason}` };
		}
	};
}

const LOST: Accepted = {
	kind: 'unavailable',
	reason: 'Die Datenbankdatei wurde entfernt oder ersetzt, während der Dienst lief.',
	lost: true,
};

/** The same six values within this time are one inquiry. */
const WINDOW_MS = FENSTER_MINUTEN * 60 * 1000;

/**
 * Prepares the statements with which an inquiry and its outbox entry are added, or found to be
 * there; the caller holds the transaction.
 */
export function prepareStore(db: Database): (anfrage: Anfrage, now: Date) => Stored {
	const findRecent = db.prepare(`
		SELECT id, zeichen, received_at AS receivedAt FROM anfrage
		WHERE fingerprint = ? AND received_at > ? AND received_at <= ?
	`);
	// `verdacht` is a column of earlier days that wants a value.
	const insertAnfrage = db.prepare(`
		INSERT INTO anfrage
			(received_at, ${COLUMNS}, message_key, zeichen, fingerprint, verdacht)
		VALUES (?, ${TEXTFELDER.map(() => '?')}, ?, ?, ?, '[]')
	`);
	const insertOutbox = db.prepare(`
		INSERT INTO outbox (anfrage_id, queued_at, due_at, scheduled_at) VALUES (?1, ?2, ?2, ?2)
	`);
	return (anfrage, now) => {
		const at = now.getTime();
		const values = TEXTFELDER.map(({ name }) => anfrage[name]);
		const fingerprint = hash('sha256', JSON.stringify(values), 'buffer');
		const known = findRecent.get(fingerprint, at - WINDOW_MS, at);
		if (known) return { kind: 'duplicate', ...knownRow.parse(known) };

		const zeichen = newZeichen();
		const key = randomUUID();
		const inserted = insertAnfrage.run(at, ...values, key, zeichen, fingerprint);
		const id = Number(inserted.lastInsertRowid);
		insertOutbox.run(id, at);
		return { kind: 'stored', id, zeichen, receivedAt: at };
	};
}

const COLUMNS = TEXTFELDER.map(({ name }) => name).join(', ');

const knownRow = z.object({ id: z.int(), zeichen: z.string(), receivedAt: z.int() });
