import { readSummaries } from '../db/stored-anfrage.ts';
import { write } from '../db/write.ts';
import type { SendResult } from '../mail/mailer.ts';
import { type DeliverDeps, LEASE_MS } from './deliver.ts';
import { recordAttempt } from './record-attempt.ts';

/** Longer lists are continued by the next digest. */
const MAX_LINES = 1000;

/**
 * Mails one list of the inquiries that are due and above a limit. Marked ones are thereby delivered;
 * unmarked ones still wait for a mail of their own.
 */
export async function sendDigest(
	{ db, send, now }: Pick<DeliverDeps, 'db' | 'send' | 'now'>,
	marked: boolean,
): Promise<SendResult> {
	const at = now().getTime();
	const anfragen = await write(db, () => {
		const values = { at, marked: Number(marked) };
		const due = readSummaries(db, { condition: DUE, values }, MAX_LINES);
		const ids = JSON.stringify(due.map(({ id }) => id));
		if (marked) db.prepare(CLAIM).run({ at, leaseEnd: at + LEASE_MS, ids });
		return due;
	});
	const result = await send({ kind: 'digest', marked, anfragen });
	if (!marked) return result;
	await write(db, () => {
		for (const anfrage of anfragen) {
			const attempt = { ...anfrage, attempts: anfrage.attempts + 1 };
			recordAttempt(db, attempt, result, now(), 'digest');
		}
	});
	return result;
}

const DUE = "o.status = 'waiting' AND o.due_at <= :at AND (o.mail_order > 0) = :marked";
const CLAIM = `
	UPDATE outbox SET attempts = attempts + 1, due_at = :leaseEnd, scheduled_at = :at
	WHERE anfrage_id IN (SELECT value FROM json_each(:ids))
`;
