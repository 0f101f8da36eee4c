import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Anfrage } from '#shared/anfrage.ts';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { type Database, openDatabase } from '../database.ts';
import type { Reason } from '../spam/reasons.ts';
import { allAnfragen } from '../store/archive.ts';
import { addAnfrage } from '../store/inbox.ts';
import type { StoredAnfrage } from '../store/row.ts';

/** The time in most tests: a Monday morning in Germany. */
export const AT = new Date('2026-03-02T10:00:00Z');

/** Opens a real database file for the running test, a new one or as another process would. */
export function opened(file: string = join(newFolder(), 'anfragen.sqlite')): Database {
	const db = openFile(file);
	// No test cuts the power; waiting for the disk would only make them slow.
	db.exec('PRAGMA synchronous = OFF');
	onTestFinished(() => {
		if (db.isOpen) db.close();
	});
	return db;
}

/** Opens a database file as the service does. */
export function openFile(file: string): Database {
	const db = openDatabase(file, true, AT);
	if (db === null) throw new Error(`The database ${file} is gone.`);
	return db;
}

export type Fixture = Partial<Anfrage> & { reasons?: Reason[] };

/** Stores inquiries received at `at`, even with equal texts, and returns their numbers. */
export function storeFixtures(db: Database, at: Date, ...fixtures: Fixture[]): number[] {
	const move = db.prepare(
		'UPDATE anfrage SET received_at = ?1, queued_at = ?1, due_at = ?1 WHERE id = ?2',
	);
	const name = db.prepare('UPDATE anfrage SET zeichen = ?1 WHERE id = ?2');
	return fixtures.map(({ reasons = [], ...texts }) => {
		// Received long after all others, it repeats none.
		const later = new Date('2100-01-01');
		const { id } = addAnfrage(db, { texts: fixtureAnfrage(texts), reasons }, later);
		move.run(at.getTime(), id);
		name.run(zeichenOf(id), id);
		return id;
	});
}

/** The zeichen of what storeFixtures stored under this number: `NNNN-01`. */
export function zeichenOf(id: number): string {
	return `NNNN-${String(id).padStart(2, '0')}`;
}

/** Reads one inquiry as it is stored. */
export function storedAnfrage(db: Database, id = 1): StoredAnfrage | undefined {
	return allAnfragen(db).find((anfrage) => anfrage.id === id);
}

/** The numbers of those that are stored, the newest first. */
export function storedIds(db: Database): number[] {
	return Array.from(allAnfragen(db), ({ id }) => id);
}

/** Makes inquiries fail, as seven days of refusals do. */
export function giveUpOn(db: Database, ...ids: number[]): void {
	const fail = db.prepare(
		"UPDATE anfrage SET status = 'failed', attempts = 180, last_error = '550 nein' WHERE id = ?",
	);
	for (const id of ids) fail.run(id);
}
