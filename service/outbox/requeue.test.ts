import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { deliverDue } from './deliver.ts';
import { requeue } from './requeue.ts';
import { giveUpOn, storeSamples } from './testing/sample-anfrage.ts';
import { holding, noting, refused } from './testing/sends.ts';
import { temporaryDatabase } from './testing/temporary-database.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const now = () => AT;
const delaying = noting(() => refused('451')).send;

test('what has failed is due at once and begins from the start', async () => {
	const { db } = temporaryDatabase();
	giveUpOn(db, '550', ...storeSamples(db, AT, {}));
	const later = new Date(AT.getTime() + 30 * 24 * 60 * 60_000);
	expect(requeue(db, later, null)).toBe(1);
	expect({ ...db.prepare('SELECT * FROM outbox').get() }).toMatchObject({
		status: 'waiting',
		attempts: 0,
		due_at: later.getTime(),
		queued_at: later.getTime(),
	});
});

test('what waits for its next attempt is due at once', async () => {
	const { db } = temporaryDatabase();
	storeSamples(db, AT, {});
	await deliverDue({ db, send: delaying, now });
	expect(requeue(db, AT, null)).toBe(1);
	expect(await deliverDue({ db, send: noting().send, now })).toMatchObject({ sent: 1 });
});

test('what is being sent right now is left alone', async () => {
	const { db } = temporaryDatabase();
	storeSamples(db, AT, {});
	const { send, got, release } = holding();
	const delivered = deliverDue({ db, send, now });
	while (got.length === 0) await turn();
	expect(requeue(db, AT, null)).toBe(0);
	release();
	await delivered;
});

test('what is delivered is not sent again', async () => {
	const { db } = temporaryDatabase();
	storeSamples(db, AT, {});
	await deliverDue({ db, send: noting().send, now });
	expect(requeue(db, AT, 1)).toBe(0);
});

test('a number names one inquiry alone', async () => {
	const { db } = temporaryDatabase();
	giveUpOn(db, '550', ...storeSamples(db, AT, {}, {}));
	expect(requeue(db, AT, 2)).toBe(1);
	expect(db.prepare("SELECT anfrage_id FROM outbox WHERE status = 'failed'").all()).toHaveLength(1);
});
