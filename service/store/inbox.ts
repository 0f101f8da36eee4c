import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { CONSENT, type PerTextField, perTextField, TEXT_FIELDS } from '#shared/form.ts';
import { WINDOW_MINUTES } from '#shared/periods.ts';
import {
	type Database,
	folderOf,
	inTransaction,
	isFull,
	isGone,
	saysDamaged,
} from '../database.ts';
import { type Log, traceOf } from '../log.ts';
import type { Reason } from '../spam/reasons.ts';
import { MINUTE } from '../times.ts';

/** What the form sends, and why it may be spam. */
export type NewAnfrage = { texts: PerTextField<string>; reasons: Reason[] };

/** Stores an inquiry durably and has it mailed; null where that cannot be, and nobody may be thanked. */
export type Accept = (anfrage: NewAnfrage) => { zeichen: string; receivedAt: number } | null;

type AcceptDeps = {
	db: Database;
	now: () => Date;
	log: Log;
	/** Called after a new inquiry was stored, to deliver it at once. */
	onStored(): void;
	/** Called when the database is gone or damaged: only a new start helps. */
	onLost(): void;
};

/** Returns what stores an inquiry and answers once it is on the disk, in a file that the next start will read. */
export function createAccept({ db, now, log, onStored, onLost }: AcceptDeps): Accept {
	const refuse = (details: object) => {
		log.error(details, 'Eine Anfrage konnte nicht gespeichert werden.');
		return null;
	};
	return (anfrage) => {
		try {
			if (isFull(folderOf(db))) return refuse({ grund: 'Die Platte ist voll.' });
			const { isNew, ...added } = addAnfrage(db, anfrage, now());
			if (isGone(db)) {
				onLost();
				return refuse({ grund: 'Die Datenbank wurde entfernt.' });
			}
			if (isNew) onStored();
			return added;
		} catch (error) {
			if (saysDamaged(error)) onLost();
			return refuse(traceOf(error));
		}
	};
}

const addedRow = z.object({ id: z.int(), zeichen: z.string(), receivedAt: z.int() });

/**
 * Stores an inquiry durably, unless the same texts were stored within WINDOW_MINUTES; then `isNew` is
 * false, and the rest is theirs.
 */
export function addAnfrage(
	db: Database,
	{ texts, reasons }: NewAnfrage,
	now: Date,
): z.infer<typeof addedRow> & { isNew: boolean } {
	const at = now.getTime();
	const values = perTextField(({ name }) => texts[name]);
	return inTransaction(db, () => {
		const same = db.prepare(FIND_SAME).get({ since: at - WINDOW_MINUTES * MINUTE, ...values });
		if (same) return { isNew: false, ...addedRow.parse(same) };
		const row = db.prepare(ADD).get({
			at,
			zeichen: newZeichen(),
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

/** Returns a random zeichen that can be read out on the phone, such as `7K3F-22`. */
function newZeichen(): string {
	const characters = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
	return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/** Without 0 and O, 1, I and L, which look alike, and without vowels, so that no words arise. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';
