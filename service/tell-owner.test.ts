import { expect, test } from 'vitest';
import type { SendResult } from './mail/refusal.ts';
import type { Problem } from './problem.ts';
import { createTellOwner } from './tell-owner.ts';
import { recordingSend, refused, SENT } from './testing/fake-send.ts';
import { AT, storedAnfrage, storeFixtures } from './testing/stored.ts';
import { world } from './testing/world.ts';
import { DAY, HOUR, MINUTE } from './times.ts';

const DISK: Problem = { key: 'disk', urgency: 'hint', sentence: 'Wenig Platz.' };
const FAILED: Problem = { key: 'failed', urgency: 'fault', sentence: 'Nicht zustellbar.' };
const FULL: Problem = { key: 'full', urgency: 'closed', sentence: 'Kein Platz.' };
const UNREAD: Problem = { key: 'unread', urgency: 'unread', sentence: 'Nicht gelesen.' };
const MAIL: Problem = { key: 'mail', urgency: 'fault', sentence: 'Keine E-Mail.' };

/** @param answers of the mail server, to the first mails */
function setUp(...answers: SendResult[]) {
	const parts = world();
	const { db, clock, logged } = parts;
	const { send, messages } = recordingSend(() => answers.shift() ?? SENT);
	const start = () => createTellOwner({ ...parts, way: parts.wayOf(send), retentionDays: 180 });
	const tellOwner = start();
	const tell = (...problems: Problem[]) => tellOwner(problems, db);
	/** Mailed in part, and received so long ago that they are deleted in 13 days. */
	const storeOld = (...fixtures: object[]) => {
		storeFixtures(db, new Date(AT.getTime() - 167 * DAY), ...fixtures);
		db.exec("UPDATE anfrage SET status = 'sent', mail_kind = 'excerpt'");
	};
	const told = () =>
		messages.map((mail) => (mail.kind === 'note' ? [mail.subject, ...mail.sentences] : []));
	return { db, clock, logged, messages, told, tell, start, storeOld };
}

test('all that is wrong comes in one mail a day, for as long as it lasts; where nothing is wrong there is none', async () => {
	const { clock, told, tell } = setUp();
	await tell();
	expect(told()).toEqual([]);
	await tell(DISK, FAILED);
	const mail = ['Bitte nachsehen: Ihre Website', 'Wenig Platz.', 'Nicht zustellbar.'];
	clock.time += DAY - 1;
	await tell(DISK, FAILED);
	expect(told()).toEqual([mail]);
	clock.time += 1;
	await tell(DISK, FAILED);
	expect(told()).toEqual([mail, mail]);
});

test('what was not in the last mail is told at once with all others; what ended is not told, nor when it comes again within the hour', async () => {
	const { told, tell } = setUp();
	await tell(DISK);
	await tell(DISK, FULL);
	await tell(DISK);
	await tell(DISK, FULL);
	expect(told()).toEqual([
		['Hinweis zu Ihrer Website', 'Wenig Platz.'],
		['Dringend: Ihr Kontaktformular nimmt nichts an', 'Wenig Platz.', 'Kein Platz.'],
	]);
});

test('what had ended before the last mail is told at once when it comes again', async () => {
	const { told, tell } = setUp();
	await tell(FULL);
	await tell(DISK);
	await tell(DISK, FULL);
	expect(told()).toHaveLength(3);
});

test('what comes again after an hour is told again at once, also where that mail is refused first', async () => {
	const { clock, told, tell } = setUp(SENT, refused('451'));
	await tell(FULL);
	await tell(FULL);
	clock.time += HOUR;
	await tell();
	await tell(FULL);
	clock.time += MINUTE;
	await tell(FULL);
	clock.time += MINUTE;
	await tell(FULL);
	expect(told()).toHaveLength(3);
});

test('what comes and goes within the hour is told once a day', async () => {
	const { clock, told, tell } = setUp();
	for (let minute = 0; minute < 23 * 60; minute += 1) {
		await tell(...(minute % 50 === 0 ? [FULL] : []));
		clock.time += MINUTE;
	}
	expect(told()).toHaveLength(1);
});

test('with a restart the hour in which something is gone begins anew', async () => {
	const { db, clock, told, tell, start } = setUp();
	await tell(FULL);
	clock.time += HOUR;
	const restarted = start();
	await restarted([], db);
	await restarted([FULL], db);
	expect(told()).toHaveLength(1);
	clock.time += HOUR;
	await restarted([], db);
	await restarted([FULL], db);
	expect(told()).toHaveLength(2);
});

test('after a restart nothing is told again', async () => {
	const { db, told, tell, start } = setUp();
	await tell(DISK);
	await start()([DISK], db);
	expect(told()).toHaveLength(1);
});

test.each([3 * DAY, 200 * DAY])(
	'after a clock that was ahead by %i the owner is told the same day',
	async (jump) => {
		const { clock, told, tell } = setUp();
		clock.time += jump;
		await tell(DISK);
		clock.time -= jump;
		await tell(DISK);
		await tell(DISK);
		expect(told()).toHaveLength(2);
	},
);

test('a refused mail is tried again after 1, 2, 4 … minutes', async () => {
	const { clock, told, tell } = setUp(refused('451'), refused('451'));
	const after: number[] = [];
	for (let minute = 0; minute < 60; minute += 1) {
		const before = told().length;
		await tell(DISK);
		if (told().length > before) after.push(minute);
		clock.time += MINUTE;
	}
	expect(after).toEqual([0, 1, 3]);
});

test('that no mail goes out is logged, and in no mail', async () => {
	const { logged, told, tell } = setUp();
	await tell(MAIL);
	expect([logged.join(), told()]).toEqual([expect.stringContaining('Keine E-Mail.'), []]);
});

test('a trouble is logged when it comes, every day while it lasts, and when it comes again', async () => {
	const { clock, logged, tell } = setUp();
	const lines = () => logged.filter((line) => line.startsWith('Wenig')).length;
	await tell(DISK);
	clock.time += DAY - 1;
	await tell(DISK);
	expect(lines()).toBe(1);
	clock.time += 1;
	await tell(DISK);
	expect(lines()).toBe(2);
	await tell();
	await tell(DISK);
	expect(lines()).toBe(3);
});

test('inquiries about to be deleted unread come once, with their text, and alone at most once a day', async () => {
	const { clock, messages, told, tell, storeOld } = setUp();
	storeOld({ message: 'Wer liest das?' });
	await tell(UNREAD);
	expect(told()).toEqual([['Bitte lesen: wird bald gelöscht', 'Nicht gelesen.']]);
	storeOld({});
	clock.time += HOUR;
	await tell(UNREAD);
	expect(messages).toMatchObject([{ anfragen: [{ message: 'Wer liest das?' }] }]);
	clock.time += DAY;
	await tell(UNREAD);
	clock.time += DAY;
	await tell(UNREAD);
	expect(messages).toMatchObject([{}, { anfragen: [{ id: 2 }] }]);
	expect(messages).toHaveLength(2);
});

test('what is new takes with it what is unread: one mail, not two', async () => {
	const { clock, messages, tell, storeOld } = setUp();
	storeOld({});
	await tell(UNREAD);
	storeOld({});
	clock.time += HOUR;
	await tell(DISK, UNREAD);
	await tell(DISK, UNREAD);
	expect(messages).toMatchObject([
		{ anfragen: [{ id: 1 }] },
		{ sentences: ['Wenig Platz.', 'Nicht gelesen.'], anfragen: [{ id: 2 }] },
	]);
});

test('another mail does not make the unread ones news again', async () => {
	const { clock, told, tell, storeOld } = setUp();
	storeOld({});
	await tell(UNREAD);
	clock.time += HOUR;
	await tell(DISK, UNREAD);
	storeOld({});
	clock.time += HOUR;
	await tell(DISK, UNREAD);
	expect(told()).toHaveLength(2);
});

test('that something unread has been told makes nothing else come again', async () => {
	const { clock, told, tell, storeOld } = setUp();
	storeOld({});
	await tell(UNREAD);
	clock.time += 2 * DAY;
	await tell(DISK);
	clock.time += HOUR;
	await tell(DISK, UNREAD);
	await tell(DISK, UNREAD);
	expect(told()).toHaveLength(2);
});

test('a text that the mail server refuses keeps nothing else from the owner', async () => {
	const { db, messages, tell, storeOld } = setUp(refused('554', 'content'));
	storeOld({});
	await tell(UNREAD);
	expect(messages).toMatchObject([
		{ anfragen: [{ mailKind: 'excerpt' }] },
		{ anfragen: [{ mailKind: 'notice' }] },
	]);
	expect(storedAnfrage(db)?.toldAt).toBe(AT.getTime());
});

test('where the database takes nothing, as on a full disk, the mail is not repeated within the day', async () => {
	const { db, clock, told, tell, storeOld } = setUp();
	storeOld({});
	db.exec("CREATE TRIGGER voll BEFORE UPDATE ON anfrage BEGIN SELECT RAISE(ABORT, 'voll'); END");
	await expect(tell(FULL, UNREAD)).rejects.toThrow('voll');
	clock.time += DAY - 1;
	await tell(FULL, UNREAD);
	expect(told()).toHaveLength(1);
});

test('where there is no database, what is wrong is mailed all the same', async () => {
	const { told, start } = setUp();
	await start()([FULL, UNREAD], null);
	expect(told()).toEqual([['Dringend: Ihr Kontaktformular nimmt nichts an', 'Kein Platz.']]);
});

test('a mail that is refused for itself is not sent again without its texts where it has none, or for another reason', async () => {
	const { messages, logged, tell } = setUp(refused('554', 'content'));
	await tell(DISK);
	expect(messages).toHaveLength(1);
	expect(logged.at(-1)).toBe('Die E-Mail über Probleme ging nicht hinaus{"grund":"554"}');
	const other = setUp(refused('451'));
	other.storeOld({});
	await other.tell(UNREAD);
	expect(other.messages).toHaveLength(1);
});

test('only the trouble that ended is forgotten: another one that lasts is not logged again', async () => {
	const { logged, tell } = setUp();
	await tell(DISK, FAILED);
	await tell(DISK);
	await tell(DISK, FAILED);
	const words = logged.map((line) => line.replace(/\{.*/, ''));
	expect(words).toEqual(['Wenig Platz.', 'Nicht zustellbar.', 'Nicht zustellbar.']);
});

test('without a mail server troubles are logged', async () => {
	const { db, log, logged, memory, host } = world();
	const tellOwner = createTellOwner({ way: null, memory, host, log, retentionDays: 180 });
	await tellOwner([DISK], db);
	expect(logged).toEqual(['Wenig Platz.{}']);
});
