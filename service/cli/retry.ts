import { readConfig } from '../config.ts';
import { write } from '../db/write.ts';
import { createCarrier } from '../mail/transport.ts';
import { LEASE_MS } from '../outbox/deliver.ts';
import { failed, type Owner } from './cli.ts';
import { named } from './which.ts';
import { counted } from './words.ts';

/** `retry`: another try for what waits or has failed. */
export async function retry({ db, now, out, env }: Owner, word: string | undefined): Promise<void> {
	const id = word === undefined ? null : (named(db, word)[0]?.id ?? null);
	const values = { now: now().getTime(), id };
	const count = await write(db, () => Number(db.prepare(REQUEUE).run(values).changes));
	if (count === 0 && id === null) throw failed('Nichts wartet, nichts ist gescheitert.');
	if (count === 0) throw failed(`Anfrage ${word} ist schon zugestellt oder gerade unterwegs.`);
	const sequence = createCarrier(readConfig(env))
		? 'Der Dienst beginnt gleich.'
		: 'Ohne SMTP_URL geht nichts hinaus.';
	out(`${counted(count)} vorgemerkt. ${sequence}`);
}

/**
 * What failed gets its full time again. What is being sent right now is left alone: then the due
 * time is the end of the lease; every delay is longer.
 */
const REQUEUE = `
	UPDATE outbox SET
		attempts = iif(status = 'failed', 0, attempts),
		queued_at = iif(status = 'failed', :now, queued_at),
		as_notice = iif(status = 'failed', 0, as_notice),
		status = 'waiting', due_at = :now, scheduled_at = :now
	WHERE (:id IS NULL OR anfrage_id = :id)
		AND (status = 'failed' OR (status = 'waiting' AND due_at - scheduled_at <> ${LEASE_MS}))
`;
