import { readSummaries } from '../db/stored-anfrage.ts';
import { write } from '../db/write.ts';
import type { Log } from '../log.ts';
import type { SendResult } from '../mail/mailer.ts';
import { HOUR, MINUTE } from '../times.ts';
import { type DeliverDeps, LEASE_MS } from './deliver.ts';
import { mailsLeft, overdue } from './mails-left.ts';
import { recordAttempt } from './record-attempt.ts';

/** The most lines of one list. Marked inquiries beyond it come in the next list; unmarked ones get mails of their own anyway. */
const MAX_LINES = 1000;

type DigestDeps = Pick<DeliverDeps, 'db' | 'send' | 'now'>;

/**
 * Returns a function that mails a list of what is above the limits: of unmarked inquiries at most
 * hourly, of marked ones when `mailsLeft` says so.
 */
export function createDigestSending(): (
	deps: DigestDeps & { mailLimit: number; log: Log },
) => Promise<void> {
	let nextUnmarked = 0;
	return async (deps) => {
		const { db, now, log, mailLimit } = deps;
		const { unmarked, oldestMarkedSince } = overdue(db, now());
		if (unmarked > 0 && performance.now() >= nextUnmarked) {
			nextUnmarked = performance.now() + HOUR;
			log.warn(
				{ faellig: unmarked, MAIL_LIMIT: mailLimit },
				'Mehr Anfragen, als je Stunde verschickt werden',
			);
			await sendAndLog(false);
		}
		// Those that arrive together are listed together.
		const isCollected = (oldestMarkedSince ?? Number.POSITIVE_INFINITY) <= now().getTime() - MINUTE;
		if (isCollected && mailsLeft(db, now(), mailLimit).mayDigest) await sendAndLog(true);

		async function sendAndLog(marked: boolean): Promise<void> {
			const result = await sendDigest(deps, marked);
			if (result.kind === 'refused') log.warn({ grund: result.cause }, 'Liste nicht zugestellt');
		}
	};
}

/**
 * Mails one list of the inquiries that are due and above a limit. Marked ones are thereby delivered;
 * unmarked ones still wait for a mail of their own.
 */
export async function sendDigest(
	{ db, send, now }: DigestDeps,
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
