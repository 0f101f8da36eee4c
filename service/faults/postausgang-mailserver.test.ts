import { setImmediate as turn } from 'node:timers/promises';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
	closedPort,
	type MailServer,
	refusal,
	startMailServer,
	startScriptedServer,
} from '../mail/testing/mail-server.ts';
import { ADDRESSING } from '../mail/testing/sample-row.ts';
import { createMailer } from '../mail/transport.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { requeue } from '../outbox/requeue.ts';
import { isHealthy, outboxStatus } from '../outbox/status.ts';
import { storeSamples } from '../outbox/testing/sample-anfrage.ts';
import { temporaryDatabase } from '../outbox/testing/temporary-database.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Short, so that a server that hangs costs the test little of its own time. */
const TIMEOUTS = { connectMs: 40, silenceMs: 40, totalMs: 80 };
const PATIENT = { connectMs: 20_000, silenceMs: 20_000, totalMs: 20_000 };

function setUp() {
	const { db } = temporaryDatabase();
	storeSamples(db, AT, { vorname: 'Erste' }, { vorname: 'Zweite' });
	const clock = { time: AT.getTime() };
	const now = () => new Date(clock.time);
	return { db, clock, now, deliverOver };

	/** Delivers whatever comes due until the clock shows `until`, jumping from one to the next. */
	async function deliverOver(smtpUrl: string, until: number, timeouts = PATIENT): Promise<number> {
		const mailer = createMailer({ ...ADDRESSING, smtpUrl }, timeouts);
		onTestFinished(() => mailer.close());
		let attempts = 0;
		while (true) {
			const { sent, retried, failed } = await deliverDue({ db, send: mailer.send, now });
			attempts += sent + retried + failed;
			const next = outboxStatus(db, now()).nextAttemptAt;
			if (next === null || next > until) break;
			clock.time = Math.max(next, clock.time);
		}
		mailer.close();
		clock.time = until;
		return attempts;
	}
}

async function refusing(options: SMTPServerOptions): Promise<{ url: string }> {
	return startMailServer(options);
}

const TROUBLES: [string, () => Promise<{ url: string }>, typeof TIMEOUTS][] = [
	['is not there', closedPort, PATIENT],
	[
		'answers 421 at the door',
		() => refusing({ onConnect: (_session, callback) => callback(refusal(421, 'später')) }),
		PATIENT,
	],
	[
		'answers 451 to the recipient',
		() => refusing({ onRcptTo: (_to, _session, callback) => callback(refusal(451, 'später')) }),
		PATIENT,
	],
	['hangs without a greeting', () => startScriptedServer(() => null), TIMEOUTS],
	[
		'hangs after the text',
		() => refusing({ onData: (stream) => void stream.resume() }),
		{ ...TIMEOUTS, totalMs: 150, silenceMs: 150 },
	],
];

describe.each(TROUBLES)('a mail server that %s for three days', (_, trouble, timeouts) => {
	test('loses nothing: everything arrives within about an hour of its return, once', async () => {
		const { db, clock, now, deliverOver } = setUp();
		const { url } = await trouble();
		const attempts = await deliverOver(url, AT.getTime() + 3 * DAY, timeouts);

		// Each was tried often enough to notice a return, and not so often as to be a nuisance.
		expect(attempts).toBeGreaterThan(2 * 60);
		expect(attempts).toBeLessThan(2 * 100);
		const status = outboxStatus(db, now());
		expect(status).toMatchObject({ waiting: 2, failed: 0, overdue: true });
		expect(status.lastError).toMatch(/\S/);
		expect(isHealthy(status, true)).toBe(false);

		const server = await startMailServer();
		await deliverOver(server.url, clock.time + 1.1 * HOUR);
		expect(senders(server)).toEqual(['Erste', 'Zweite']);
		expect(isHealthy(outboxStatus(db, now()), true)).toBe(true);
	});
});

describe('a mail server that answers 550', () => {
	test('is not asked again, is noticed, and gets everything when the owner says so', async () => {
		const { db, now, clock, deliverOver } = setUp();
		const { url } = await refusing({
			onRcptTo: (_to, _session, callback) => callback(refusal(550, 'Postfach gibt es nicht')),
		});
		expect(await deliverOver(url, AT.getTime() + 3 * DAY)).toBe(2);
		const status = outboxStatus(db, now());
		expect(status).toMatchObject({ waiting: 0, failed: 2, lastError: /550 Postfach/ });
		expect(isHealthy(status, true)).toBe(false);

		requeue(db, now(), null);
		const server = await startMailServer();
		await deliverOver(server.url, clock.time + HOUR);
		expect(senders(server)).toEqual(['Erste', 'Zweite']);
	});
});

describe('a mail server whose line is cut after the text and before the reply', () => {
	test('may get copies, all with one Message-ID per inquiry; none is missing', async () => {
		const { db, clock, now, deliverOver } = setUp();
		const ids: string[] = [];
		const cutting: MailServer = await startMailServer({
			onData: (stream) => {
				let text = '';
				stream.setEncoding('utf8').on('data', (chunk: string) => {
					text += chunk;
				});
				stream.on('end', () => {
					ids.push(messageId(text));
					cutting.cut();
				});
			},
		});
		await deliverOver(cutting.url, AT.getTime() + 3 * DAY);
		expect(outboxStatus(db, now())).toMatchObject({ waiting: 2, failed: 0 });
		expect(ids.length).toBeGreaterThan(2);
		expect(new Set(ids).size).toBe(2);

		const server = await startMailServer();
		await deliverOver(server.url, clock.time + 1.1 * HOUR);
		expect(senders(server)).toEqual(['Erste', 'Zweite']);
		expect(new Set([...ids, ...server.mails.map(({ raw }) => messageId(raw))]).size).toBe(2);
	});
});

test('inquiries that arrive while the server is down wait their turn and arrive in order', async () => {
	const { db, clock, now, deliverOver } = setUp();
	const { url } = await closedPort();
	for (let day = 1; day <= 3; day++) {
		await deliverOver(url, AT.getTime() + day * DAY);
		storeSamples(db, now(), { vorname: `Tag${day}` });
	}
	const server = await startMailServer();
	await deliverOver(server.url, clock.time + 1.1 * HOUR);
	await turn();
	expect(senders(server)).toEqual(['Erste', 'Tag1', 'Tag2', 'Tag3', 'Zweite']);
});

function senders(server: MailServer): string[] {
	return server.mails.map(({ parsed }) => parsed.subject?.split(' ')[2] ?? '').toSorted();
}

function messageId(raw: string): string {
	return /^Message-ID: (.*)$/m.exec(raw)?.[1] ?? 'keine';
}
