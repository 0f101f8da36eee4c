import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { sampleAnfrage } from '../outbox/testing/sample-anfrage.ts';
import { ask, askRaw } from '../testing/ask.ts';
import { createKeepAlive, orNoAnswer, sendAnfrage } from '../testing/send-anfrage.ts';
import { startService } from '../testing/start-service.ts';
import { storedMessages } from '../testing/stored-messages.ts';

const UNLIMITED = { RATE_LIMIT: '0' };

test('SIGTERM while inquiries are only half there: they may arrive, and are thanked for', async () => {
	const env = { ...UNLIMITED, TRUST_PROXY: '1' };
	const { url, dataDir, child, ended } = await startService(env);
	const port = Number(new URL(url).port);
	const { promise: stopping, resolve: goOn } = Promise.withResolvers<void>();
	const messages = Array.from({ length: 20 }, (_, number) => `Nummer ${number}`);
	const halves = messages.map(async (message, number) => {
		const body = JSON.stringify(sampleAnfrage({ message }));
		const length = `Content-Length: ${Buffer.byteLength(body)}`;
		const head = `POST /backend/sendMail.php HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.${number}\r\nConnection: close\r\n${length}\r\nContent-Type: application/json\r\n\r\n`;
		const rest = stopping.then(() => body);
		return askRaw(port, head, rest);
	});
	const spare = connect(port, '127.0.0.1').resume();
	const spareClosed = once(spare, 'close');
	// Connections are taken in their order: once this one is answered, all before it have been read.
	expect((await ask(`${url}/backend/health`)).status).toBe(200);
	child.kill('SIGTERM');
	// A browser’s spare connection holds up nothing. Were it not closed, all would be cut in the end.
	await spareClosed;
	goOn();
	for (const answer of await Promise.all(halves)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
	expect(await ended).toBe(0);
	expect(storedMessages(dataDir).sort()).toEqual(messages.sort());
});

test('SIGTERM under full load: every answer is thanks or a refusal, and thanks are kept', async () => {
	const { url, dataDir, child, ended } = await startService(UNLIMITED);
	const agent = createKeepAlive();
	const thanked: string[] = [];
	const others: string[] = [];
	const load = Array.from({ length: 32 }, async (_, sender) => {
		for (let number = 0; ; number += 1) {
			const message = `Absender ${sender}, Nummer ${number}`;
			const sent = await orNoAnswer(sendAnfrage(url, message, { agent }));
			if (sent === null) return;
			if (sent.status === 200) thanked.push(message);
			else others.push(`${sent.status} ${sent.headers['content-type']}`);
		}
	});
	await expect.poll(() => thanked.length, { timeout: 20_000 }).toBeGreaterThan(100);
	child.kill('SIGTERM');
	await Promise.all(load);
	agent.destroy();

	expect(await ended).toBe(0);
	expect(others.filter((answer) => answer !== '503 text/plain; charset=utf-8')).toEqual([]);
	const stored = new Set(storedMessages(dataDir));
	expect(thanked.filter((message) => !stored.has(message))).toEqual([]);
});
