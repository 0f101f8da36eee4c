import type { Anfrage } from '#shared/anfrage.ts';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import type { Database } from '../database.ts';
import type { Reason } from '../spam/reasons.ts';
import { addAnfrage, findAnfragen, type StoredAnfrage } from '../store.ts';

/** Stores inquiries accepted at `at`, even with equal texts, and returns their numbers. */
export async function storeFixtures(
	db: Database,
	at: Date,
	changes: (Partial<Anfrage> & { reasons?: Reason[] })[],
): Promise<number[]> {
	const ids: number[] = [];
	for (const { reasons = [], ...texts } of changes) {
		// Received long after all others, it repeats none.
		const { id } = await addAnfrage(db, fixtureAnfrage(texts), new Date('2100-01-01'), reasons);
		db.prepare(
			'UPDATE anfrage SET received_at = ?1, queued_at = ?1, due_at = ?1 WHERE id = ?2',
		).run(at.getTime(), id);
		ids.push(id);
	}
	return ids;
}

/** Reads one inquiry as it is stored. */
export function storedAnfrage(db: Database, id = 1): StoredAnfrage | undefined {
	const [found] = findAnfragen(db, { id });
	return found;
}

/** Makes inquiries fail, as seven days of refusals do. */
export function giveUpOn(db: Database, reason: string, ...ids: number[]): void {
	const failed = db.prepare(
		"UPDATE anfrage SET status = 'failed', attempts = 180, last_error = ? WHERE id = ?",
	);
	for (const id of ids) failed.run(reason, id);
}
