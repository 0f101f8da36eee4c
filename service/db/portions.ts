import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import type { SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { TEXTFELDER } from '#shared/fields.ts';
import { forgetInWal } from './forget.ts';
import type { Database } from './open.ts';
import { sqliteErrorKind } from './sqlite-error.ts';
import { write } from './write.ts';

/** So much at once that nobody waits for a tenth of a second, and a nearly full disk has room for it. */
const PORTION_BYTES = 1_000_000;
const PAUSE_MS = 10;
/** More than one inquiry takes up. */
const RESERVE_BYTES = 8_000_000;

/** An SQL condition on `a` (anfrage) and `o` (outbox), and the values it names. */
export type Which = { condition: string; values: Record<string, SQLInputValue> };

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
	const select = db.prepare(SELECT.replace('CONDITION', condition));
	const run = db.prepare(`${change} WHERE id IN (SELECT value FROM json_each(?))`);
	let changed = 0;
	let most = PORTION_BYTES;
	while (true) {
		const ids = portion(select.iterate(values), most);
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

/** Puts room for deleting beside the database, where there is some and none is reserved yet. */
export function keepReserve(db: Database): void {
	try {
		writeFileSync(reserveOf(db), randomBytes(RESERVE_BYTES), { flag: 'wx', mode: 0o600 });
	} catch (error) {
		const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
		if (!isThere) rmSync(reserveOf(db), { force: true });
	}
}

function reserveOf(db: Database): string {
	return `${db.location()}.reserve`;
}

/** Numbers of the first ones that have so many bytes together, at least one. */
function portion(rows: Iterable<unknown>, most: number): number[] {
	const ids: number[] = [];
	let sum = 0;
	for (const row of rows) {
		const { id, bytes } = sizedRow.parse(row);
		sum += bytes;
		if (ids.length > 0 && sum > most) break;
		ids.push(id);
	}
	return ids;
}

const sizedRow = z.object({ id: z.int(), bytes: z.int() });

/** The size of a text is known without reading it. */
const SELECT = `
	SELECT a.id, ${TEXTFELDER.map(({ name }) => `octet_length(a.${name})`).join(' + ')} AS bytes
	FROM anfrage a JOIN outbox o ON o.anfrage_id = a.id
	WHERE CONDITION LIMIT 500
`;
