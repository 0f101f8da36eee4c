import type { StoredAnfrage } from './stored-anfrage.ts';
import { stand } from './zustellung.ts';

/** An inquiry as the commands give it out: everything that is stored, under German names. */
export function asJson(anfrage: StoredAnfrage) {
	return {
		nummer: anfrage.id,
		eingang: iso(anfrage.receivedAt),
		vorname: anfrage.vorname,
		nachname: anfrage.nachname,
		email: anfrage.email,
		phone: anfrage.phone,
		message: anfrage.message,
		// Without consent nothing is accepted, so every stored inquiry has it.
		checkbox: true,
		verdacht: anfrage.verdacht,
		zustellung: {
			stand: stand(anfrage),
			versuche: anfrage.attempts,
			naechsterVersuch: anfrage.status === 'waiting' ? iso(anfrage.dueAt) : null,
			zugestelltAm: anfrage.sentAt === null ? null : iso(anfrage.sentAt),
			letzterFehler: anfrage.lastError,
		},
		kennung: anfrage.messageKey,
		ordner: anfrage.folder,
	};
}

function iso(milliseconds: number): string {
	return new Date(milliseconds).toISOString();
}
