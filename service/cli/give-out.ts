import { appendFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { perTextField } from '#shared/fields.ts';
import type { StoredAnfrage } from '../db/stored-anfrage.ts';
import { markShown } from '../outbox/retention.ts';
import { failed, type Owner } from './cli.ts';
import { STATE } from './words.ts';

/**
 * Puts inquiries in full into a new file or on the screen, piece by piece, and notes that the owner
 * has them.
 * @returns how many
 */
export async function giveOut(
	{ db, now, out, err }: Owner,
	anfragen: Iterable<StoredAnfrage>,
	inPieces: (anfragen: Iterable<StoredAnfrage>) => Iterable<string>,
	target?: string,
): Promise<number> {
	const ids: number[] = [];
	const file = target === undefined ? null : writeNewFile(target);
	const noted = Iterator.from(anfragen).map((anfrage) => {
		ids.push(anfrage.id);
		return anfrage;
	});
	const put = file === null ? out : (text: string) => appendFileSync(file, `${text}\n`);
	for (const piece of inPieces(noted)) await put(piece);
	if (file !== null) err(`Geschrieben: ${file}`);
	await markShown(db, now(), ids);
	return ids.length;
}

/** Creates an empty file for this user alone, touches none that is there, and returns its full path. */
export function writeNewFile(name: string): string {
	const file = resolve(name);
	try {
		writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
		return file;
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : error;
		if (code === 'EEXIST') throw failed(`${file} gibt es schon; überschrieben wird nichts.`);
		throw failed(`${file} lässt sich nicht anlegen (${code}).`);
	}
}

/** An inquiry as the commands give it out: everything that is stored, under German names. */
function asJson(anfrage: StoredAnfrage) {
	return {
		nummer: anfrage.id,
		zeichen: anfrage.zeichen,
		eingang: iso(anfrage.receivedAt),
		...perTextField(({ name }) => anfrage[name]),
		// Without consent nothing is accepted, so every stored inquiry has it.
		checkbox: true,
		gezeigtAm: iso(anfrage.shownAt),
		/** Of the six values, for as long as they could come again. */
		fingerabdruck: anfrage.fingerprint && Buffer.from(anfrage.fingerprint).toString('hex'),
		zustellung: {
			stand: STATE[anfrage.status],
			versuche: anfrage.attempts,
			wartetSeit: iso(anfrage.queuedAt),
			geplantAm: iso(anfrage.scheduledAt),
			rang: anfrage.clientRank,
			alsHinweis: anfrage.asNotice,
			naechsterVersuch: anfrage.status === 'waiting' ? iso(anfrage.dueAt) : null,
			zugestelltAm: iso(anfrage.sentAt),
			letzterFehler: anfrage.lastError,
		},
		kennung: anfrage.messageKey,
	};
}

/** A JSON array in pieces, however long. */
export function* jsonArray(anfragen: Iterable<StoredAnfrage>): Generator<string> {
	let before = '[';
	for (const anfrage of anfragen) {
		yield before + JSON.stringify(asJson(anfrage), null, '\t');
		before = ',';
	}
	yield before === '[' ? '[]' : ']';
}

/** ISO 8601 of milliseconds since 1970; `null` stays what it is. */
export function iso(milliseconds: number | null): string | null {
	return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
