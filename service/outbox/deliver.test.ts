import { expect, test, vi } from 'vitest';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import type { SendResult } from '../mail/mailer.ts';
import type { Reason } from '../spam/reasons.ts';
import { delivery, entry } from '../testing/delivery.ts';
import { recordingSend, refused, SENT } from '../testing/fake-send.ts';
import { storeFixtures } from '../testing/store-fixtures.ts';
import { AT } from '../testing/times.ts';
import { DAY, HOUR, MINUTE } from '../times.ts';
import { prepareStore } from './accept.ts';

test('what is due is sent once, the newest first, and recorded with the time', async () => {
	const { db, clock, deliver } = delivery(0);
	for (const minutes of [5, 1, 3]) storeFixtures(db, new Date(AT.getTime() + minutes * MINUTE), {});
	const { send, got } = recordingSend();
	clock.time += 10 * MINUTE;
	expect(await deliver(send)).toMatchObject({ sent: 3, retried: 0, failed: 0 });
	expect(await deliver(send)).toMatchObject({ sent: 0, retried: 0, failed: 0 });
	expect(got).toEqual([3, 2, 1]);
	expect(entry(db)).toMatchObject({ status: 'sent', sent_at: clock.time, attempts: 1 });
});

test('a refused mail is tried again after 1, 2, 4, 8, 16 and 32 minutes, then hourly for seven days, then it has failed', async () => {
	const { db, clock, deliver } = delivery();
	const { send } = recordingSend(() => refused('451 später'));
	const delays: number[] = [];
	while (entry(db).status === 'waiting') {
		await deliver(send);
		delays.push(Number(entry(db).due_at) - clock.time);
		clock.time = Number(entry(db).due_at);
	}
	expect(entry(db)).toMatchObject({ status: 'failed', last_error: '451 später' });
	const days = (clock.time - AT.getTime()) / DAY;
	expect(days).toBeGreaterThanOrEqual(7);
	expect(days).toBeLessThan(7.1);
	// Not in step with others: each a tenth sooner or later at most.
	const agreed = [1, 2, 4, 8, 16, 32, ...Array(delays.length).fill(60)];
	const off = delays.slice(0, -1).map((delay, i) => delay / (agreed[i] * MINUTE) - 1);
	expect(Math.max(...off.map(Math.abs))).toBeLessThanOrEqual(0.1001);
	expect(new Set(off).size).toBeGreaterThan(50);
});

test('a refusal on a clock that jumped ahead does not use up the seven days', async () => {
	const { db, clock, deliver } = delivery();
	clock.time += 3650 * DAY;
	await deliver(recordingSend(() => refused('451')).send);
	expect(entry(db)).toMatchObject({ status: 'waiting', attempts: 1 });
});

const content: SendResult = {
	kind: 'refused',
	cause: '554',
	words: 'Spam',
	isContentRefused: true,
};

test('after a refused text a short notice is sent; after a refused notice the text is tried again', async () => {
	const { db, clock, deliver } = delivery();
	const answers = [content, refused('421'), content, content, SENT];
	const { send, messages } = recordingSend(() => answers.shift() ?? SENT);
	for (let attempt = 0; attempt < 5; attempt++) {
		await deliver(send);
		clock.time += HOUR;
	}
	const kinds = messages.map(({ kind }) => kind);
	expect(kinds).toEqual(['anfrage', 'notice', 'notice', 'anfrage', 'notice']);
	expect(entry(db)).toMatchObject({ status: 'sent', mail_kind: 'notice', last_error: '554\nSpam' });
});

test('a limit of mails an hour is not used up by refusals', async () => {
	const { deliver } = delivery(5);
	const { send, got } = recordingSend((id) => (id > 2 ? refused('451') : SENT));
	await deliver(send, 2);
	expect(got).toEqual([5, 4, 3, 2, 1]);
});

test('unmarked inquiries never wait behind marked ones; those marked by the rate limit alone go before other marked ones', async () => {
	const { db, clock, now, deliver } = delivery(0);
	const store = prepareStore(db);
	const reasons: Reason[][] = [['no-browser'], ['rate-limit'], [], ['owner'], []];
	for (const [index, given] of reasons.entries()) {
		store(fixtureAnfrage({ message: `${index}` }), now(), given);
	}
	const { send, got } = recordingSend();
	await deliver(send);
	expect(got).toEqual([5, 3]);
	clock.time += MINUTE;
	await deliver(send);
	expect(got.slice(2)).toEqual([2, 4, 1]);
});

test('five marked inquiries an hour are mailed one by one, and only from what unmarked ones leave', async () => {
	const { db, clock, now, deliver } = delivery(0);
	const store = prepareStore(db);
	const put = (count: number, given: Reason[]) => {
		for (let number = 0; number < count; number += 1) {
			store(fixtureAnfrage({ message: `${given}${clock.time}${number}` }), now(), given);
		}
	};
	const { send, got } = recordingSend();
	put(8, ['near-copy']);
	clock.time += MINUTE;
	await deliver(send);
	expect(got).toHaveLength(5);
	put(3, []);
	await deliver(send, 3);
	expect(got).toHaveLength(8);
	clock.time += HOUR;
	put(3, []);
	await deliver(send, 4);
	expect(got).toHaveLength(12);
});

test('a mail sent in the future, since the clock was set back, does not count for this hour', async () => {
	const { clock, deliver } = delivery(2);
	const { send, got } = recordingSend();
	await deliver(send, 1);
	clock.time -= DAY;
	await deliver(send, 1);
	expect(got).toEqual([2, 1]);
});

test('an unreadable inquiry is reported and delays no other', async () => {
	const { db, deliver } = delivery(3);
	db.exec('UPDATE outbox SET queued_at = 9e18 WHERE anfrage_id = 1');
	const { send, got } = recordingSend();
	await expect(deliver(send)).rejects.toThrow('too large');
	await deliver(send);
	expect(got).toEqual([3, 2]);
});

test('an inquiry deleted while it is claimed uses up none of the hour’s mails', async () => {
	const { db, deliver } = delivery(2);
	vi.spyOn(db, 'exec').mockImplementation((sql) => {
		Object.getPrototypeOf(db).exec.call(db, sql);
		if (sql === 'COMMIT') db.prepare('DELETE FROM anfrage WHERE id = 1').run();
	});
	const { send, got } = recordingSend();
	const delivered = await deliver(send, 1);
	expect(delivered).toMatchObject({ sent: 1, retried: 0, failed: 0 });
	expect(got).toEqual([2]);
});
