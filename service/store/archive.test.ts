import { expect, test } from 'vitest';
import { AT, opened, storeFixtures } from '../testing/stored.ts';
import { allAnfragen, findAnfrage } from './archive.ts';

test('what is deleted while all are read is left out', () => {
	const db = opened();
	storeFixtures(db, AT, {}, {}, {});
	const read = allAnfragen(db);
	expect(read.next().value?.id).toBe(3);
	db.exec('DELETE FROM anfrage WHERE id = 2');
	expect(Array.from(read, ({ id }) => id)).toEqual([1]);
});

test.each(['NNNN-01', 'nnnn-01', 'NNNN01', 'nnnn 01', ' NNNN\u201101'])(
	'a zeichen is found as it is written or told: „%s“',
	(word) => {
		const db = opened();
		storeFixtures(db, AT, {});
		expect([findAnfrage(db, word)?.id, findAnfrage(db, `${word}2`)]).toEqual([1, undefined]);
	},
);
