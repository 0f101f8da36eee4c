import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Send } from './mail/mailer.ts';
import type { SendResult } from './mail/refusal.ts';
import { claimUnmarked, findAnfragen, mark, unmark } from './store.ts';
import { recordingSend, refused, SENT } from './testing/fake-send.ts';
import { giveUpOn, storedAnfrage, storeFixtures } from './testing/store-fixtures.ts';
import { opened } from './testing/temporary-database.ts';
import { AT } from './testing/times.ts';
import { world } from './testing/world.ts';
import { DAY, HOUR, MINUTE } from './times.ts';
import { expire, startWorker, tellOwner } from './worker.ts';

const content: SendResult = { ...refused('554'), isContentRefused: true };

test('what is due is sent once, one mail at a time, the newest first, and recorded with the time', async () => {
	const { db, clock, deliver, store } = world();
	await store({}, {}, {});
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
	const { db, clock, deliver, store } = world();
	await store({});
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
});

test('after a refused text a short notice is sent; after a refused notice the text is tried again', async () => {
	const { db, clock, deliver, store } = world();
	await store({});
	const answers = [content, refused('421'), content, content, SENT];
	const kinds: string[] = [];
	const send: Send = async (message) => {
		if (message.kind === 'anfrage') kinds.push(message.anfrage.mailKind);
		return answers.shift() ?? SENT;
	};
	for (let attempt = 0; attempt < 5; attempt += 1) {
		await deliver(send);
		clock.time += HOUR;
	}
	expect(kinds).toEqual(['full', 'notice', 'notice', 'full', 'notice']);
	expect(storedAnfrage(db)).toMatchObject({ status: 'sent', mailKind: 'notice', lastError: '554' });
});

/** A sender that never answers, as where the process is killed. */
async function killedWhileSending() {
	const there = world();
	await there.store({});
	const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
	void there.deliver(() => {
		begin();
		return new Promise(() => {});
	});
	await begun;
	return there;
}

test('what a killed process was sending is sent at the next start', async () => {
	const { deliver } = await killedWhileSending();
	const { send, got } = recordingSend();
	await deliver(send);
	expect(got).toEqual([[1]]);
});

test('an attempt whose end could not be recorded is repeated after five minutes', async () => {
	const { db, clock, now, sender, store } = world();
	const { send, got } = recordingSend();
	const deliver = sender(send);
	await deliver();
	await store({});
	await claimUnmarked(db, now());
	clock.time += 5 * MINUTE - 1;
	await deliver();
	expect(got).toEqual([]);
	clock.time += 1;
	await deliver();
	expect(got).toEqual([[1]]);
});

test('what the owner makes due again while it is being sent is mailed once more', async () => {
	const { db, now, deliver, store } = world();
	await store({ reasons: ['owner'] });
	const { send, messages } = recordingSend(async (_ids, { kind }) => {
		if (kind === 'marked') await unmark(db, now(), [1]);
		return SENT;
	});
	await deliver(send);
	await deliver(send);
	expect(messages.map(({ kind }) => kind)).toEqual(['marked', 'anfrage']);
});

test('unmarked inquiries go first, one by one; marked ones together in one mail an hour', async () => {
	const { clock, deliver, store } = world();
	await store({ reasons: ['owner'] }, {}, { reasons: ['no-browser'] }, {});
	const { send, got } = recordingSend();
	await deliver(send);
	expect(got.splice(0)).toEqual([[4], [2], [3, 1]]);
	await store({ reasons: ['owner'] }, {});
	await deliver(send);
	expect(got.splice(0)).toEqual([[6]]);
	clock.time += HOUR;
	await deliver(send);
	expect(got).toEqual([[5]]);
});

test('a marked inquiry counts as mailed in full when all of its text went out', async () => {
	const { db, clock, deliver, store } = world();
	await store({ reasons: ['owner'] }, { reasons: ['owner'], message: 'x'.repeat(3_000) });
	await deliver(recordingSend(() => content).send);
	clock.time += MINUTE;
	await deliver(recordingSend().send);
	const kinds = () => Array.from(findAnfragen(db), ({ mailKind }) => mailKind);
	expect(kinds()).toEqual(['notice', 'notice']);
	await unmark(db, AT, [1, 2]);
	await mark(db, [1, 2]);
	clock.time += 2 * HOUR;
	await deliver(recordingSend().send);
	expect(kinds()).toEqual(['excerpt', 'full']);
});

test('above the limit of mails an hour one notice says how many wait; refusals use up nothing', async () => {
	const { clock, sender, store } = world();
	await store({}, {}, {}, {});
	let refusals = 1;
	const { send, got, messages } = recordingSend(() => {
		refusals -= 1;
		clock.time += 1;
		return refusals < 0 ? SENT : refused('451');
	});
	const deliver = sender(send, 2);
	await deliver();
	await deliver();
	expect(got).toEqual([[4], [3], [2], []]);
	expect(messages.at(-1)).toMatchObject({ kind: 'note', subject: 'Eine Anfrage wartet' });
	clock.time += HOUR;
	await deliver();
	expect(got.slice(4)).toEqual([[4], [1]]);
});

test('expired inquiries are deleted, mailed or not, except those still to be delivered', async () => {
	const { db, now, log, logged } = world();
	const end = AT.getTime() - 180 * DAY;
	await storeFixtures(db, new Date(end - 1), [{}, {}, {}]);
	await storeFixtures(db, new Date(end), [{}]);
	giveUpOn(db, '550', 1);
	db.exec("UPDATE anfrage SET status = 'sent' WHERE id = 2");
	const left = () => Array.from(findAnfragen(db), ({ id }) => id);
	const deps = { db, now, log, retentionDays: 180 };
	await expire({ ...deps, send: recordingSend().send });
	expect([left(), logged]).toEqual([[4, 3], [expect.stringContaining('"anzahl":2')]]);
	await expire({ ...deps, send: null });
	expect(left()).toEqual([4]);
});

test('a database that was set aside is deleted when its time is over', async () => {
	const { db, file, now, log } = world();
	for (const [ending, days] of [
		['beschaedigt-1', 181],
		['beschaedigt-2', 179],
		['andere', 999],
	] as const) {
		writeFileSync(`${file}.${ending}`, '');
		const time = (AT.getTime() - days * DAY) / 1_000;
		utimesSync(`${file}.${ending}`, time, time);
	}
	await expire({ db, now, log, send: null, retentionDays: 180 });
	const left = readdirSync(dirname(file)).filter((name) => /schaedigt|andere/.test(name));
	expect(left).toEqual(['anfragen.sqlite.andere', 'anfragen.sqlite.beschaedigt-2']);
});

test('deleted text leaves the write-ahead log, if need be with the next round', async () => {
	const { db, file, now, log, clock, store } = world();
	await store({ message: 'Das-steht-nirgends-mehr' });
	const reader = opened(file);
	reader.exec('BEGIN; SELECT count(*) FROM anfrage');
	clock.time += 181 * DAY;
	const deps = { db, now, log, send: null, retentionDays: 180 };
	await expire(deps);
	expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
	reader.exec('COMMIT');
	await expire(deps);
	expect(statSync(`${file}-wal`).size).toBe(0);
	expect(readFileSync(file).includes('Das-steht')).toBe(false);
});

test('the owner is told by mail what is wrong, each thing once and at most once a day', async () => {
	const { db, file, now, log, clock } = world();
	await storeFixtures(db, new Date(AT.getTime() - 167 * DAY), [{}]);
	giveUpOn(db, '550', ...(await storeFixtures(db, AT, [{}])));
	const { send, messages } = recordingSend();
	const tell = (how = send) => tellOwner({ db, now, log, retentionDays: 180 }, how);
	await tell(recordingSend(() => refused('451')).send);
	await tell();
	await tell();
	writeFileSync(`${file}.beschaedigt-1`, '');
	await tell();
	expect(messages).toEqual([
		{
			kind: 'note',
			subject: 'Bitte nachsehen: Anfragen Ihrer Website',
			sentences: [
				expect.stringMatching(/^Nicht zustellbar: Anfrage Nr\. 2\./),
				expect.stringMatching(/14 Tagen gelöscht: Anfrage Nr\. 1\./),
			],
		},
	]);
	clock.time += DAY;
	await tell();
	expect(messages.slice(1)).toMatchObject([
		{ sentences: [expect.stringContaining('.beschaedigt-1')] },
	]);
});

function started(send: Send | null) {
	vi.useFakeTimers({ now: AT });
	const { db, log, logged } = world();
	const now = () => new Date();
	const onLost = vi.fn();
	const deps = { db, send, now, log, mailLimit: 0, retentionDays: 180, onLost };
	const worker = startWorker(deps);
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
	await storeFixtures(db, AT, [{}, {}]);
	worker.deliverNow();
	await vi.advanceTimersByTimeAsync(1);
	let stopped = false;
	const stopping = worker.stop().then(() => {
		stopped = true;
	});
	await vi.advanceTimersByTimeAsync(MINUTE);
	expect(stopped).toBe(false);
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
	db.exec('ALTER TABLE weg RENAME TO anfrage');
	await storeFixtures(db, AT, [{}]);
	await vi.advanceTimersByTimeAsync(6_000);
	expect(got).toEqual([[1]]);
});

test('the log names every day what is wrong, and never a person', async () => {
	const { db, logged } = started(recordingSend(() => refused('Grund')).send);
	giveUpOn(db, 'Grund', ...(await storeFixtures(db, AT, [{}])));
	await storeFixtures(db, AT, [{}]);
	await vi.advanceTimersByTimeAsync(DAY + 1);
	expect(logged.filter((line) => line.startsWith('Nicht zustellbar'))).toHaveLength(2);
	expect(logged.join()).toContain('Nicht zugestellt');
	expect(logged.join()).not.toMatch(/Änne|Beispiel|231/i);
});
