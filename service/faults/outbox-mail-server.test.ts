import { expect, onTestFinished, test } from 'vitest';
import {
	type MailServer,
	NOBODY,
	refusal,
	startMailServer,
	startScriptedServer,
} from '../mail/testing/mail-server.ts';
import { ADDRESSING } from '../mail/testing/sample-row.ts';
import { createMailer } from '../mail/transport.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { isHealthy, outboxStatus } from '../outbox/status.ts';
import { storeSamples } from '../outbox/testing/sample-anfrage.ts';
import { temporaryDatabase } from '../outbox/testing/temporary-database.ts';
import { isLong } from '../testing/is-long.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const DAYS = isLong ? 3 : 1;
/** Short, so that a server that hangs costs the test little of its own time. */
const TIMEOUTS = { connectMs: 50, silenceMs: 50, totalMs: 50 };
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
			const next = outboxStatus(db).nextAttemptAt;
			if (next === null || next > until) break;
			clock.time = Math.max(next, clock.time);
		}
		mailer.close();
		clock.time = until;
		return attempts;
	}
}

type Trouble = { url: string; seen?: string[]; timeouts?: typeof TIMEOUTS };

const TROUBLES: Record<string, () => Promise<Trouble>> = {
	'is not there': async () => ({ url: NOBODY }),
	'answers 421 at the door': () =>
		startMailServer({ onConnect: (_session, callback) => callback(refusal(421, 'später')) }),
	'answers 451 to the recipient': () =>
		startMailServer({ onRcptTo: (_to, _session, callback) => callback(refusal(451, 'später')) }),
	'answers 530 to the sender': () =>
		startMailServer({
			onMailFrom: (_from, _session, callback) => callback(refusal(530, 'anmelden')),
		}),
	'answers 550 to the recipient': () =>
		startMailServer({ onRcptTo: (_to, _session, callback) => callback(refusal(550, 'nein')) }),
	'hangs without a greeting': async () => ({
		...(await startScriptedServer(() => null)),
		timeouts: TIMEOUTS,
	}),
	'hangs after the text': async () => ({
		...(await startMailServer({ onData: (stream) => void stream.resume() })),
		timeouts: TIMEOUTS,
	}),
	'takes the text and is cut off before the reply': cuttingServer,
};

async function cuttingServer(): Promise<Trouble> {
	const seen: string[] = [];
	const server = await startMailServer({
		onData: (stream) => {
			let text = '';
			stream.setEncoding('utf8').on('data', (chunk: string) => {
				text += chunk;
			});
			stream.on('end', () => {
				seen.push(messageId(text));
				server.cut();
			});
		},
	});
	return { url: server.url, seen };
}

test('a mail server in trouble for days loses nothing, whatever the trouble', async () => {
	// Side by side, for they mostly wait.
	await Promise.all(Object.entries(TROUBLES).map(([name, begin]) => daysOf(name, begin)));
});

async function daysOf(name: string, begin: () => Promise<Trouble>): Promise<void> {
	const { db, clock, now, deliverOver } = setUp();
	const { url, seen = [], timeouts } = await begin();
	const attempts = await deliverOver(url, AT.getTime() + DAYS * DAY, timeouts);

	// Each was tried often enough to notice a return, and not so often as to be a nuisance.
	expect(attempts / 2, name).toBeGreaterThan(20 * DAYS + 5);
	expect(attempts / 2, name).toBeLessThan(25 * DAYS + 10);
	expect(outboxStatus(db), name).toMatchObject({ waiting: 2, failed: 0 });
	const reasons = db.prepare('SELECT last_error AS reason FROM outbox').all();
	for (const { reason } of reasons) expect(reason, name).toMatch(/Mailserver/);
	expect(isHealthy(db, now(), true), name).toBe(false);

	const server = await startMailServer();
	await deliverOver(server.url, clock.time + 1.1 * HOUR);
	expect(senders(server), name).toEqual(['Erste', 'Zweite']);
	expect(isHealthy(db, now(), true), name).toBe(true);

	// What was taken over although the reply was lost is recognisable as the same mail.
	const ids = [...seen, ...server.mails.map(({ raw }) => messageId(raw))];
	expect(new Set(ids).size, name).toBe(2);
	if (begin === cuttingServer) expect(seen.length, name).toBeGreaterThan(2);
}

function senders(server: MailServer): string[] {
	return server.mails.map(({ parsed }) => parsed.replyTo?.[0]?.name.split(' ')[0] ?? '').toSorted();
}

function messageId(raw: string): string {
	return /^Message-ID: (.*)$/m.exec(raw)?.[1] ?? 'keine';
}
