import { expect, test } from 'vitest';
import { deliverDue } from './deliver.ts';
import { isHealthy, outboxStatus } from './status.ts';
import { storeSamples } from './testing/sample-anfrage.ts';
import { noting } from './testing/sends.ts';
import { temporaryDatabase } from './testing/temporary-database.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const HOUR = 60 * 60_000;
const later = (ms: number) => new Date(AT.getTime() + ms);

test('an empty outbox is well', () => {
	const { db } = temporaryDatabase();
	const status = outboxStatus(db, AT);
	expect(status).toEqual({
		waiting: 0,
		oldestWaitingSince: null,
		nextAttemptAt: null,
		failed: 0,
		lastError: null,
		overdue: false,
	});
	expect(isHealthy(status, true)).toBe(true);
});

test('what waits is told with since when, until when and why', async () => {
	const { db } = temporaryDatabase();
	storeSamples(db, AT, {}, {});
	const { send } = noting(() => ({ kind: 'retry', reason: '421 gleich' }));
	await deliverDue({ db, send, now: () => AT });
	storeSamples(db, later(30_000), {});
	const status = outboxStatus(db, AT);
	expect(status).toMatchObject({
		waiting: 3,
		oldestWaitingSince: AT.getTime(),
		nextAttemptAt: AT.getTime() + 30_000,
		failed: 0,
		lastError: '421 gleich',
	});
});

test('waiting for an hour is well, longer is not', () => {
	const { db } = temporaryDatabase();
	storeSamples(db, AT, {});
	expect(isHealthy(outboxStatus(db, later(HOUR)), true)).toBe(true);
	expect(isHealthy(outboxStatus(db, later(HOUR + 1)), true)).toBe(false);
});

test('waiting is no fault where no mail server is configured', () => {
	const { db } = temporaryDatabase();
	storeSamples(db, AT, {});
	expect(isHealthy(outboxStatus(db, later(99 * HOUR)), false)).toBe(true);
});

test('one that has failed is not well, and its reason is told', async () => {
	const { db } = temporaryDatabase();
	storeSamples(db, AT, {});
	const { send } = noting(() => ({ kind: 'failed', reason: '550 nein' }));
	await deliverDue({ db, send, now: () => AT });
	const status = outboxStatus(db, AT);
	expect(status).toMatchObject({ waiting: 0, failed: 1, lastError: '550 nein' });
	expect(isHealthy(status, true)).toBe(false);
});
