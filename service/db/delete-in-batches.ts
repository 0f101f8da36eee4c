import { setTimeout as sleep } from 'node:timers/promises';
import { TEXT_FIELDS } from '#shared/fields.ts';
import type { Database } from './open.ts';
import { freeReserve } from './reserve-file.ts';
import { columnOf, FROM, type Selection } from './stored-anfrage.ts';
import { sqliteErrorKind, write } from './write.ts';

/** Small enough that no visitor waits long, and that a nearly full disk has room for it. */
const BATCH_BYTES = 1_000_000;
const PAUSE_MS = 10;

export function deleteInBatches(db: Database, selection: Selection): Promise<number> {
	return changeInBatches(db, selection, 'DELETE FROM anfrage');
}

/**
 * Changes the selected inquiries batch by batch and empties the write-ahead log after each: deleted
 * text is overwritten, which takes as much room as it had. Gives up the reserve file when the disk
 * is full.
 * @param change SQL up to its WHERE; what it has changed must no longer be selected
 * @returns how many were changed
 */
export async function changeInBatches(
	db: Database,
	{ condition, values }: Selection,
	change: string,
): Promise<number> {
	const select = db.prepare(`
		SELECT id FROM (
			SELECT id, row_number() OVER () AS nth, sum(bytes) OVER (ROWS UNBOUNDED PRECEDING) AS upToHere
			FROM (SELECT a.id, ${BYTES} AS bytes ${FROM} ${condition} LIMIT 500)
		) WHERE nth = 1 OR upToHere <= :max
	`);
	const run = db.prepare(`${change} WHERE id IN (SELECT value FROM json_each(?))`);
	let changed = 0;
	let max = BATCH_BYTES;
	while (true) {
		const ids = select.all({ ...values, max }).map(({ id }) => id);
		if (ids.length === 0) return changed;
		try {
			await write(db, () => run.run(JSON.stringify(ids)));
			changed += ids.length;
			await sleep(PAUSE_MS);
			emptyWal(db);
		} catch (error) {
			if (sqliteErrorKind(error) !== 'full' || max === 0) throw error;
			max = 0;
			freeReserve(db);
		}
		await sleep(PAUSE_MS);
	}
}

/**
 * Copies the write-ahead log into the database and empties it: deleted text must not stay there.
 * @returns false while another program reads or writes; then it has to be tried again
 */
export function emptyWal(db: Database): boolean {
	return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
}

/** SQLite knows the size of a text without reading it. */
const BYTES = TEXT_FIELDS.map(({ name }) => `octet_length(a.${columnOf(name)})`).join(' + ');
