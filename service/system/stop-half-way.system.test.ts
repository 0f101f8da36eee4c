import { expect, test } from 'vitest';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { startService } from '../../testing/start-service.ts';
import { storedMessages } from '../../testing/stored-messages.ts';
import { sendRaw } from '../testing/send-raw.ts';

test('inquiries that are half sent at SIGTERM may arrive in full, and are accepted', async () => {
	const env = { RATE_LIMIT: '0', TRUST_PROXY: '1' };
	const { url, dataDir, child, ended, output } = await startService(env);
	const { promise: stopping, resolve: goOn } = Promise.withResolvers<void>();
	const messages = Array.from({ length: 20 }, (_, number) => `Nummer ${number}`);
	const halves = messages.map(async (message, number) => {
		const body = JSON.stringify(fixtureAnfrage({ message }));
		const length = `Content-Length: ${Buffer.byteLength(body)}`;
		const head = `POST /backend/sendMail.php HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.${number}\r\nConnection: close\r\n${length}\r\nContent-Type: application/json\r\n\r\n`;
		const rest = stopping.then(() => body);
		return sendRaw(url, head, rest);
	});
	// Connections are taken in their order: once this one is answered, all before it have been read.
	expect((await sendRequest(`${url}/backend/health`)).status).toBe(200);
	child.kill('SIGTERM');
	await expect.poll(output).toContain('Der Dienst wird beendet.');
	goOn();
	for (const answer of await Promise.all(halves)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
	expect(await ended).toBe(0);
	expect(storedMessages(dataDir).sort()).toEqual(messages.sort());
});
