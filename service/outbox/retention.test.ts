import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { forgetInWal } from '../db/forget.ts';
import type { Database } from '../db/open.ts';
import { deleteExpired, expiringUnread, markShown } from './retention.ts';
import { giveUpOn, storeSamples } from './testing/sample-anfrage.ts';
import { opened, temporaryDatabase } from './testing/temporary-database.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const DAY = 24 * 60 * 60_000;
const later = (days: number, ms = 0) => new Date(AT.getTime() + days * DAY + ms);
const RULE = { days: 180, delivering: true };

/** Number 1 was mailed, 2 has failed, 3 waits. */
function oneOfEach(db: Database): void {
	storeSamples(db, AT, {}, {}, {});
	db.exec(
		`UPDATE outbox SET status = 'sent', sent_at = ${later(100).getTime()} WHERE anfrage_id = 1`,
	);
	giveUpOn(db, '550', 2);
}

function left(db: Database): unknown[] {
	return db
		.prepare('SELECT id FROM anfrage ORDER BY id')
		.all()
		.map((row) => row.id);
}

describe('an inquiry', () => {
	test('is deleted when its days since receipt are over, mailed or not, but not while it is tried', async () => {
		const { db } = temporaryDatabase();
		oneOfEach(db);
		expect(await deleteExpired(db, later(180), RULE)).toBe(0);
		expect(await deleteExpired(db, later(180, 1), RULE)).toBe(2);
		expect(left(db)).toEqual([3]);
		expect(db.prepare('SELECT anfrage_id AS id FROM outbox').all()).toEqual([
			expect.objectContaining({ id: 3 }),
		]);
	});

	test('that waits is deleted as well where no mail server is configured', async () => {
		const { db } = temporaryDatabase();
		oneOfEach(db);
		expect(await deleteExpired(db, later(181), { days: 180, delivering: false })).toBe(3);
	});

	test('is spoken of for its last fortnight if nobody has read it', async () => {
		const { db } = temporaryDatabase();
		oneOfEach(db);
		expect(expiringUnread(db, later(166), 180)).toEqual([]);
		expect(expiringUnread(db, later(166, 1), 180)).toEqual([2, 3]);
		await markShown(db, later(166), [{ id: 2 }]);
		expect(expiringUnread(db, later(167), 180)).toEqual([3]);
	});
});

test('more than fit into one transaction are deleted all the same', async () => {
	const { db } = temporaryDatabase();
	storeSamples(db, AT, ...Array.from({ length: 1201 }, () => ({})));
	db.exec(`UPDATE outbox SET status = 'sent', sent_at = ${AT.getTime()}`);
	expect(await deleteExpired(db, later(181), RULE)).toBe(1201);
});

test('deleted text is gone from the files as soon as nobody reads any more', async () => {
	const { db, file } = temporaryDatabase();
	storeSamples(db, AT, { message: 'Das-steht-nirgends-mehr '.repeat(300) });
	giveUpOn(db, '550', 1);
	const reader = opened(file);
	reader.exec('BEGIN; SELECT count(*) FROM anfrage');
	await deleteExpired(db, later(181), RULE);
	expect(forgetInWal(db)).toBe(false);
	reader.exec('COMMIT');
	expect(forgetInWal(db)).toBe(true);
	for (const suffix of ['', '-wal']) {
		expect(readFileSync(file + suffix).includes('Das-steht-nirgends-mehr')).toBe(false);
	}
});
