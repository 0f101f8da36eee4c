import { hash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type PerTextField, TEXT_FIELDS } from '#shared/fields.ts';
import { WINDOW_MINUTES } from '#shared/periods.ts';
import type { Database } from '../db/open.ts';
import type { Storage } from '../db/storage.ts';
import { columnOf } from '../db/stored-anfrage.ts';
import { sqliteErrorKind, write } from '../db/write.ts';
import type { Reason } from '../spam/reasons.ts';
import { MINUTE } from '../times.ts';
import { newZeichen } from './zeichen.ts';

const storedRow = z.object({
	id: z.int(),
	zeichen: z.string(),
	/** Milliseconds since 1970; of a duplicate, when the first one was received. */
	receivedAt: z.int(),
});

type Stored = { kind: 'stored' | 'duplicate' } & z.infer<typeof storedRow>;

/** `unavailable` = nobody may be thanked; `reason` is for the log and holds no personal data. */
type Accepted = Stored | { kind: 'unavailable'; reason: string };

/** Takes the normalised texts of an inquiry and the reasons why it may be spam. */
export type Accept = (texts: PerTextField<string>, reasons?: Reason[]) => Promise<Accepted>;

/**
 * Returns a function that stores one inquiry durably, in a transaction of its own. It answers after
 * the COMMIT, once the file is known to be the one that the next start will read.
 * @param onLost called when the database is found damaged
 */
export function createAccept(
	db: Database,
	now: () => Date,
	storage: () => Storage,
	onLost: () => void,
): Accept {
	const store = prepareStore(db);
	return async (texts, reasons) => {
		try {
			const before = storage();
			if (before !== 'ready') return UNAVAILABLE[before];
			const stored = await write(db, () => store(texts, now(), reasons));
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

/** Marked inquiries wait so long, so that unmarked ones that arrive with them are mailed first. */
const MARKED_DELAY_MS = 10_000;

/**
 * Returns a function that stores an inquiry and its outbox entry, unless the same one was stored
 * within WINDOW_MINUTES; the caller holds the transaction.
 */
export function prepareStore(
	db: Database,
): (texts: PerTextField<string>, now: Date, reasons?: Reason[]) => Stored {
	// An inquiry received later than now counts too: the clock was set back since.
	const findRecent = db.prepare(`
		SELECT id, zeichen, received_at AS receivedAt FROM anfrage
		WHERE fingerprint = ? AND received_at > ?
	`);
	const insertAnfrage = db.prepare(`
		INSERT INTO anfrage
			(received_at, zeichen, message_key, fingerprint, ${TEXT_FIELDS.map(({ name }) => columnOf(name))})
		VALUES (?, ?, ?, ?, ${TEXT_FIELDS.map(() => '?')})
	`);
	const insertOutbox = db.prepare(`
		INSERT INTO outbox (anfrage_id, queued_at, due_at, scheduled_at, spam_reasons)
		VALUES (?1, ?2, ?3, ?2, ?4)
	`);
	return (texts, now, reasons = []) => {
		const at = now.getTime();
		const values = TEXT_FIELDS.map(({ name }) => texts[name]);
		const fingerprint = hash('sha256', JSON.stringify(values), 'buffer');
		const known = findRecent.get(fingerprint, at - WINDOW_MINUTES * MINUTE);
		if (known) return { kind: 'duplicate', ...storedRow.parse(known) };

		const zeichen = newZeichen();
		const inserted = insertAnfrage.run(at, zeichen, randomUUID(), fingerprint, ...values);
		const id = Number(inserted.lastInsertRowid);
		const dueAt = reasons.length === 0 ? at : at + MARKED_DELAY_MS;
		insertOutbox.run(id, at, dueAt, reasons.join());
		return { kind: 'stored', id, zeichen, receivedAt: at };
	};
}
