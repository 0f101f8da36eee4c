import type { Anfrage } from '#shared/anfrage.ts';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import type { Database } from '../db/open.ts';
import { inTransaction } from '../db/write.ts';
import { prepareStore } from '../outbox/accept.ts';

/** Stores inquiries accepted at `at` and returns their numbers. */
export function storeFixtures(db: Database, at: Date, ...changes: Partial<Anfrage>[]): number[] {
	const store = prepareStore(db);
	const stored = () =>
		changes.map((change) => {
			const { id } = store(fixtureAnfrage(change), at);
			// Fixtures with equal values are different inquiries all the same.
			db.prepare('UPDATE anfrage SET fingerprint = NULL WHERE id = ?').run(id);
			return id;
		});
	return db.isTransaction ? stored() : inTransaction(db, stored);
}

/** Makes entries fail, as seven days of refusals do. */
export function giveUpOn(db: Database, reason: string, ...ids: number[]): void {
	const failed = db.prepare(
		"UPDATE outbox SET status = 'failed', attempts = 180, last_error = ? WHERE anfrage_id = ?",
	);
	for (const id of ids) failed.run(reason, id);
}
