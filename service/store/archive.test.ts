import { expect, test } from 'vitest';
import { AT, opened, storeFixtures } from '../testing/stored.ts';
import { allAnfragen } from './archive.ts';

test('what is deleted while all are read is left out', () => {
	const db = opened();
	storeFixtures(db, AT, {}, {}, {});
	const read = allAnfragen(db);
	expect(read.next().value?.id).toBe(3);
	db.exec('DELETE FROM anfrage WHERE id = 2');
	expect(Array.from(read, ({ id }) => id)).toEqual([1]);
});
