import { jeTextfeld } from '#shared/fields.ts';
import type { StoredAnfrage } from './stored-anfrage.ts';
import { state } from './words.ts';

/** An inquiry as the commands give it out: everything that is stored, under German names. */
function asJson(anfrage: StoredAnfrage) {
	return {
		nummer: anfrage.id,
		zeichen: anfrage.zeichen,
		eingang: iso(anfrage.receivedAt),
		...jeTextfeld(({ name }) => anfrage[name]),
		// Without consent nothing is accepted, so every stored inquiry has it.
		checkbox: true,
		gezeigtAm: iso(anfrage.shownAt),
		/** Of the six values, for as long as they could come again. */
		fingerabdruck: anfrage.fingerprint && Buffer.from(anfrage.fingerprint).toString('hex'),
		zustellung: {
			stand: state(anfrage),
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

/** JSON for eyes and programs. */
export function jsonText(value: unknown): string {
	return JSON.stringify(value, null, '\t');
}

/** A JSON array in pieces, however long. */
export function* jsonArray(anfragen: Iterable<StoredAnfrage>): Generator<string> {
	let before = '[';
	for (const anfrage of anfragen) {
		yield before + jsonText(asJson(anfrage));
		before = ',';
	}
	yield before === '[' ? '[]' : ']';
}

/** ISO 8601 of milliseconds since 1970; `null` stays what it is. */
export function iso(milliseconds: number | null): string | null {
	return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
