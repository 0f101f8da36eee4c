import { statSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { storeFixtures } from '../testing/store-fixtures.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { deleteInBatches } from './delete-in-batches.ts';

test('many inquiries are deleted in batches, with the write-ahead log emptied after each', async () => {
	const { db, file } = temporaryDatabase();
	const large = { message: 'x'.repeat(500_000) };
	storeFixtures(db, new Date(), ...Array.from({ length: 20 }, () => large));
	storeFixtures(db, new Date(), ...Array.from({ length: 700 }, () => ({})));
	db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	const sizes: number[] = [];
	const exec = vi.spyOn(db, 'exec').mockImplementation((sql) => {
		Object.getPrototypeOf(db).exec.call(db, sql);
		if (sql === 'COMMIT') sizes.push(statSync(`${file}-wal`).size);
	});
	expect(await deleteInBatches(db, { condition: 'a.id <> :kept', values: { kept: 1 } })).toBe(719);
	exec.mockRestore();
	expect(Math.max(...sizes)).toBeLessThan(2_000_000);
	expect(statSync(`${file}-wal`).size).toBe(0);
	expect(db.prepare('SELECT id FROM anfrage').all()).toMatchObject([{ id: 1 }]);
});
