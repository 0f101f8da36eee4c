import type { Database } from '../db/open.ts';
import { deleteInPortions, inPortions } from '../db/portions.ts';
import { write } from '../db/write.ts';

const DAY = 24 * 60 * 60 * 1000;
/** So long before its end an inquiry nobody has read is spoken of. */
const NOTICE_DAYS = 14;
/** More than a clock is corrected by in daily use. */
const JUMP = 5 * 60 * 1000;

/**
 * Makes what says, asked again and again, which inquiries are to be deleted: those received before
 * the moment it returns, `null` = none now. No clock is believed at once: what expires within a day
 * is named, and due when the service has then run for a day by a clock that nobody sets.
 */
export function createExpiry(
	db: Database,
	days: number,
): (now: Date, running: number) => Promise<number | null> {
	let last: { at: number; running: number } | null = null;
	return async (now, running) => {
		const at = now.getTime();
		const elapsed = last === null ? 0 : Math.round(running - last.running);
		const jumped = last !== null && Math.abs(at - last.at - elapsed) > JUMP;
		last = { at, running };
		const expiresWithinADay = at - (days - 1) * DAY;
		const named = db.prepare('SELECT received_before AS before, ran FROM expiry').get();
		const before = Number(named?.before ?? Number.POSITIVE_INFINITY);
		const ran = Number(named?.ran ?? 0) + elapsed;
		// Nothing was named, or by a clock that was ahead of this one, or before one of the two was set.
		const isVoid = before > expiresWithinADay || jumped;
		const isEarly = !isVoid && ran < DAY;
		const next = isEarly ? [before, ran] : [expiresWithinADay, 0];
		await write(db, () => {
			db.exec('DELETE FROM expiry');
			db.prepare('INSERT INTO expiry (received_before, ran) VALUES (?, ?)').run(...next);
		});
		return isVoid || isEarly ? null : Math.min(before, at - days * DAY);
	};
}

/**
 * Deletes inquiries received before that moment, and returns how many.
 * @param delivering there is a mail server: what waits is still being tried and stays
 */
export function deleteExpired(db: Database, before: number, delivering: boolean): Promise<number> {
	const values = { before, delivering: Number(delivering) };
	return deleteInPortions(db, { condition: EXPIRED, values });
}

/** Makes what clears fingerprints that were there when it was last called. */
export function createFingerprintClearing(db: Database): () => Promise<void> {
	let newest = 0;
	return async () => {
		const seen = { condition: 'a.fingerprint IS NOT NULL AND a.id <= :newest', values: { newest } };
		await inPortions(db, seen, 'UPDATE anfrage SET fingerprint = NULL');
		newest = Number(db.prepare('SELECT max(id) AS id FROM anfrage').get()?.id ?? 0);
	};
}

/** Numbers of those to be deleted within a fortnight that were neither mailed nor shown. */
export function expiringUnread(db: Database, now: Date, days: number): number[] {
	const before = now.getTime() - (days - NOTICE_DAYS) * DAY;
	return Array.from(db.prepare(UNREAD).iterate(before), ({ id }) => Number(id));
}

/** Notes that the owner has these in full, so that nobody reminds him of them. */
export async function markShown(db: Database, now: Date, ids: number[]): Promise<void> {
	const condition = 'a.shown_at IS NULL AND a.id IN (SELECT value FROM json_each(:ids))';
	const unseen = { condition, values: { ids: JSON.stringify(ids) } };
	await inPortions(db, unseen, `UPDATE anfrage SET shown_at = ${now.getTime()}`);
}

const EXPIRED = "a.received_at < :before AND NOT (o.status = 'waiting' AND :delivering)";

const UNREAD = `
	SELECT id FROM anfrage JOIN outbox ON anfrage_id = id
	WHERE received_at < ? AND status <> 'sent' AND shown_at IS NULL
	ORDER BY id
`;
