import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import { deliverDue } from './deliver.ts';
import { deleteExpired } from './retention.ts';
import { storeSamples } from './testing/sample-anfrage.ts';
import { noting } from './testing/sends.ts';
import { opened, temporaryDatabase } from './testing/temporary-database.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const DAY = 24 * 60 * 60_000;
const later = (days: number) => new Date(AT.getTime() + days * DAY);

function left(db: Database): unknown[] {
	return db
		.prepare('SELECT id FROM anfrage ORDER BY id')
		.all()
		.map((row) => row.id);
}

test('delivered inquiries are deleted when their time is up, not a moment sooner', async () => {
	const { db } = temporaryDatabase();
	storeSamples(db, AT, {}, {});
	await deliverDue({ db, send: noting().send, now: () => AT });
	expect(await deleteExpired(db, later(180), 180)).toBe(0);
	expect(await deleteExpired(db, new Date(later(180).getTime() + 1), 180)).toBe(2);
	expect(left(db)).toEqual([]);
	expect(db.prepare('SELECT * FROM outbox').all()).toEqual([]);
});

test('the time counts from delivery, not from acceptance', async () => {
	const { db } = temporaryDatabase();
	storeSamples(db, AT, {});
	await deliverDue({ db, send: noting().send, now: () => later(100) });
	expect(await deleteExpired(db, later(200), 180)).toBe(0);
});

test('what waits or has failed is never deleted', async () => {
	const { db } = temporaryDatabase();
	storeSamples(db, AT, {}, {});
	const { send } = noting(({ id }) =>
		id === 1 ? { kind: 'failed', reason: '550' } : { kind: 'retry', reason: '451' },
	);
	await deliverDue({ db, send, now: () => AT });
	expect(await deleteExpired(db, later(9999), 1)).toBe(0);
	expect(left(db)).toEqual([1, 2]);
});

test('more than fit into one transaction are deleted all the same', async () => {
	const { db } = temporaryDatabase();
	storeSamples(db, AT, ...Array.from({ length: 1201 }, () => ({})));
	db.exec(`UPDATE outbox SET status = 'sent', sent_at = ${AT.getTime()}`);
	expect(await deleteExpired(db, later(181), 180)).toBe(1201);
});

test('deleted text is gone from the files', async () => {
	const { db, file } = temporaryDatabase();
	const message = 'Das-steht-nirgends-mehr '.repeat(300);
	storeSamples(db, AT, { message });
	await deliverDue({ db, send: noting().send, now: () => AT });
	await deleteExpired(db, later(181), 180);
	for (const suffix of ['', '-wal']) {
		expect(readFileSync(file + suffix).includes('Das-steht-nirgends-mehr')).toBe(false);
	}
});

test('a service that is writing at the same time is waited for', async () => {
	const { db, file } = temporaryDatabase();
	storeSamples(db, AT, {});
	await deliverDue({ db, send: noting().send, now: () => AT });
	const other = opened(file);
	other.exec('BEGIN IMMEDIATE');
	const deleted = deleteExpired(db, later(181), 180);
	other.exec('ROLLBACK');
	expect(await deleted).toBe(1);
});
