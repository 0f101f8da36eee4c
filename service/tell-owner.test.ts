import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SendResult } from './mail/refusal.ts';
import { createTellOwner } from './tell-owner.ts';
import { recordingSend, refused, SENT } from './testing/fake-send.ts';
import { AT, giveUpOn, storeFixtures } from './testing/stored.ts';
import { world } from './testing/world.ts';
import { DAY } from './times.ts';

/** @param answers of the mail server, to the first mails */
function setUp(...answers: SendResult[]) {
	const { db, file, now, log, clock } = world();
	const { send, messages } = recordingSend(() => answers.shift() ?? SENT);
	const deps = { db, now, log, send, retentionDays: 180, ownerCommand: 'anfragen' };
	/** As after a start, when nothing is remembered but in the database. */
	const tell = () => createTellOwner(deps)();
	/** Mailed in part, and received so long ago that they are deleted in 13 days. */
	const storeOld = (...fixtures: object[]) => {
		storeFixtures(db, new Date(AT.getTime() - 167 * DAY), ...fixtures);
		db.exec("UPDATE anfrage SET status = 'sent', mail_kind = 'excerpt'");
	};
	return { db, file, clock, deps, messages, tell, storeOld };
}

test('all that is wrong comes in one mail a day, for as long as it lasts; where nothing is wrong there is none', async () => {
	const { db, file, clock, messages, tell } = setUp(refused('451'));
	await tell();
	expect(messages).toEqual([]);
	giveUpOn(db, ...storeFixtures(db, AT, {}));
	writeFileSync(`${file}.beschaedigt-20260301`, '');
	await tell();
	await tell();
	clock.time += DAY - 1;
	await tell();
	const sentences = [
		expect.stringContaining('.beschaedigt-20260301'),
		expect.stringMatching(/^Nicht zustellbar: Anfrage Nr\. 1\./),
	];
	const subject = 'Bitte nachsehen: Ihre Website';
	const note = { kind: 'note', subject, sentences, anfragen: [] };
	expect(messages, 'the second, since the first was refused').toEqual([note, note]);
	clock.time += 1;
	await tell();
	expect(messages).toHaveLength(3);
});

test('inquiries about to be deleted unread come once, with their text', async () => {
	const { clock, messages, tell, storeOld } = setUp();
	storeOld({ message: 'Wer liest das?' });
	await tell();
	clock.time += DAY;
	await tell();
	expect(messages).toMatchObject([
		{
			sentences: [expect.stringMatching(/14 Tagen gelöscht: Anfrage Nr\. 1\./)],
			anfragen: [{ message: 'Wer liest das?' }],
		},
	]);
	storeOld({});
	await tell();
	expect(messages.at(1)).toMatchObject({ anfragen: [{ id: 2 }] });
});

test('a text that the mail server refuses keeps nothing else from the owner', async () => {
	const { clock, messages, tell, storeOld } = setUp(refused('554', 'content'));
	storeOld({});
	await tell();
	clock.time += DAY;
	await tell();
	expect(messages).toMatchObject([
		{ anfragen: [{ mailKind: 'excerpt' }] },
		{ anfragen: [{ mailKind: 'notice' }] },
	]);
});

test('where the mail cannot be noted, as on a full disk, it is not repeated within the day', async () => {
	const { db, clock, deps, messages } = setUp();
	giveUpOn(db, ...storeFixtures(db, AT, {}));
	db.exec("CREATE TRIGGER voll BEFORE INSERT ON told BEGIN SELECT RAISE(ABORT, 'voll'); END");
	const tellOwner = createTellOwner(deps);
	await expect(tellOwner()).rejects.toThrow('voll');
	clock.time += DAY - 1;
	await tellOwner();
	expect(messages).toHaveLength(1);
});
