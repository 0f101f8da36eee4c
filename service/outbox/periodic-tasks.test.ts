import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import type { Send } from '../mail/mailer.ts';
import { heldSend, recordingSend, refused, SENT } from '../testing/fake-send.ts';
import { giveUpOn, storeFixtures } from '../testing/store-fixtures.ts';
import { opened, temporaryDatabase } from '../testing/temporary-database.ts';
import { AT } from '../testing/times.ts';
import { DAY, HOUR, MINUTE } from '../times.ts';
import { prepareStore } from './accept.ts';
import { startPeriodicTasks } from './periodic-tasks.ts';

beforeEach(() => {
	vi.useFakeTimers({ now: AT });
});
afterAll(() => void vi.useRealTimers());
function start(send: Send | null, mailLimit = 0) {
	const { db, file } = temporaryDatabase();
	const lines: { level: string; message: string; details: object }[] = [];
	const line = (level: string) => (details: object, message: string) =>
		lines.push({ level, message, details });
	const log = { info: line('info'), warn: line('warn'), error: line('error') };
	const now = () => new Date();
	const onLost = vi.fn();
	const tasks = startPeriodicTasks({ db, send, now, log, retentionDays: 180, mailLimit, onLost });
	onTestFinished(async () => {
		const stopped = tasks.stop();
		// A round that has just begun needs the clock to go on.
		await vi.advanceTimersByTimeAsync(1);
		await stopped;
		vi.useRealTimers();
	});
	const errors = () => lines.filter(({ level }) => level === 'error');
	return { db, file, tasks, lines, errors, onLost };
}

test('an accepted inquiry is delivered at once', async () => {
	const { send, got } = recordingSend();
	const { db, tasks } = start(send);
	await vi.advanceTimersByTimeAsync(1);
	storeFixtures(db, new Date(), {});
	tasks.deliverNow();
	await vi.advanceTimersByTimeAsync(1);
	expect(got).toEqual([1]);
});

test('stopping waits for the mails that are being sent', async () => {
	const { send, got, release } = heldSend();
	const { db, tasks } = start(send);
	storeFixtures(db, AT, {}, {}, {}, {}, {}, {});
	await vi.advanceTimersByTimeAsync(1);
	const underWay = [...got];
	let stopped = false;
	const stopping = tasks.stop().then(() => {
		stopped = true;
	});
	await vi.advanceTimersByTimeAsync(MINUTE);
	expect(stopped).toBe(false);
	release();
	await stopping;
	await vi.advanceTimersByTimeAsync(HOUR);
	expect(got).toEqual(underWay);
	expect(underWay.length).toBeGreaterThan(0);
});

test('delivery continues after an unexpected error and logs it', async () => {
	const { send, got } = recordingSend();
	const { db, errors } = start(send);
	db.exec('ALTER TABLE outbox RENAME TO weg');
	await vi.advanceTimersByTimeAsync(6000);
	expect(errors()[0]?.message).toContain('Unerwarteter Fehler');
	db.exec('ALTER TABLE weg RENAME TO outbox');
	storeFixtures(db, AT, {});
	await vi.advanceTimersByTimeAsync(6000);
	expect(got).toEqual([1]);
});

test('the log names every day what does not reach the owner, and what will soon be deleted unread', async () => {
	const { db, errors } = start(null);
	giveUpOn(db, '550 nein', ...storeFixtures(db, new Date(AT.getTime() - 167 * DAY), {}, {}));
	await vi.advanceTimersByTimeAsync(DAY + 1);
	const daily = [{ details: { nummern: [1, 2] } }, { details: { wartend: 0, gescheitert: 2 } }];
	expect(errors()).toMatchObject([...daily, ...daily]);
});

test('the log says that deleted text is still in the write-ahead log while another program reads it', async () => {
	const { db, file, lines } = start(null);
	await vi.advanceTimersByTimeAsync(1);
	const reader = opened(file);
	reader.exec('BEGIN; SELECT count(*) FROM anfrage');
	storeFixtures(db, AT, {});
	await vi.advanceTimersByTimeAsync(DAY);
	expect(lines).toMatchObject([{ level: 'warn', message: expect.stringContaining('Journal') }]);
	reader.exec('COMMIT');
	await vi.advanceTimersByTimeAsync(2 * DAY);
	expect(lines).toHaveLength(1);
	expect(statSync(`${file}-wal`).size).toBe(0);
});

test('the log contains no personal data', async () => {
	const { send } = recordingSend((id) => (id === 1 ? SENT : refused('Grund')));
	const { db, lines } = start(send);
	giveUpOn(db, 'Grund', ...storeFixtures(db, AT, {}, {}, {}).slice(2));
	await vi.advanceTimersByTimeAsync(MINUTE);
	const levels = new Set(lines.map(({ level }) => level));
	expect(levels).toEqual(new Set(['info', 'warn', 'error']));
	expect(JSON.stringify(lines)).not.toMatch(/Änne|Beispiel|231|Website/i);
});

test('expired inquiries and residual files are deleted within a day, also without a mail server', async () => {
	const { db, file } = start(null);
	const inDays = {
		'beschaedigt-1': 0,
		'beschaedigt-1-wal': 0,
		'teil-1': 0,
		'teil-2': 9,
		andere: 0,
	};
	for (const [ending, days] of Object.entries(inDays)) {
		writeFileSync(`${file}.${ending}`, '');
		const time = (AT.getTime() + (days - 180) * DAY) / 1000;
		utimesSync(`${file}.${ending}`, time, time);
	}
	const left = () => readdirSync(dirname(file)).filter((name) => /\.\w+-\d|andere/.test(name));
	storeFixtures(db, new Date(AT.getTime() - 180 * DAY + HOUR), {});
	await vi.advanceTimersByTimeAsync(DAY - HOUR);
	expect([db.prepare('SELECT * FROM anfrage').all().length, left().length]).toEqual([1, 5]);
	await vi.advanceTimersByTimeAsync(2 * HOUR);
	expect(db.prepare('SELECT * FROM anfrage').all()).toHaveLength(0);
	await expect.poll(left).toEqual(['anfragen.sqlite.andere', 'anfragen.sqlite.teil-2']);
});

test('expired inquiries are deleted, mailed or not, except those still to be delivered', async () => {
	const { db } = start(recordingSend(() => refused('451')).send);
	const end = AT.getTime() - 180 * DAY;
	storeFixtures(db, new Date(end - 1), {}, {}, {});
	storeFixtures(db, new Date(end), {});
	db.exec("UPDATE outbox SET status = 'sent' WHERE anfrage_id IN (1, 4)");
	giveUpOn(db, '550', 2);
	// As if noted a day ago.
	db.prepare('INSERT INTO expiry VALUES (?, ?)').run(end, DAY);
	await vi.advanceTimersByTimeAsync(MINUTE);
	for (const table of ['SELECT id FROM anfrage', 'SELECT anfrage_id AS id FROM outbox']) {
		expect(db.prepare(table).all()).toEqual([{ id: 3 }, { id: 4 }]);
	}
});

test('a damaged database is reported, so that the service restarts', async () => {
	const { db, file, onLost } = start(recordingSend().send);
	await vi.advanceTimersByTimeAsync(1);
	storeFixtures(db, AT, {});
	db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	writeFileSync(file, readFileSync(file).fill(0xa5));
	db.exec('PRAGMA shrink_memory');
	await vi.advanceTimersByTimeAsync(6000);
	expect(onLost).toHaveBeenCalled();
});

test('above the limit of mails one list an hour names what waits, the newest first', async () => {
	const { send, got, messages } = recordingSend();
	const { db } = start(send, 2);
	storeFixtures(db, AT, {}, {}, {}, {}, {});
	await vi.advanceTimersByTimeAsync(HOUR - 1);
	expect(got).toEqual([5, 4]);
	const lists = () => messages.filter((message) => message.kind === 'digest');
	expect(lists()).toMatchObject([{ marked: false, anfragen: [{ id: 3 }, { id: 2 }, { id: 1 }] }]);
	await vi.advanceTimersByTimeAsync(2 * HOUR);
	expect(got).toEqual([5, 4, 3, 2, 1]);
	expect(lists()).toHaveLength(2);
});

test('a list that the mail server refuses is tried again, without the visitors’ words', async () => {
	const content = { ...refused('554'), isContentRefused: true };
	const { send, messages } = recordingSend((_, { kind }) => (kind === 'digest' ? content : SENT));
	const { db } = start(send);
	const store = prepareStore(db);
	for (const message of 'abcdef') store(fixtureAnfrage({ message }), AT, ['owner']);
	await vi.advanceTimersByTimeAsync(3 * MINUTE);
	const lists = messages.filter((message) => message.kind === 'digest');
	expect(lists.map(({ anfragen }) => anfragen.map(({ mailKind }) => mailKind))).toEqual([
		['full'],
		['notice'],
	]);
});

test('of marked inquiries in an hour five are mailed, and one list names the others', async () => {
	const { send, messages } = recordingSend();
	const { db } = start(send);
	const store = prepareStore(db);
	for (let minute = 0; minute < 59; minute += 1) {
		store(fixtureAnfrage({ message: `${minute}` }), new Date(), ['owner']);
		await vi.advanceTimersByTimeAsync(MINUTE);
	}
	const kinds = messages.map(({ kind }) => kind);
	expect(kinds).toEqual([...Array(5).fill('anfrage'), 'digest']);
	await vi.advanceTimersByTimeAsync(9 * MINUTE);
	const last = messages.findLast((message) => message.kind === 'digest');
	expect(last?.anfragen.length).toBeGreaterThan(40);
});
