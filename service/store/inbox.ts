import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { CONSENT, type PerTextField, perTextField, TEXT_FIELDS } from '#shared/form.ts';
import { SAME_TEXTS_MINUTES } from '#shared/time-limits.ts';
import { type Database, inTransaction, isGone } from '../database.ts';
import { type Host, isFull } from '../host.ts';
import { kindOfError, type Log, traceOf } from '../log.ts';
import type { Reason } from '../spam/reasons.ts';
import { MINUTE } from '../times.ts';
import type { Store } from './open-store.ts';
import { whenFree } from './when-free.ts';
import { randomZeichen } from './zeichen.ts';

/** What the form sends, and why it may be spam. */
export type NewAnfrage = { texts: PerTextField<string>; reasons: Reason[] };

/** Stores an inquiry durably and has it mailed; null where that cannot be, and nobody may be thanked. */
export type Accept = (
	anfrage: NewAnfrage,
) => Promise<{ zeichen: string; receivedAt: number } | null>;

type AcceptDeps = {
	store: Pick<Store, 'db' | 'reopenIfNeeded' | 'noteRefusal'>;
	host: Host;
	log: Log;
	dataDir: string;
	/** Called after a new inquiry was stored, to deliver it at once. */
	onStored(): void;
	/** Called after an inquiry was refused, to tell the owner at once. */
	onRefused(): void;
};

/** How long an inquiry waits for another program that writes: less than the page waits for its answer. */
const PATIENCE_MS = 10_000;

/** Returns what stores an inquiry and answers once it is on the disk, in a file that the next start will read. */
export function createAccept(deps: AcceptDeps): Accept {
	const { store, host, log, dataDir, onStored, onRefused } = deps;
	const refuse = (details: object) => {
		log.error(details, 'Eine Anfrage konnte nicht gespeichert werden.');
		onRefused();
		return null;
	};
	return async (anfrage) => {
		const db = store.db();
		if (!db) return refuse({ grund: 'Es gibt keine Datenbank.' });
		if (isFull(host, dataDir)) return refuse({ grund: 'Die Platte ist voll.' });
		try {
			const { isNew, ...added } = await whenFree(host, PATIENCE_MS, () =>
				addAnfrage(db, anfrage, host.now()),
			);
			if (isGone(db)) {
				store.reopenIfNeeded();
				return refuse({ grund: 'Die Datenbank wurde entfernt oder ausgetauscht.' });
			}
			store.noteRefusal(null);
			if (isNew) onStored();
			return added;
		} catch (error) {
			store.reopenIfNeeded(error);
			store.noteRefusal(kindOfError(error));
			return refuse(traceOf(error));
		}
	};
}

const addedRow = z.object({ id: z.int(), zeichen: z.string(), receivedAt: z.int() });

/**
 * Stores an inquiry durably, unless the same texts were stored within SAME_TEXTS_MINUTES; then `isNew` is
 * false, and the rest is theirs.
 */
export function addAnfrage(
	db: Database,
	{ texts, reasons }: NewAnfrage,
	now: Date,
	draw: () => string = randomZeichen,
): z.infer<typeof addedRow> & { isNew: boolean } {
	const at = now.getTime();
	const values = perTextField(({ name }) => texts[name]);
	return inTransaction(db, () => {
		const same = db.prepare(FIND_SAME).get({ since: at - SAME_TEXTS_MINUTES * MINUTE, ...values });
		if (same) return { isNew: false, ...addedRow.parse(same) };
		const row = db.prepare(ADD).get({
			at,
			zeichen: freeZeichen(db, draw),
			consentSince: CONSENT.since,
			reasons: reasons.join(),
			messageKey: randomUUID(),
			...values,
		});
		return { isNew: true, ...addedRow.parse(row) };
	});
}

const TEXTS = TEXT_FIELDS.map(({ name }) => name);

const FIND_SAME = `
	SELECT id, zeichen, received_at AS receivedAt FROM anfrage
	WHERE received_at > :since AND ${TEXTS.map((name) => `${name} = :${name}`).join(' AND ')}
`;

const ADD = `
	INSERT INTO anfrage (
		received_at, queued_at, due_at, zeichen, consent_since, reasons, message_key, ${TEXTS}
	)
	VALUES (:at, :at, :at, :zeichen, :consentSince, :reasons, :messageKey, ${TEXTS.map((name) => `:${name}`)})
	RETURNING id, zeichen, received_at AS receivedAt
`;

/** Returns a zeichen that no inquiry has, nor one that was deleted on request. */
function freeZeichen(db: Database, draw: () => string): string {
	const taken = db.prepare(
		'SELECT 1 FROM anfrage WHERE zeichen = :zeichen UNION SELECT 1 FROM deleted WHERE zeichen = :zeichen',
	);
	let zeichen = draw();
	while (taken.get({ zeichen })) zeichen = draw();
	return zeichen;
}
