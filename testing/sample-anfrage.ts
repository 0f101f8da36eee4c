import type { Anfrage } from '#shared/anfrage.ts';
import { perTextField } from '#shared/fields.ts';
import type { Database } from '../service/db/open.ts';
import { inTransaction } from '../service/db/write.ts';
import { prepareStore } from '../service/outbox/accept.ts';

/** A filled-in form; `changes` replace some of its values. */
export function sampleAnfrage(changes: Partial<Anfrage> = {}): Anfrage {
	return {
		...perTextField(() => ''),
		vorname: 'Änne',
		nachname: 'Beispiel',
		email: 'aenne@beispiel.example',
		phone: '+49 231 123456',
		message: 'Wir hätten gern eine neue Website.\nWann passt es Ihnen?',
		checkbox: true,
		...changes,
	};
}

/** Stores inquiries accepted at `at` and returns their numbers. */
export function storeSamples(db: Database, at: Date, ...changes: Partial<Anfrage>[]): number[] {
	const store = prepareStore(db);
	const stored = () =>
		changes.map((change) => {
			const { id } = store(sampleAnfrage(change), at);
			// Many samples have the same values and are inquiries of their own all the same.
			db.prepare('UPDATE anfrage SET fingerprint = NULL WHERE id = ?').run(id);
			return id;
		});
	return db.isTransaction ? stored() : inTransaction(db, stored);
}

/** As after seven days of refusals. */
export function giveUpOn(db: Database, reason: string, ...ids: number[]): void {
	const failed = db.prepare(
		"UPDATE outbox SET status = 'failed', attempts = 180, last_error = ? WHERE anfrage_id = ?",
	);
	for (const id of ids) failed.run(reason, id);
}
