import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { allAnfragen } from './store/archive.ts';
import { claimUnmarked, giveUpWaiting, unmark } from './store/queue.ts';
import { recordingSend, refused, SENT } from './testing/fake-send.ts';
import { AT, giveUpOn, storedAnfrage } from './testing/stored.ts';
import { world } from './testing/world.ts';
import { DAY, HOUR, MINUTE } from './times.ts';

const content = refused('554', 'content');

test('what is due is sent once, one mail at a time, the newest first, and recorded with the time', async () => {
	const { db, clock, deliver, store } = world();
	store({}, {}, {});
	let underWay = 0;
	const { send, got } = recordingSend(async () => {
		underWay += 1;
		await turn();
		expect(underWay).toBe(1);
		underWay -= 1;
		return SENT;
	});
	clock.time += MINUTE;
	await deliver(send);
	await deliver(send);
	expect(got).toEqual([[3], [2], [1]]);
	expect(storedAnfrage(db)).toMatchObject({ status: 'sent', sentAt: clock.time, attempts: 1 });
});

test('a refused mail is tried again after 1, 2, 4, 8, 16 and 32 minutes, then hourly for seven days, then it has failed', async () => {
	const { db, clock, deliver, store, logged } = world();
	store({});
	const { send } = recordingSend(() => refused('451 später'));
	const minutes: number[] = [];
	while (storedAnfrage(db)?.status === 'waiting') {
		await deliver(send);
		const { dueAt = 0 } = storedAnfrage(db) ?? {};
		minutes.push((dueAt - clock.time) / MINUTE);
		clock.time = dueAt;
	}
	expect(storedAnfrage(db)).toMatchObject({
		status: 'failed',
		lastError: '451 später',
		mailKind: 'full',
	});
	expect(minutes).toEqual([1, 2, 4, 8, 16, 32, ...Array(minutes.length - 6).fill(60)]);
	const days = (clock.time - AT.getTime()) / DAY;
	expect(days).toBeGreaterThan(7);
	expect(days).toBeLessThan(7.1);
	expect(logged.join()).toContain('Nicht zugestellt');
	expect(logged.join()).not.toMatch(/Änne|Beispiel|231/i);
});

test('what has waited for more than seven days, as without a mail server, has not failed before twenty attempts', async () => {
	const { db, clock, deliver, store } = world();
	store({});
	clock.time += 8 * DAY;
	const { send, got } = recordingSend(() => refused('451'));
	while (storedAnfrage(db)?.status === 'waiting') {
		await deliver(send);
		clock.time = storedAnfrage(db)?.dueAt ?? 0;
	}
	expect(got).toHaveLength(20);
});

test('a transport that fails ends the round for all, with the same pauses; the next one is tried for another inquiry', async () => {
	const { clock, sender, store } = world();
	store({}, {}, { reasons: ['owner'] });
	let isUp = false;
	const { send, got } = recordingSend(() => (isUp ? SENT : refused('535', 'transport')));
	const deliver = sender(send);
	const triedAfter: number[] = [];
	for (let minute = 0; minute < 130; minute += 1) {
		const before = got.length;
		await deliver();
		await deliver();
		if (got.length > before) triedAfter.push(minute);
		clock.time += MINUTE;
	}
	expect(triedAfter).toEqual([0, 1, 3, 7, 15, 31, 63, 123]);
	expect(got.slice(0, 2)).toEqual([[2], [1]]);
	isUp = true;
	clock.time += HOUR;
	await deliver();
	expect(got.slice(8).flat().sort()).toEqual([1, 2, 3]);
});

test('while the transport fails, all that wait fail after seven days and twenty attempts', async () => {
	const { db, clock, sender, store } = world();
	store({}, { reasons: ['owner'] });
	const { send } = recordingSend(() => refused('Keine Verbindung', 'transport'));
	const deliver = sender(send);
	const states = () => Array.from(allAnfragen(db), ({ status }) => status);
	for (let hour = 0; hour < 7 * 24; hour += 1) {
		await deliver();
		clock.time += HOUR;
	}
	expect(states()).toEqual(['waiting', 'waiting']);
	store({});
	await deliver();
	expect(states()).toEqual(['waiting', 'failed', 'failed']);
});

test('after a refused text a short notice is sent, and never the text again', async () => {
	const { db, clock, deliver, store } = world();
	store({});
	const answers = [content, refused('421'), content, SENT];
	const kinds: string[] = [];
	const { send } = recordingSend((message) => {
		if (message.kind === 'anfrage') kinds.push(message.anfrage.mailKind);
		return answers[kinds.length - 1] ?? SENT;
	});
	for (const _ of answers) {
		await deliver(send);
		clock.time += HOUR;
	}
	expect(kinds).toEqual(['full', 'notice', 'notice', 'notice']);
	expect(storedAnfrage(db)).toMatchObject({ status: 'sent', mailKind: 'notice', lastError: '554' });
});

test('what was being sent when a process was killed is an attempt, and waits like any other', async () => {
	const { db, clock, now, deliver, store } = world();
	store({});
	const { send, got } = recordingSend();
	const pauses: number[] = [];
	for (let crash = 0; crash < 4; crash += 1) {
		claimUnmarked(db, now());
		await deliver(send);
		const { dueAt = 0 } = storedAnfrage(db) ?? {};
		pauses.push((dueAt - clock.time) / MINUTE);
		clock.time = dueAt;
	}
	expect([pauses, got]).toEqual([[1, 2, 4, 8], []]);
	store({});
	await deliver(send);
	expect(got).toEqual([[2], [1]]);
});

test('where nothing is due the database is not written', async () => {
	const { file, deliver } = world();
	using other = new DatabaseSync(file);
	other.exec('BEGIN IMMEDIATE');
	await deliver(recordingSend().send);
});

test('a mail that went out while another program had the database locked is recorded, and sent once', async () => {
	const { db, file, deliver, store } = world();
	store({});
	using other = new DatabaseSync(file);
	const { send, got } = recordingSend(() => {
		other.exec('BEGIN IMMEDIATE');
		setTimeout(() => other.isOpen && other.exec('COMMIT'), 120);
		return SENT;
	});
	await deliver(send);
	await deliver(send);
	expect([got, storedAnfrage(db)?.status]).toEqual([[[1]], 'sent']);
});

test.each([
	['ahead for a night', 3 * DAY, -3 * DAY],
	['ahead by half a year', 200 * DAY, -200 * DAY],
])('after a clock that was %s mails no longer stand still', async (_, jump, back) => {
	const { clock, sender, store } = world();
	let isUp = false;
	const { send, got } = recordingSend(() =>
		isUp ? SENT : refused('Keine Verbindung', 'transport'),
	);
	const deliver = sender(send);
	clock.time += jump;
	store({}, { reasons: ['owner'] });
	await deliver();
	clock.time += back;
	isUp = true;
	await deliver();
	expect(got).toEqual([[1], [1], [2]]);
});

test('what has failed while the mail server was ill is sent when it is well, by itself and once', async () => {
	const { db, clock, sender, store } = world();
	store({}, {});
	giveUpOn(db, 1, 2);
	const answers = [refused('552 voll'), SENT, SENT, refused('552'), SENT];
	const { send, got } = recordingSend(() => answers.shift() ?? SENT);
	const deliver = sender(send);
	const round = async (fixture = {}) => {
		store(fixture);
		await deliver();
		clock.time += HOUR;
		await deliver();
	};
	await round();
	expect(got).toEqual([[3], [3], [2], [1]]);
	giveUpOn(db, 1);
	await round();
	expect(storedAnfrage(db)?.status, 'a second time it is the owner’s turn').toBe('failed');
});

test('what the owner makes due again while it is being sent is mailed once more', async () => {
	const { db, now, deliver, store } = world();
	store({ reasons: ['owner'] });
	const { send, messages } = recordingSend(({ kind }) => {
		if (kind === 'marked') unmark(db, now(), [{ id: 1 }]);
		return SENT;
	});
	await deliver(send);
	await deliver(send);
	expect(messages.map(({ kind }) => kind)).toEqual(['marked', 'anfrage']);
});

test.each([
	[7 * DAY, 19, 'failed'],
	[7 * DAY - 1, 19, 'waiting'],
	[7 * DAY, 18, 'waiting'],
])('after %i ms and %i attempts a further refusal leaves it %s', async (waited, tried, status) => {
	const { db, clock, deliver, store } = world();
	store({});
	clock.time += waited;
	db.exec(`UPDATE anfrage SET attempts = ${tried}`);
	await deliver(recordingSend(() => refused('451')).send);
	expect(storedAnfrage(db)?.status).toBe(status);
});

test.each([
	[7 * DAY, 20, 'failed'],
	[7 * DAY - 1, 20, 'waiting'],
	[7 * DAY, 19, 'waiting'],
])('where the transport fails for %i ms, %i times, all are %s', (waited, times, status) => {
	const { db, clock, now, store } = world();
	store({});
	clock.time += waited;
	giveUpWaiting(db, times, 'Keine Verbindung', now());
	expect(storedAnfrage(db)?.status).toBe(status);
});
