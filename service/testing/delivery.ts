import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../db/open.ts';
import type { Send } from '../mail/mailer.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { storeFixtures } from './store-fixtures.ts';
import { temporaryDatabase } from './temporary-database.ts';
import { AT } from './times.ts';

/** A database with so many inquiries accepted just now, and delivery by a clock that the test sets. */
export function delivery(inquiries = 1) {
	const { db, file } = temporaryDatabase();
	storeFixtures(db, AT, ...Array.from({ length: inquiries }, () => ({})));
	const clock = { time: AT.getTime() };
	const now = () => new Date(clock.time);
	const deliver = (send: Send, mailLimit = 0, as = db) =>
		deliverDue({ db: as, send, now, mailLimit });
	return { db, file, clock, now, deliver };
}

export function entry(db: Database, id = 1): Record<string, unknown> {
	return { ...db.prepare('SELECT * FROM outbox WHERE anfrage_id = ?').get(id) };
}

export async function waitUntilSending(got: number[]): Promise<void> {
	while (got.length === 0) await turn();
}
