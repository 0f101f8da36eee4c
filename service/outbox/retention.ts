import { NOTICE_DAYS } from '#shared/periods.ts';
import { changeInBatches } from '../db/delete-in-batches.ts';
import type { Database } from '../db/open.ts';
import { newestId } from '../db/stored-anfrage.ts';
import { write } from '../db/write.ts';
import { DAY, MINUTE } from '../times.ts';

/** A larger difference between the clock and the time counted is no ordinary correction of the clock. */
const JUMP_MS = 5 * MINUTE;

/**
 * Returns a function to call every few minutes. It returns a moment: inquiries received before it may
 * be deleted (periodic-tasks.ts deletes them); `null` = delete nothing. A wrong clock must delete
 * nothing, so this takes two steps. The moment is first noted in the table `expiry`; once the
 * service has run for a day since, by a clock that nobody can set, it is returned.
 */
export function createExpiryCutoff(
	db: Database,
	days: number,
): (now: Date, uptime: number) => Promise<number | null> {
	let last: { at: number; uptime: number } | null = null;
	return async (now, uptime) => {
		const at = now.getTime();
		const elapsed = last === null ? 0 : Math.round(uptime - last.uptime);
		const jumped = last !== null && Math.abs(at - last.at - elapsed) > JUMP_MS;
		last = { at, uptime };
		const expiresWithinADay = at - (days - 1) * DAY;
		const noted = db.prepare('SELECT received_before AS before, ran FROM expiry').get();
		const notedBefore = Number(noted?.before ?? Number.POSITIVE_INFINITY);
		const ranSinceNoted = Number(noted?.ran ?? 0) + elapsed;
		// Nothing is noted, or it was noted by a clock ahead of this one, or before the clock was set.
		const isNoteUseless = notedBefore > expiresWithinADay || jumped;
		const isTooEarly = !isNoteUseless && ranSinceNoted < DAY;
		const next = isTooEarly ? [notedBefore, ranSinceNoted] : [expiresWithinADay, 0];
		await write(db, () => {
			db.exec('DELETE FROM expiry');
			db.prepare('INSERT INTO expiry (received_before, ran) VALUES (?, ?)').run(...next);
		});
		return isNoteUseless || isTooEarly ? null : Math.min(notedBefore, at - days * DAY);
	};
}

/** Returns a function that clears every fingerprint older than its previous call. */
export function createFingerprintClearing(db: Database): () => Promise<void> {
	let newest = 0;
	return async () => {
		const condition = 'a.fingerprint IS NOT NULL AND a.id <= :newest';
		const older = { condition, values: { newest } };
		await changeInBatches(db, older, 'UPDATE anfrage SET fingerprint = NULL');
		newest = newestId(db);
	};
}

/** Returns the numbers of inquiries soon to be deleted that were neither mailed nor shown. */
export function expiringUnread(db: Database, now: Date, days: number): number[] {
	const before = now.getTime() - (days - NOTICE_DAYS) * DAY;
	return Array.from(db.prepare(UNREAD).iterate(before), ({ id }) => Number(id));
}

/** Records that the owner has read these in full. */
export async function markShown(db: Database, now: Date, ids: number[]): Promise<void> {
	const condition = 'a.shown_at IS NULL AND a.id IN (SELECT value FROM json_each(:ids))';
	const unseen = { condition, values: { ids: JSON.stringify(ids) } };
	await changeInBatches(db, unseen, `UPDATE anfrage SET shown_at = ${now.getTime()}`);
}

const UNREAD = `
	SELECT id FROM anfrage JOIN outbox ON anfrage_id = id
	WHERE received_at < ? AND (status <> 'sent' OR mail_kind = 'notice') AND shown_at IS NULL
	ORDER BY id
`;
