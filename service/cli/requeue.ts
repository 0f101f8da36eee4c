import { readConfig } from '../config.ts';
import type { Database } from '../db/open.ts';
import { write } from '../db/write.ts';
import { createMailer } from '../mail/mailer.ts';
import { LEASE_MS } from '../outbox/deliver.ts';
import { type CommandContext, failed, type Shell } from './command-context.ts';
import { countText } from './format.ts';
import { findNamed } from './selection.ts';

/** `retry`: makes due at once what waits or has failed. */
export async function retry({ db, now, out, env }: CommandContext, word?: string): Promise<void> {
	const note = deliveryNote(env);
	const values = { now: now().getTime(), all: Number(word === undefined) };
	const count = await change(db, word === undefined ? [] : [word], REQUEUE, values);
	if (count === 0 && values.all)
		throw failed('Nichts ist gescheitert; was wartet, ist unterwegs oder ohnehin fällig.');
	if (count === 0)
		throw failed(`Anfrage ${word} ist zugestellt, unterwegs oder ohnehin vorgemerkt.`);
	out(`${countText(count)} vorgemerkt. ${note}`);
}

/** `gut`: takes the mark away and makes the inquiries due at once, also those already mailed as marked. */
export async function gut({ db, now, out, env }: CommandContext, words: string[]): Promise<void> {
	const note = deliveryNote(env);
	const count = await change(db, words, UNMARK, { now: now().getTime() });
	if (count === 0) throw failed(`Nicht als Werbung markiert: ${words.join(', ')}.`);
	out(`${countText(count)} nicht mehr markiert. ${note}`);
}

/** `werbung`: marks inquiries; those still waiting give way to unmarked ones. */
export async function werbung({ db, out }: CommandContext, words: string[]): Promise<void> {
	const count = await change(db, words, MARK, {});
	if (count === 0) throw failed(`Schon als Werbung markiert: ${words.join(', ')}.`);
	out(`${countText(count)} als Werbung markiert.`);
}

/** Says what follows when an inquiry is made due. Throws ConfigError: call it before anything is changed. */
function deliveryNote(env: Shell['env']): string {
	return createMailer(readConfig(env))
		? 'Der laufende Dienst versucht es, sobald die Grenze je Stunde es zulässt.'
		: 'Ohne SMTP_URL geht nichts hinaus.';
}

function change(
	db: Database,
	words: string[],
	sql: string,
	values: Record<string, number>,
): Promise<number> {
	const ids = words.flatMap((word) => findNamed(db, word).map(({ id }) => id));
	const named = { ...values, ids: JSON.stringify(ids) };
	return write(db, () => Number(db.prepare(sql).run(named).changes));
}

/**
 * Starts failed entries from the beginning. Skips what is being sent: there the due time is the end of
 * the lease, and no delay is exactly as long.
 */
const REQUEUE = `
	UPDATE outbox SET
		attempts = iif(status = 'failed', 0, attempts),
		queued_at = iif(status = 'failed', :now, queued_at),
		mail_kind = iif(status = 'failed', 'full', mail_kind),
		status = 'waiting', due_at = :now, scheduled_at = :now
	WHERE (:all OR anfrage_id IN (SELECT value FROM json_each(:ids)))
		AND (status = 'failed' OR (status = 'waiting' AND due_at - scheduled_at <> ${LEASE_MS}))
`;

const UNMARK = `
	UPDATE outbox SET spam_reasons = '', status = 'waiting', attempts = 0, mail_kind = 'full',
		queued_at = :now, due_at = :now, scheduled_at = :now, last_error = NULL, sent_at = NULL
	WHERE anfrage_id IN (SELECT value FROM json_each(:ids)) AND spam_reasons <> ''
`;

const MARK = `
	UPDATE outbox SET spam_reasons = 'owner'
	WHERE anfrage_id IN (SELECT value FROM json_each(:ids)) AND spam_reasons = ''
`;
