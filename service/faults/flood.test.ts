import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { startMailDouble } from '../testing/mail-double.ts';
import { createKeepAlive, sendAnfrage } from '../testing/send-anfrage.ts';
import { startService } from '../testing/start-service.ts';
import { storedMessages, waitingMessages } from '../testing/stored-messages.ts';
import { isLong } from './is-long.ts';

const ANFRAGEN = isLong ? 2_000 : 200;
const CLIENTS = 500;
/** Three times as fast as the 2,000 a minute that must be borne. */
const SECONDS = isLong ? 20 : 2;

test(`${ANFRAGEN} inquiries from ${CLIENTS} clients in ${SECONDS} s: none is lost`, async () => {
	const mail = await startMailDouble();
	const env = {
		DATA_DIR: mkdtempSync(join(tmpdir(), 'daten-')),
		DIST_DIR: writeFixtureSite(),
		SMTP_URL: mail.url,
		MAIL_FROM: 'web@beispiel.de',
		MAIL_TO: 'ich@beispiel.de',
		TRUST_PROXY: '1',
		MAIL_LIMIT: '0',
	};
	const service = await startService(env);
	const agent = createKeepAlive();
	const messages = Array.from({ length: ANFRAGEN }, (_, number) => `Anfrage Nummer ${number}.`);

	const began = performance.now();
	const answers = await Promise.all(
		messages.map(async (message, number) => {
			await sleep((number / ANFRAGEN) * SECONDS * 1000);
			const client = number % CLIENTS;
			const address = `198.51.${Math.floor(client / 250)}.${1 + (client % 250)}`;
			return sendAnfrage(service.url, message, { agent, client: address });
		}),
	);
	const seconds = (performance.now() - began) / 1000;
	const times = answers.map((answer) => {
		expect(answer).toMatchObject({ kind: 'answer', status: 200 });
		return answer.kind === 'answer' ? answer.ms : Number.POSITIVE_INFINITY;
	});
	times.sort((a, b) => a - b);
	const percentile = (share: number) => times[Math.ceil(times.length * share) - 1]?.toFixed(1);
	console.log(
		`Flut: ${ANFRAGEN} Anfragen in ${seconds.toFixed(0)} s, p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms`,
	);

	agent.destroy();
	service.child.kill('SIGTERM');
	expect(await service.ended).toBe(0);
	await mail.close();

	expect(storedMessages(env.DATA_DIR).sort()).toEqual(messages.sort());
	const delivered = mail.mails.map(({ text }) => /Anfrage Nummer \d+\./.exec(text)?.[0]);
	expect(new Set(delivered).size).toBe(delivered.length);
	expect([...delivered, ...waitingMessages(env.DATA_DIR)].sort()).toEqual(messages);
});
