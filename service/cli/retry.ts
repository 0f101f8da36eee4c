import { write } from '../db/write.ts';
import { LEASE_MS } from '../outbox/deliver.ts';
import { type CommandContext, deliveryNote } from './command-context.ts';
import { failed } from './exit.ts';
import { countText } from './format.ts';
import { findNamed } from './selection.ts';

/** `retry`: makes due at once what waits or has failed. */
export async function retry(
	{ db, now, out, env }: CommandContext,
	word: string | undefined,
): Promise<void> {
	const id = word === undefined ? null : (findNamed(db, word)[0]?.id ?? null);
	const values = { now: now().getTime(), id };
	const count = await write(db, () => Number(db.prepare(REQUEUE).run(values).changes));
	if (count === 0 && id === null) throw failed('Nichts wartet, nichts ist gescheitert.');
	if (count === 0) throw failed(`Anfrage ${word} ist schon zugestellt oder gerade unterwegs.`);
	out(`${countText(count)} vorgemerkt. ${deliveryNote(env)}`);
}

/**
 * Starts failed entries from the beginning. Leaves alone what is being sent: there the due time is
 * the end of the lease, while every delay is longer.
 */
const REQUEUE = `
	UPDATE outbox SET
		attempts = iif(status = 'failed', 0, attempts),
		queued_at = iif(status = 'failed', :now, queued_at),
		mail_kind = iif(status = 'failed', 'full', mail_kind),
		status = 'waiting', due_at = :now, scheduled_at = :now
	WHERE (:id IS NULL OR anfrage_id = :id)
		AND (status = 'failed' OR (status = 'waiting' AND due_at - scheduled_at <> ${LEASE_MS}))
`;
