import { expect, test } from 'vitest';
import { allAnfragen } from './store/archive.ts';
import { mark, unmark } from './store/queue.ts';
import { recordingSend, refused, SENT } from './testing/fake-send.ts';
import { AT, giveUpOn } from './testing/stored.ts';
import { world } from './testing/world.ts';
import { HOUR, MINUTE } from './times.ts';

const content = refused('554', 'content');

test('unmarked inquiries go first, one by one; marked ones together in one mail an hour', async () => {
	const { clock, deliver, store } = world();
	store({ reasons: ['owner'] }, {}, { reasons: ['no-browser'] }, {});
	const { send, got } = recordingSend();
	await deliver(send);
	store({ reasons: ['owner'] }, {});
	clock.time += HOUR - 1;
	await deliver(send);
	expect(got).toEqual([[4], [2], [3, 1], [6]]);
	clock.time += 1;
	await deliver(send);
	expect(got.at(-1)).toEqual([5]);
});

test('the newest of the marked inquiries stands first, however often each was tried', async () => {
	const { db, deliver, store } = world();
	store(...Array(3).fill({ reasons: ['owner'] }));
	db.exec('UPDATE anfrage SET attempts = 1 WHERE id = 2');
	const { send, got } = recordingSend();
	await deliver(send);
	expect(got).toEqual([[3, 2, 1]]);
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

test('above the limit of mails an hour one note says how many wait; refusals use up nothing', async () => {
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
	clock.time += HOUR;
	await deliver();
	expect(got.slice(4), 'the one tried before comes last').toEqual([[1], [4]]);
});

test('the note and the log say how many wait for the next hour', async () => {
	const { logged, sender, store } = world();
	store({}, {}, {});
	const { send, messages } = recordingSend();
	const deliver = sender(send, 1);
	await deliver();
	await deliver();
	expect(messages).toHaveLength(2);
	expect(messages.at(-1)).toMatchObject({
		subject: '2 Anfragen warten',
		sentences: [
			expect.stringMatching(
				/MAIL_LIMIT: 1\)\. 2 Anfragen warten deshalb\. Sie kommen von selbst, nach und nach, höchstens 1 in der Stunde\.$/,
			),
		],
	});
	expect(logged.at(-1)).toBe('Die Grenze je Stunde ist erreicht{"wartend":2,"MAIL_LIMIT":1}');
});

test('above the limit marked inquiries wait as well, and what comes while they are sent', async () => {
	const { clock, sender, store } = world();
	store({}, { reasons: ['owner'] });
	const { send, messages } = recordingSend(({ kind }) => {
		if (kind === 'marked') store({});
		return SENT;
	});
	const kinds = () => messages.map(({ kind }) => kind);
	await sender(send, 1)();
	expect(kinds()).toEqual(['anfrage']);
	clock.time += 1;
	await sender(send, 2)();
	expect(kinds()).toEqual(['anfrage', 'marked', 'note']);
});

test('marked inquiries of one mail count as one mail', async () => {
	const { sender, store } = world();
	store({ reasons: ['owner'] }, { reasons: ['owner'] });
	const { send, got } = recordingSend();
	const deliver = sender(send, 2);
	await deliver();
	store({});
	await deliver();
	expect(got).toEqual([[2, 1], [3]]);
});

test('the note speaks in the singular of one that waits', async () => {
	const { sender, store } = world();
	store({}, {});
	const { send, messages } = recordingSend();
	await sender(send, 1)();
	expect(JSON.stringify(messages.at(-1))).toMatch(
		/Eine Anfrage wartet deshalb\. Sie kommt von selbst, sobald die Stunde um ist\./,
	);
});

test('where the way to the mail server breaks off, a mail with marked inquiries is the last of its round', async () => {
	const { sender, store } = world();
	store({ reasons: ['owner'] });
	const { send, messages } = recordingSend(() => refused('ECONNECTION', 'transport'));
	await sender(send, 1)();
	expect(messages).toHaveLength(1);
});

test('the log names what was delivered and what was not by its zeichen, and why', async () => {
	const { db, clock, logged, sender, store } = world();
	store({});
	const answers = [refused('451 später')];
	const deliver = sender(recordingSend(() => answers.shift() ?? SENT).send);
	await deliver();
	clock.time += MINUTE;
	await deliver();
	expect(logged).toEqual([
		'Nicht zugestellt{"anfragen":["NNNN-01"],"grund":"451 später"}',
		'Zugestellt{"anfragen":["NNNN-01"]}',
	]);
	giveUpOn(db, ...store({}));
	store({});
	await sender(recordingSend().send)();
	expect(logged).toContain('Gescheitertes wird noch einmal gesendet{"anzahl":1}');
});

test('after a text that the server refuses the round goes on', async () => {
	const { deliver, store } = world();
	store({}, {});
	const { send, got } = recordingSend(() => (got.length === 1 ? content : SENT));
	await deliver(send);
	expect(got).toEqual([[2], [1]]);
});
