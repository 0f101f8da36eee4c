import { randomUUID } from 'node:crypto';
import type { Anfrage } from '#shared/anfrage.ts';
import type { Database } from '../db/open.ts';

/** Adds an inquiry and its outbox entry; the caller holds the transaction. Returns its number. */
export type Store = (anfrage: Anfrage, verdacht: string[], now: Date) => number;

/** Prepares the two statements once. */
export function prepareStore(db: Database): Store {
	const insertAnfrage = db.prepare(`
		INSERT INTO anfrage (received_at, vorname, nachname, email, phone, message, verdacht, message_key)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?)
	`);
	const insertOutbox = db.prepare(`
		INSERT INTO outbox (anfrage_id, queued_at, due_at, scheduled_at) VALUES (?1, ?2, ?2, ?2)
	`);
	return (anfrage, verdacht, now) => {
		const at = now.getTime();
		const { lastInsertRowid } = insertAnfrage.run(
			at,
			anfrage.vorname,
			anfrage.nachname,
			anfrage.email,
			anfrage.phone,
			anfrage.message,
			JSON.stringify(verdacht),
			randomUUID(),
		);
		const id = Number(lastInsertRowid);
		insertOutbox.run(id, at);
		return id;
	};
}
