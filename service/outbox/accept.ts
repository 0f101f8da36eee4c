import { hash, randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Anfrage } from '#shared/anfrage.ts';
import { TEXT_FIELDS } from '#shared/fields.ts';
import { WINDOW_MINUTES } from '#shared/retention.ts';
import type { Database } from '../db/open.ts';
import type { Storage } from '../db/storage.ts';
import { sqliteErrorKind, write } from '../db/write.ts';
import { cleanAnfrage } from './clean.ts';

const storedRow = z.object({
	id: z.int(),
	zeichen: z.string(),
	/** Milliseconds since 1970; of a duplicate, when the first one came. */
	receivedAt: z.int(),
});

export type Stored = { kind: 'stored' | 'duplicate' } & z.infer<typeof storedRow>;

/** `unavailable` = nobody may be thanked; `reason` is for the log and holds no personal data. */
type Accepted = Stored | { kind: 'unavailable'; reason: string };

/** @param rank the how-many-eth of its client within the window this is; the first ones are mailed first */
export type Accept = (anfrage: Anfrage, rank?: number) => Promise<Accepted>;

/**
 * Makes what stores inquiries durably, each in a transaction of its own: nobody is answered before
 * its COMMIT has returned and the file it went to is known to be the one that the next start will read.
 * @param onLost called when the database is found damaged
 */
export function createAccept(
	db: Database,
	now: () => Date,
	storage: () => Storage,
	onLost: () => void,
): Accept {
	const store = prepareStore(db);
	return async (raw, rank) => {
		try {
			const before = storage();
			if (before !== 'ready') return UNAVAILABLE[before];
			const anfrage = cleanAnfrage(raw);
			const stored = await write(db, () => store(anfrage, now(), rank));
			return storage() === 'lost' ? UNAVAILABLE.lost : stored;
		} catch (error) {
			if (sqliteErrorKind(error) === 'damaged') onLost();
			const reason = error instanceof Error ? error.message : String(error);
			return { kind: 'unavailable', reason: `Speichern nicht möglich: ${reason}` };
		}
	};
}

const UNAVAILABLE = {
	lost: { kind: 'unavailable', reason: 'Die Datenbank wurde entfernt oder ersetzt.' },
	full: { kind: 'unavailable', reason: 'Die Platte oder die Datenbank ist voll.' },
} as const;

/** The same six values within this time are one inquiry. */
const WINDOW_MS = WINDOW_MINUTES * 60 * 1000;

/**
 * Prepares the statements with which an inquiry and its outbox entry are added, or found to be
 * there; the caller holds the transaction.
 */
export function prepareStore(db: Database): (anfrage: Anfrage, now: Date, rank?: number) => Stored {
	// Received later than now: the clock was set back.
	const findRecent = db.prepare(`
		SELECT id, zeichen, received_at AS receivedAt FROM anfrage
		WHERE fingerprint = ? AND received_at > ?
	`);
	// `verdacht` is a column of earlier days that wants a value.
	const insertAnfrage = db.prepare(`
		INSERT INTO anfrage
			(received_at, ${TEXT_FIELDS.map(({ name }) => name)}, message_key, zeichen, fingerprint, verdacht)
		VALUES (?, ${TEXT_FIELDS.map(() => '?')}, ?, ?, ?, '[]')
	`);
	const insertOutbox = db.prepare(`
		INSERT INTO outbox (anfrage_id, queued_at, due_at, scheduled_at, client_rank)
		VALUES (?1, ?2, ?2, ?2, ?3)
	`);
	return (anfrage, now, rank = 1) => {
		const at = now.getTime();
		const values = TEXT_FIELDS.map(({ name }) => anfrage[name]);
		const fingerprint = hash('sha256', JSON.stringify(values), 'buffer');
		const known = findRecent.get(fingerprint, at - WINDOW_MS);
		if (known) return { kind: 'duplicate', ...storedRow.parse(known) };

		const zeichen = newZeichen();
		const key = randomUUID();
		const inserted = insertAnfrage.run(at, ...values, key, zeichen, fingerprint);
		const id = Number(inserted.lastInsertRowid);
		insertOutbox.run(id, at, rank);
		return { kind: 'stored', id, zeichen, receivedAt: at };
	};
}

/** Nothing that is misread or misheard: no O and 0, no I and 1; no vowels, so no words either. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';

/** A random sign that visitor and owner can name on the phone, such as `7K3F-22`. */
function newZeichen(): string {
	const characters = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
	return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}
