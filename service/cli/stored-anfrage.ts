import { z } from 'zod';
import { ANFRAGE_COLUMNS, anfrageRow } from '../db/anfrage-row.ts';
import type { Folder } from './folders.ts';

/** An inquiry together with what became of it. Times are milliseconds since 1970. */
export type StoredAnfrage = z.infer<typeof storedRow> & { folder: string };

const storedRow = anfrageRow.extend({
	// What delivery gave up on is shown all the same.
	verdacht: anfrageRow.shape.verdacht.catch(['Der Eintrag ist beschädigt.']),
	status: z.enum(['waiting', 'sent', 'failed']),
	attempts: z.int(),
	asNotice: z.int().transform(Boolean),
	dueAt: z.int(),
	lastError: z.string().nullable(),
	sentAt: z.int().nullable(),
});

type Value = string | number;

/** Inquiries of one folder, newest first, that meet an SQL condition on `a` (anfrage). */
export function* selectAnfragen(
	folder: Folder,
	condition = '1',
	...values: Value[]
): Generator<StoredAnfrage> {
	const sql = `
		SELECT ${ANFRAGE_COLUMNS}, o.status, o.attempts, o.as_notice AS asNotice, o.due_at AS dueAt,
			o.last_error AS lastError, o.sent_at AS sentAt
		FROM anfrage a JOIN outbox o ON o.anfrage_id = a.id
		WHERE ${condition}
		ORDER BY a.id DESC
	`;
	for (const row of folder.db.prepare(sql).iterate(...values)) {
		yield { ...storedRow.parse(row), folder: folder.path };
	}
}

/** The newest `count` inquiries of several folders together; all when `count` is null. */
export function newest(
	folders: Folder[],
	count: number | null,
	select: (folder: Folder) => Iterable<StoredAnfrage>,
): StoredAnfrage[] {
	const perFolder = folders.flatMap((folder) => take(select(folder), count));
	if (folders.length > 1) perFolder.sort((a, b) => b.receivedAt - a.receivedAt);
	return count === null ? perFolder : perFolder.slice(0, count);
}

function take<T>(items: Iterable<T>, count: number | null): T[] {
	const taken: T[] = [];
	for (const item of items) {
		if (taken.length === count) break;
		taken.push(item);
	}
	return taken;
}

/** All inquiries sent with this address, however it was capitalised. */
export function ofEmail(folders: Folder[], email: string): StoredAnfrage[] {
	return newest(folders, null, (folder) =>
		selectAnfragen(folder, 'a.email = ? COLLATE NOCASE', email.trim()),
	);
}

/** The inquiry of this number, or those of this sign, in each folder; null when it is neither. */
export function named(folders: Folder[], word: string): StoredAnfrage[] | null {
	const number = /^\d{1,15}$/.test(word) ? Number(word) : null;
	if (number === null && !/^\w{4}-\w{2}$/.test(word)) return null;
	const column = number === null ? 'a.zeichen' : 'a.id';
	return newest(folders, null, (folder) =>
		selectAnfragen(folder, `${column} = ?`, number ?? word.toUpperCase()),
	);
}
