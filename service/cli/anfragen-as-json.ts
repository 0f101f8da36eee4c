import { perTextField } from '#shared/fields.ts';
import type { StoredAnfrage } from '../db/stored-anfrage.ts';
import { explainReasons } from '../spam/reasons.ts';
import { iso, MAIL_WORD, STATUS_WORD } from './format.ts';

/** Writes inquiries as a JSON array, in pieces. */
export function* anfragenAsJson(anfragen: Iterable<StoredAnfrage>): Generator<string> {
	let before = '[';
	for (const anfrage of anfragen) {
		yield before + JSON.stringify(asJson(anfrage), null, '\t');
		before = ',';
	}
	yield before === '[' ? '[]' : ']';
}

/** Returns everything that is stored about an inquiry, under German names. */
function asJson(anfrage: StoredAnfrage) {
	return {
		nummer: anfrage.id,
		zeichen: anfrage.zeichen,
		eingang: iso(anfrage.receivedAt),
		...perTextField(({ name }) => anfrage[name]),
		// An inquiry without consent is not accepted.
		checkbox: true,
		gezeigtAm: iso(anfrage.shownAt),
		/** Hash of the six values, until it is cleared. */
		fingerabdruck: anfrage.fingerprint && Buffer.from(anfrage.fingerprint).toString('hex'),
		verdacht: explainReasons(anfrage.spamReasons),
		zustellung: {
			stand: STATUS_WORD[anfrage.status],
			versuche: anfrage.attempts,
			wartetSeit: iso(anfrage.queuedAt),
			geplantAm: iso(anfrage.scheduledAt),
			art: MAIL_WORD[anfrage.mailKind],
			naechsterVersuch: anfrage.status === 'waiting' ? iso(anfrage.dueAt) : null,
			zugestelltAm: iso(anfrage.sentAt),
			letzterFehler: anfrage.lastError,
		},
		kennung: anfrage.messageKey,
	};
}
