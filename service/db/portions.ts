import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { TEXT_FIELDS } from '#shared/fields.ts';
import type { Database } from './open.ts';
import { FROM, type Which } from './stored-anfrage.ts';
import { sqliteErrorKind, write } from './write.ts';

/** So much at once that nobody waits for a tenth of a second, and a nearly full disk has room for it. */
const PORTION_BYTES = 1_000_000;
const PAUSE_MS = 10;
/** More than one inquiry takes up. */
const RESERVE_BYTES = 8_000_000;

/** Deletes inquiries and returns how many. */
export function deleteInPortions(db: Database, which: Which): Promise<number> {
	return inPortions(db, which, 'DELETE FROM anfrage');
}

/**
 * Changes inquiries so that they no longer meet the condition, a few megabytes at a time with the
 * write-ahead log emptied in between: what is deleted is overwritten, which takes as much room as
 * it had. Where there is none at all, the reserve beside the database is given up for it.
 * @param change SQL up to its WHERE
 * @returns how many were changed
 */
export async function inPortions(
	db: Database,
	{ condition, values }: Which,
	change: string,
): Promise<number> {
	const select = db.prepare(`
		SELECT id FROM (
			SELECT id, row_number() OVER () AS nth, sum(bytes) OVER (ROWS UNBOUNDED PRECEDING) AS upToHere
			FROM (SELECT a.id, ${BYTES} AS bytes ${FROM} ${condition} LIMIT 500)
		) WHERE nth = 1 OR upToHere <= :most
	`);
	const run = db.prepare(`${change} WHERE id IN (SELECT value FROM json_each(?))`);
	let changed = 0;
	let most = PORTION_BYTES;
	while (true) {
		const ids = select.all({ ...values, most }).map(({ id }) => id);
		if (ids.length === 0) return changed;
		try {
			await write(db, () => run.run(JSON.stringify(ids)));
			changed += ids.length;
			await sleep(PAUSE_MS);
			forgetInWal(db);
		} catch (error) {
			if (sqliteErrorKind(error) !== 'full' || most === 0) throw error;
			most = 0;
			rmSync(reserveOf(db), { force: true });
		}
		await sleep(PAUSE_MS);
	}
}

/**
 * Moves the write-ahead log into the database, where deleting overwrites, and empties it: deleted
 * text must not linger there.
 * @returns false while somebody else reads or writes; then it is to be repeated
 */
export function forgetInWal(db: Database): boolean {
	return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
}

/** Puts room for deleting beside the database, where there is some and none is reserved yet. */
export function keepReserve(db: Database): void {
	if (existsSync(reserveOf(db))) return;
	try {
		writeFileSync(reserveOf(db), randomBytes(RESERVE_BYTES), { mode: 0o600 });
	} catch {
		rmSync(reserveOf(db), { force: true });
	}
}

function reserveOf(db: Database): string {
	return `${db.location()}.reserve`;
}

/** The size of a text is known without reading it. */
const BYTES = TEXT_FIELDS.map(({ name }) => `octet_length(a.${name})`).join(' + ');
