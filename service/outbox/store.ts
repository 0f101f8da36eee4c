import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Anfrage } from '#shared/anfrage.ts';
import { FENSTER_MINUTEN } from '#shared/aufbewahrung.ts';
import { TEXTFELDER } from '#shared/felder.ts';
import type { Database } from '../db/open.ts';
import { newZeichen } from './zeichen.ts';

/** The same six values within this time are one inquiry. */
const WINDOW_MS = FENSTER_MINUTEN * 60 * 1000;

export type Stored = {
	kind: 'stored' | 'duplicate';
	id: number;
	zeichen: string;
	/** Milliseconds since 1970; of a duplicate, when the first one came. */
	receivedAt: number;
};

/** Adds an inquiry and its outbox entry, or finds it there; the caller holds the transaction. */
export type Store = (anfrage: Anfrage, now: Date) => Stored;

/** Prepares the statements once. */
export function prepareStore(db: Database): Store {
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
		const fingerprint = createHash('sha256').update(JSON.stringify(values)).digest();
		const known = findRecent.get(fingerprint, at - WINDOW_MS, at);
		if (known) return { kind: 'duplicate', ...knownRow.parse(known) };

		const zeichen = newZeichen();
		const { lastInsertRowid } = insertAnfrage.run(
			at,
			...values,
			randomUUID(),
			zeichen,
			fingerprint,
		);
		const id = Number(lastInsertRowid);
		insertOutbox.run(id, at);
		return { kind: 'stored', id, zeichen, receivedAt: at };
	};
}

const COLUMNS = TEXTFELDER.map(({ name }) => name).join(', ');

const knownRow = z.object({ id: z.int(), zeichen: z.string(), receivedAt: z.int() });
