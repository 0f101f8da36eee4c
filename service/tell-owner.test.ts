import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tellOwner } from './tell-owner.ts';
import { recordingSend, refused, SENT } from './testing/fake-send.ts';
import { AT, giveUpOn, storeFixtures } from './testing/stored.ts';
import { world } from './testing/world.ts';
import { DAY } from './times.ts';

function setUp() {
	const { db, file, now, log, clock } = world();
	const { send, messages } = recordingSend();
	const deps = { db, now, log, send, retentionDays: 180, ownerCommand: 'anfragen' };
	const tell = (how = send) => tellOwner(deps, how);
	/** Mailed in part, and received so long ago that they are deleted in 13 days. */
	const storeOld = (...fixtures: object[]) => {
		storeFixtures(db, new Date(AT.getTime() - 167 * DAY), ...fixtures);
		db.exec("UPDATE anfrage SET status = 'sent', mail_kind = 'excerpt'");
	};
	return { db, file, clock, messages, tell, storeOld };
}

test('all that is wrong comes in one mail a day, for as long as it lasts; where nothing is wrong there is none', async () => {
	const { db, file, clock, messages, tell } = setUp();
	await tell();
	expect(messages).toEqual([]);
	giveUpOn(db, ...storeFixtures(db, AT, {}));
	writeFileSync(`${file}.beschaedigt-20260301`, '');
	await tell(recordingSend(() => refused('451')).send);
	await tell();
	clock.time += DAY - 1;
	await tell();
	const sentences = [
		expect.stringContaining('.beschaedigt-20260301'),
		expect.stringMatching(/^Nicht zustellbar: Anfrage Nr\. 1\./),
	];
	const subject = 'Bitte nachsehen: Ihre Website';
	expect(messages).toEqual([{ kind: 'note', subject, sentences, anfragen: [] }]);
	clock.time += 1;
	await tell();
	expect(messages).toHaveLength(2);
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
	const { clock, tell, storeOld } = setUp();
	storeOld({});
	const { send, messages } = recordingSend(() =>
		messages.length === 1 ? refused('554', 'content') : SENT,
	);
	await tell(send);
	clock.time += DAY;
	await tell(send);
	expect(messages).toMatchObject([
		{ anfragen: [{ mailKind: 'excerpt' }] },
		{ anfragen: [{ mailKind: 'notice' }] },
	]);
});
