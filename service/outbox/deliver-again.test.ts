import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Send, SendResult } from '../mail/mailer.ts';
import { delivery, entry, waitUntilSending } from '../testing/delivery.ts';
import { heldSend, recordingSend, refused, SENT } from '../testing/fake-send.ts';
import { opened, watchTries } from '../testing/temporary-database.ts';
import { AT, SECOND } from '../testing/times.ts';
import { DAY, HOUR } from '../times.ts';

async function killedWhileSending() {
	const { deliver, ...world } = delivery();
	const { send, got, release } = heldSend();
	const lost = deliver(send);
	await waitUntilSending(got);
	return { ...world, deliver, release, lost };
}

test('what a killed process was sending is due again when its lease ends, within a minute', async () => {
	const { file, clock, deliver } = await killedWhileSending();
	const next = opened(file);
	const { send, got } = recordingSend();
	for (const seconds of [31, -5, 50]) {
		expect(got).toEqual([]);
		clock.time = AT.getTime() + seconds * SECOND;
		await deliver(send, 0, next);
	}
	expect(got).toEqual([1]);
});

const late = refused('zu spät');
const again = refused('zweiter Versuch');
test.each<[string, SendResult, SendResult, 'last' | 'first', object]>([
	['a late refusal changes nothing', late, again, 'last', { last_error: again.cause }],
	['a late delivery counts, so no further copy is sent', SENT, again, 'last', { status: 'sent' }],
	['the delivery counts, though the second is refused', SENT, again, 'first', { status: 'sent' }],
])('after two processes sent the same mail, %s', async (_, own, others, ends, result) => {
	const { db, clock, file, deliver, ...first } = await killedWhileSending();
	clock.time += 50 * SECOND;
	const { send, got, release } = heldSend();
	const second = { release, lost: deliver(send, 0, opened(file)) };
	await waitUntilSending(got);
	const attempts = [
		{ ...first, result: own },
		{ ...second, result: others },
	];
	for (const { release, lost, result } of ends === 'last' ? attempts.toReversed() : attempts) {
		release(result);
		await lost;
	}
	expect(entry(db)).toMatchObject({ attempts: 2, status: 'waiting', ...result });
});

test('a mail sent while another process holds the database is not sent twice', async () => {
	const { db, file, clock, deliver } = delivery();
	const other = opened(file);
	const { send, got } = recordingSend(() => {
		other.exec('BEGIN IMMEDIATE');
		return SENT;
	});
	const tries = watchTries(db);
	const delivered = deliver(send);
	await tries.more(2);
	// Longer than a visitor would be kept waiting.
	tries.letPass(2_500);
	await tries.more(2);
	other.exec('ROLLBACK');
	expect(await delivered).toMatchObject({ sent: 1 });
	clock.time += HOUR;
	await deliver(send);
	expect(got).toEqual([1]);
	expect(entry(db)).toMatchObject({ status: 'sent', attempts: 1 });
});

test('a clock set back by years makes neither inquiries nor retries wait for years', async () => {
	const { clock, deliver } = delivery(2);
	await deliver(recordingSend((id) => (id === 1 ? refused('451') : SENT)).send);
	clock.time -= 3650 * DAY;
	expect(await deliver(recordingSend().send)).toMatchObject({ sent: 1 });
});

test.each([
	['ahead', 3650 * DAY],
	['back', -3650 * DAY],
])('when the clock jumps %s nothing is sent twice', async (_, jump) => {
	const { db, clock, deliver } = delivery(2);
	const first = heldSend();
	const second = recordingSend(() => {
		clock.time += jump;
		return { kind: 'sent' };
	});
	const send: Send = (message) =>
		(message.kind !== 'digest' && message.anfrage.id === 1 ? first : second).send(message);
	const delivered = deliver(send);
	while (entry(db, 2).status !== 'sent') await turn();
	for (let turns = 0; turns < 5; turns++) await turn();
	expect(first.got).toEqual([1]);
	first.release();
	expect(await delivered).toMatchObject({ sent: 2 });
});
