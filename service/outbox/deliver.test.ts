import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import type { Send, SendResult } from '../mail/transport.ts';
import { deliverDue } from './deliver.ts';
import { sampleAnfrage, storeSamples } from './testing/sample-anfrage.ts';
import { holding, noting, refused, SENT } from './testing/sends.ts';
import { opened, temporaryDatabase } from './testing/temporary-database.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function setUp(inquiries = 1) {
	const { db, file } = temporaryDatabase();
	storeSamples(db, AT, ...Array.from({ length: inquiries }, () => ({})));
	const clock = { time: AT.getTime() };
	const now = () => new Date(clock.time);
	return { db, file, clock, now, deliver: (send: Send) => deliverDue({ db, send, now }) };
}

function entry(db: Database, id = 1): Record<string, unknown> {
	return { ...db.prepare('SELECT * FROM outbox WHERE anfrage_id = ?').get(id) };
}

async function untilUnderWay(got: number[], count: number): Promise<void> {
	while (got.length < count) await turn();
}

describe('what is due', () => {
	test('is sent once and marked with the time', async () => {
		const { db, clock, deliver } = setUp(3);
		const { send, got } = noting();
		clock.time += MINUTE;
		expect(await deliver(send)).toMatchObject({ sent: 3, retried: 0, failed: 0 });
		expect(await deliver(send)).toMatchObject({ sent: 0, retried: 0, failed: 0 });
		expect(got).toEqual([1, 2, 3]);
		expect(entry(db)).toMatchObject({ status: 'sent', sent_at: clock.time, attempts: 1 });
	});

	test('reaches the mail as it was stored', async () => {
		const { deliver } = setUp();
		const { send, briefs } = noting();
		await deliver(send);
		const { checkbox: _, ...values } = sampleAnfrage();
		const zeichen = expect.stringMatching(/^\w{4}-\w{2}$/);
		const messageKey = expect.stringMatching(/^[0-9a-f-]{36}$/);
		const anfrage = { ...values, id: 1, receivedAt: AT.getTime(), messageKey, zeichen };
		expect(briefs).toEqual([{ kind: 'anfrage', anfrage }]);
	});

	test('goes out in the order in which it became due', async () => {
		const { db, clock, now } = setUp(0);
		for (const minutes of [5, 1, 3])
			storeSamples(db, new Date(AT.getTime() + minutes * MINUTE), {});
		clock.time += 10 * MINUTE;
		const { send, got } = noting();
		await deliverDue({ db, send, now, concurrency: 1 });
		expect(got).toEqual([2, 3, 1]);
	});

	test('is never under way in more than the agreed number at once', async () => {
		const { db, now } = setUp(12);
		let underWay = 0;
		let most = 0;
		const send: Send = async () => {
			underWay += 1;
			most = Math.max(most, underWay);
			await turn();
			underWay -= 1;
			return { kind: 'sent' };
		};
		expect(await deliverDue({ db, send, now, concurrency: 3 })).toMatchObject({ sent: 12 });
		expect(most).toBe(3);
	});

	test('stays where it is when a stop is asked for, except for what is under way', async () => {
		const { db, now } = setUp(5);
		const { send, got, release } = holding();
		const stop = new AbortController();
		const delivered = deliverDue({ db, send, now, concurrency: 2, signal: stop.signal });
		await untilUnderWay(got, 2);
		stop.abort();
		release();
		expect(await delivered).toMatchObject({ sent: 2, retried: 0, failed: 0 });
		expect(entry(db, 3)).toMatchObject({ status: 'waiting', attempts: 0 });
	});
});

describe('a refusal', () => {
	test('is tried again after about a minute, with its reason kept', async () => {
		const { db, clock, deliver } = setUp();
		const { send } = noting(() => refused('451 später'));
		expect(await deliver(send)).toMatchObject({
			sent: 0,
			retried: 1,
			failed: 0,
			reason: '451 später',
		});
		expect(entry(db)).toMatchObject({ status: 'waiting', attempts: 1, last_error: '451 später' });

		clock.time += 0.9 * MINUTE - 1;
		expect(await deliver(send)).toMatchObject({ retried: 0 });
		clock.time += 0.2 * MINUTE + 1;
		expect(await deliver(send)).toMatchObject({ retried: 1 });
	});

	test('for seven days makes it failed', async () => {
		const { db, clock, deliver } = setUp();
		const { send, got } = noting(() => refused('451 später'));
		for (let attempt = 0; attempt < 300 && entry(db).status === 'waiting'; attempt++) {
			clock.time = Number(entry(db).due_at);
			await deliver(send);
		}
		expect(entry(db)).toMatchObject({ status: 'failed', last_error: '451 später' });
		const days = (clock.time - AT.getTime()) / DAY;
		expect(days).toBeGreaterThanOrEqual(7);
		expect(days).toBeLessThan(7.05);
		expect(got.length).toBeGreaterThan(150);
	});
});

describe('a text that the server refuses', () => {
	const content: SendResult = { kind: 'retry', reason: '554 Spam', content: true };

	test('is followed by a short notice, so that the owner hears of it', async () => {
		const { db, clock, deliver } = setUp();
		const { send, briefs } = noting((_, { kind }) => (kind === 'anfrage' ? content : SENT));
		await deliver(send);
		clock.time += 2 * MINUTE;
		await deliver(send);
		expect(briefs.map(({ kind }) => kind)).toEqual(['anfrage', 'hinweis']);
		expect(entry(db)).toMatchObject({ status: 'sent', as_notice: 1 });
	});

	test('has its turn again when the server refuses the notice as well, or is away', async () => {
		const { clock, deliver } = setUp();
		const answers = [content, refused('421'), content, SENT];
		const { send, briefs } = noting(() => answers.shift() ?? SENT);
		for (let attempt = 0; attempt < 4; attempt++) {
			await deliver(send);
			clock.time += HOUR;
		}
		const kinds = briefs.map(({ kind }) => kind);
		expect(kinds).toEqual(['anfrage', 'hinweis', 'hinweis', 'anfrage']);
	});
});

test('an inquiry that cannot be read is marked failed and in nobody’s way', async () => {
	const { db, deliver } = setUp(3);
	db.exec('UPDATE anfrage SET received_at = 9e15 WHERE id = 1');
	const { send, got } = noting();
	expect(await deliver(send)).toMatchObject({ sent: 2, unreadable: [1] });
	expect(got).toEqual([2, 3]);
	expect(entry(db, 1)).toMatchObject({ status: 'failed', last_error: expect.any(String) });
});

describe('a limit of mails an hour', () => {
	test('lets as many go out, a restart in between or not, and the rest when the hour is over', async () => {
		const { db, file, clock, now } = setUp(7);
		const { send, got } = noting();
		const limited = (db: Database) => deliverDue({ db, send, now, mailLimit: 3 });
		await limited(db);
		clock.time += HOUR - 1;
		await limited(opened(file));
		expect(got).toEqual([1, 2, 3]);
		clock.time += 1;
		await limited(db);
		expect(got).toEqual([1, 2, 3, 4, 5, 6]);
	});

	test('is not used up by refusals', async () => {
		const { db, now } = setUp(5);
		const { send, got } = noting((id) => (id < 4 ? refused('451') : SENT));
		await deliverDue({ db, send, now, mailLimit: 2 });
		expect(got).toEqual([1, 2, 3, 4, 5]);
	});
});

describe('a process killed while sending', () => {
	async function killedWhileSending() {
		const { db, clock, now, file } = setUp();
		const { send, got, release } = holding();
		const lost = deliverDue({ db, send, now });
		await untilUnderWay(got, 1);
		return { db, clock, now, file, release, lost };
	}

	test('has its work taken up within a minute, not sooner than a mail may take', async () => {
		const { file, clock, now } = await killedWhileSending();
		const next = opened(file);
		const { send, got } = noting();
		clock.time += 31 * SECOND;
		await deliverDue({ db: next, send, now });
		expect(got).toEqual([]);
		clock.time = AT.getTime() + 50 * SECOND;
		await deliverDue({ db: next, send, now });
		expect(got).toEqual([1]);
	});

	test.each([
		['refused', refused('zu spät'), 'has no say any more', 'waiting'],
		['delivered', SENT, 'spares the owner another copy', 'sent'],
	])('or only slow and then %s: it %s once its lease is over', async (_, late, __, status) => {
		const { db, clock, now, file, release, lost } = await killedWhileSending();
		clock.time += 50 * SECOND;
		const second = noting(() => refused('zweiter Versuch'));
		await deliverDue({ db: opened(file), send: second.send, now });
		release(late);
		await lost;
		expect(entry(db)).toMatchObject({ status, attempts: 2, last_error: 'zweiter Versuch' });
	});
});

test('a mail that went out while another process held the database does not go out twice', async () => {
	const { db, file, clock, deliver } = setUp();
	const other = opened(file);
	const { send, got } = noting(() => {
		other.exec('BEGIN IMMEDIATE');
		// Longer than a visitor would be kept waiting.
		setTimeout(() => other.exec('ROLLBACK'), 2_500);
		return SENT;
	});
	expect(await deliver(send)).toMatchObject({ sent: 1 });
	clock.time += HOUR;
	await deliver(send);
	expect(got).toEqual([1]);
	expect(entry(db)).toMatchObject({ status: 'sent', attempts: 1 });
});

describe('a clock', () => {
	test('set back by years makes neither inquiries nor retries wait for years', async () => {
		const { clock, deliver } = setUp(2);
		await deliver(noting((id) => (id === 1 ? refused('451') : SENT)).send);
		clock.time -= 3650 * DAY;
		expect(await deliver(noting().send)).toMatchObject({ sent: 1 });
	});

	test('corrected by seconds does not end a lease', async () => {
		const { file, clock, now, db } = setUp();
		const { send, got, release } = holding();
		const first = deliverDue({ db, send, now });
		await untilUnderWay(got, 1);
		clock.time -= 5 * SECOND;
		const second = noting();
		await deliverDue({ db: opened(file), send: second.send, now });
		release();
		await first;
		expect(second.got).toEqual([]);
	});

	test.each([
		['ahead', 3650 * DAY],
		['back', -3650 * DAY],
	])('that jumps %s does not make a process send twice what it is sending', async (_, jump) => {
		const { db, clock, now } = setUp(2);
		const first = holding();
		const second = noting(() => {
			clock.time += jump;
			return { kind: 'sent' };
		});
		const send: Send = (brief) =>
			(brief.kind !== 'stau' && brief.anfrage.id === 1 ? first : second).send(brief);
		const delivered = deliverDue({ db, send, now, concurrency: 2 });
		while (entry(db, 2).status !== 'sent') await turn();
		for (let turns = 0; turns < 5; turns++) await turn();
		expect(first.got).toEqual([1]);
		first.release();
		expect(await delivered).toMatchObject({ sent: 2 });
	});
});

test('an inquiry deleted while it is being sent is no trouble', async () => {
	const { db, now } = setUp();
	const { send, got, release } = holding();
	const delivered = deliverDue({ db, send, now });
	await untilUnderWay(got, 1);
	db.exec('DELETE FROM anfrage');
	release(refused('451'));
	await delivered;
	expect(entry(db)).toEqual({});
});
