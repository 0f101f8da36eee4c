import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Send } from './mail/mailer.ts';
import type { SendResult } from './mail/refusal.ts';
import { allAnfragen } from './store/archive.ts';
import { claimUnmarked, mark, unmark } from './store/queue.ts';
import { recordingSend, refused, SENT } from './testing/fake-send.ts';
import { AT, giveUpOn, opened, storedAnfrage, storedIds, storeFixtures } from './testing/stored.ts';
import { world } from './testing/world.ts';
import { DAY, HOUR, MINUTE } from './times.ts';
import { cleanUp, startWorker } from './worker.ts';

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
	expect(storedAnfrage(db)).toMatchObject({ status: 'failed', lastError: '451 später' });
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

test('after a refused text a short notice is sent; after a refused notice the text is tried again', async () => {
	const { db, clock, deliver, store } = world();
	store({});
	const answers = [content, refused('421'), content, content, SENT];
	const kinds: string[] = [];
	const { send } = recordingSend((message) => {
		if (message.kind === 'anfrage') kinds.push(message.anfrage.mailKind);
		return answers[kinds.length - 1] ?? SENT;
	});
	for (const _ of answers) {
		await deliver(send);
		clock.time += HOUR;
	}
	expect(kinds).toEqual(['full', 'notice', 'notice', 'full', 'notice']);
	expect(storedAnfrage(db)).toMatchObject({ status: 'sent', mailKind: 'notice', lastError: '554' });
});

test('what was being sent when a process was killed is an attempt, and waits like any other', async () => {
	const { db, clock, now, sender, deliver, store } = world();
	const { send, got } = recordingSend();
	const goOn = sender(send);
	await goOn();
	store({});
	claimUnmarked(db, now());
	clock.time += 5 * MINUTE - 1;
	await goOn();
	clock.time += 1;
	await goOn();
	expect([got, storedAnfrage(db)?.status], 'taken for lost').toEqual([[], 'waiting']);
	const crash = async () => {
		clock.time = storedAnfrage(db)?.dueAt ?? 0;
		claimUnmarked(db, now());
		await deliver(send);
		return ((storedAnfrage(db)?.dueAt ?? 0) - clock.time) / MINUTE;
	};
	expect([await crash(), await crash(), await crash()]).toEqual([2, 4, 8]);
	expect(got, 'another one is sent meanwhile').toEqual([]);
	store({});
	await deliver(send);
	expect(got).toEqual([[2]]);
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

test('unmarked inquiries go first, one by one; marked ones together in one mail an hour', async () => {
	const { clock, deliver, store } = world();
	store({ reasons: ['owner'] }, {}, { reasons: ['no-browser'] }, {});
	const { send, got } = recordingSend();
	await deliver(send);
	store({ reasons: ['owner'] }, {});
	await deliver(send);
	clock.time += HOUR;
	await deliver(send);
	expect(got).toEqual([[4], [2], [3, 1], [6], [5]]);
});

test('a marked inquiry counts as mailed in full when all of its text went out', async () => {
	const { db, clock, deliver, store } = world();
	store({ reasons: ['owner'] }, { reasons: ['owner'], vorname: 'ü'.repeat(161) });
	await deliver(recordingSend(() => content).send);
	clock.time += MINUTE;
	await deliver(recordingSend().send);
	const kinds = () => Array.from(allAnfragen(db), ({ mailKind }) => mailKind);
	expect(kinds()).toEqual(['notice', 'notice']);
	unmark(db, AT, allAnfragen(db));
	mark(db, allAnfragen(db));
	clock.time += 2 * HOUR;
	await deliver(recordingSend().send);
	expect(kinds()).toEqual(['excerpt', 'full']);
});

test('above the limit of mails an hour one notice says how many wait; refusals use up nothing', async () => {
	const { clock, sender, store } = world();
	store({}, {}, {}, {});
	const { send, got, messages } = recordingSend(() => {
		clock.time += 1;
		return got.length === 1 ? refused('451') : SENT;
	});
	const deliver = sender(send, 2);
	await deliver();
	await deliver();
	expect(got).toEqual([[4], [3], [2], []]);
	expect(messages.at(-1)).toMatchObject({ kind: 'note', subject: 'Eine Anfrage wartet' });
	expect(JSON.stringify(messages.at(-1))).toContain('zu tun ist nichts');
	clock.time += HOUR;
	await deliver();
	expect(got.slice(4), 'the one tried before comes last').toEqual([[1], [4]]);
});

test('expired inquiries are deleted, mailed or not, except those still to be delivered', async () => {
	const { db, now, log, logged } = world();
	const end = AT.getTime() - 180 * DAY;
	storeFixtures(db, new Date(end - 1), {}, {}, {});
	storeFixtures(db, new Date(end), {});
	giveUpOn(db, 1);
	db.exec("UPDATE anfrage SET status = 'sent' WHERE id = 2");
	const deps = { db, now, log, retentionDays: 180 };
	await cleanUp({ ...deps, send: recordingSend().send });
	expect([storedIds(db), logged]).toEqual([[4, 3], [expect.stringContaining('"anzahl":2')]]);
	await cleanUp({ ...deps, send: null });
	expect(storedIds(db)).toEqual([4]);
});

test('a database that was set aside is deleted after thirty days', async () => {
	const { db, file, now, log } = world();
	const setAside = ['20260131T095959000Z', '20260131T100000000Z'].map((stamp) => {
		const path = `${file}.beschaedigt-${stamp}`;
		writeFileSync(path, '');
		return path;
	});
	await cleanUp({ db, now, log, send: null, retentionDays: 180 });
	expect(setAside.map((path) => existsSync(path))).toEqual([false, true]);
});

test('more expired inquiries than are deleted at a time all go in one round', async () => {
	const { db, now, log } = world();
	storeFixtures(db, new Date(AT.getTime() - 181 * DAY), ...Array(250).fill({}));
	await cleanUp({ db, now, log, send: null, retentionDays: 180 });
	expect(storedIds(db)).toEqual([]);
});

test('deleted text leaves the write-ahead log, if need be with the next round', async () => {
	const { db, file, now, log, clock, store } = world();
	store({ message: 'Das-steht-nirgends-mehr' });
	const reader = opened(file);
	reader.exec('BEGIN; SELECT count(*) FROM anfrage');
	clock.time += 181 * DAY;
	const deps = { db, now, log, send: null, retentionDays: 180 };
	await cleanUp(deps);
	expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
	reader.exec('COMMIT');
	await cleanUp(deps);
	expect(statSync(`${file}-wal`).size).toBe(0);
	expect(readFileSync(file).includes('Das-steht')).toBe(false);
});

function started(send: Send | null) {
	vi.useFakeTimers({ now: AT });
	const { db, log, logged } = world();
	const settings = { mailLimit: 0, retentionDays: 180, ownerCommand: 'anfragen' };
	const deps = { ...settings, db, send, now: () => new Date(), log };
	const onLost = vi.fn();
	const worker = startWorker({ ...deps, onLost });
	onTestFinished(async () => {
		const stopped = worker.stop();
		// A round that has just begun needs the clock to go on.
		await vi.advanceTimersByTimeAsync(1);
		await stopped;
		vi.useRealTimers();
	});
	return { db, worker, logged, onLost };
}

test('an accepted inquiry is delivered at once; stopping waits for its mail and begins no other', async () => {
	const { promise, resolve } = Promise.withResolvers<SendResult>();
	const { send, got } = recordingSend(() => promise);
	const { db, worker } = started(send);
	await vi.advanceTimersByTimeAsync(1);
	storeFixtures(db, AT, {}, {});
	worker.deliverNow();
	await vi.advanceTimersByTimeAsync(1);
	const stopped = vi.fn();
	const stopping = worker.stop().then(stopped);
	await vi.advanceTimersByTimeAsync(MINUTE);
	expect(stopped).not.toHaveBeenCalled();
	resolve(SENT);
	await stopping;
	expect(got).toEqual([[2]]);
});

test('the work goes on after an unexpected error, which is logged', async () => {
	const { send, got } = recordingSend();
	const { db, logged } = started(send);
	db.exec('ALTER TABLE anfrage RENAME TO weg');
	await vi.advanceTimersByTimeAsync(6_000);
	expect(logged.join()).toContain('Unerwarteter Fehler');
	expect(logged.join(), 'words that may quote a visitor').not.toContain('no such table');
	db.exec('ALTER TABLE weg RENAME TO anfrage');
	storeFixtures(db, AT, {});
	await vi.advanceTimersByTimeAsync(6_000);
	expect(got).toEqual([[1]]);
});

test('the log names every day what is wrong, and never a person', async () => {
	const { db, logged } = started(null);
	giveUpOn(db, ...storeFixtures(db, AT, {}));
	await vi.advanceTimersByTimeAsync(DAY + 1);
	expect(logged.filter((line) => line.startsWith('Nicht zustellbar'))).toHaveLength(2);
	expect(logged.join()).not.toMatch(/Änne|Beispiel|231/i);
});

test('what keeps expired inquiries from being deleted keeps nothing from being told', async () => {
	const { send, messages } = recordingSend();
	const { db, logged } = started(send);
	db.exec(`CREATE TRIGGER voll BEFORE DELETE ON anfrage BEGIN SELECT RAISE(ABORT, 'voll'); END`);
	giveUpOn(db, ...storeFixtures(db, new Date(AT.getTime() - 181 * DAY), {}));
	await vi.advanceTimersByTimeAsync(HOUR + 1);
	expect(logged.join()).toContain('Unerwarteter Fehler');
	const words = expect.stringContaining('Nicht zustellbar');
	expect(messages).toMatchObject([{ sentences: expect.arrayContaining([words]) }]);
});

test('a database that vanishes is noticed without an inquiry', async () => {
	const { db, onLost } = started(null);
	await vi.advanceTimersByTimeAsync(1);
	rmSync(db.location() ?? '');
	await vi.advanceTimersByTimeAsync(5_000);
	expect(onLost).toHaveBeenCalled();
});
