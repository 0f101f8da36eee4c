import { expect, test, vi } from 'vitest';
import { isHealthy } from './status.ts';
import { temporaryDatabase } from './testing/temporary-database.ts';

test('health is answered from indexes alone, however many wait', () => {
	const { db } = temporaryDatabase();
	const { calls } = vi.spyOn(db, 'prepare').mock;
	expect(isHealthy(db, new Date(), true)).toBe(true);
	const asked = calls.map(([sql]) => sql);
	expect(asked).toHaveLength(2);
	for (const sql of asked) {
		for (const { detail } of db.prepare(`EXPLAIN QUERY PLAN ${sql.replace('?', '0')}`).all()) {
			expect(detail).toMatch(/USING (COVERING )?(INDEX|INTEGER PRIMARY KEY)/);
		}
	}
});
