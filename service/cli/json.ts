import { jeTextfeld } from '#shared/felder.ts';
import type { StoredAnfrage } from './stored-anfrage.ts';
import { stand } from './words.ts';

/** An inquiry as the commands give it out: everything that is stored, under German names. */
export function asJson(anfrage: StoredAnfrage) {
	return {
		nummer: anfrage.id,
		zeichen: anfrage.zeichen,
		eingang: iso(anfrage.receivedAt),
		...jeTextfeld(({ name }) => anfrage[name]),
		// Without consent nothing is accepted, so every stored inquiry has it.
		checkbox: true,
		zustellung: {
			stand: stand(anfrage),
			versuche: anfrage.attempts,
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

/** ISO 8601 of milliseconds since 1970; `null` stays what it is. */
export function iso(milliseconds: number | null): string | null {
	return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
