import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { sendAnfrage } from '../../testing/send-anfrage.ts';
import type { Answer } from '../../testing/send-request.ts';
import { type Service, startService } from '../../testing/start-service.ts';
import { storedMessages } from '../../testing/stored-messages.ts';
import { mailEnv } from '../testing/mail-settings.ts';
import { connectTo } from '../testing/send-raw.ts';
import { opened, storeFixtures } from '../testing/stored.ts';

test('600 spam inquiries at once from 200 networks, after 150 with a megabyte in a name, delay no genuine one and fill neither memory nor mailbox', async () => {
	await using mailServer = await startMailServer();
	const db = opened();
	const long = { vorname: 'ü'.repeat(500_000), reasons: ['owner' as const] };
	storeFixtures(db, new Date(Date.now() - 3_600_000), ...Array(150).fill(long));
	const env = { ...mailEnv(mailServer.url), DATA_DIR: dirname(db.location() ?? '') };
	const service = await startService({ ...env, TRUST_PROXY: '1' });
	const agent = new Agent({ keepAlive: true, maxSockets: 64 });
	const send = (message: string, from: string) =>
		sendAnfrage(service.url, message, { agent, headers: { 'x-forwarded-for': from } });
	const expectThanks = async (sent: Promise<Answer>) => expect((await sent).status).toBe(200);
	const genuine = Array.from({ length: 10 }, (_, number) => `Anliegen ${number}`);
	// Latin and Cyrillic letters in one word.
	const offer = 'Сasino! Sichern Sie sich heute noch unser Angebot. '.repeat(100);
	const spam = Array.from({ length: 600 }, (_, number) =>
		send(`${number} ${offer}`, `10.0.${number % 200}.1`),
	);
	const others = genuine.map((message, number) => send(message, `192.0.2.${number}`));
	await Promise.all([...spam, ...others].map(expectThanks));
	const mailed = () =>
		genuine.filter((message) => mailServer.mails.some(({ text }) => text?.includes(message)));
	await expect.poll(mailed).toEqual(genuine);
	const subjects = () => mailServer.mails.map(({ subject }) => subject);
	await expect.poll(subjects).toContainEqual(expect.stringContaining('markierte Anfrage'));
	expect(storedMessages(service.dataDir)).toHaveLength(760);
	expect(peakMegabytes(service)).toBeLessThan(400);
	expect(subjects().length).toBeLessThanOrEqual(genuine.length + 2);
	agent.destroy();
	await service.stop();
});

test('unfinished bodies in pieces of 16 bytes take little more memory than their size', async () => {
	const service = await startService({ RATE_LIMIT: '0' });
	const piece = `10\r\n${'x'.repeat(16)}\r\n`.repeat(65_000);
	const head = 'Host: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
	const sent = Array.from({ length: 40 }, () => {
		const socket = connectTo(service.url).on('error', () => {});
		return new Promise((written) =>
			socket.write(`POST /backend/sendMail.php HTTP/1.1\r\n${head}${piece}`, written),
		);
	});
	await Promise.all(sent);
	expect((await sendAnfrage(service.url, 'ein Mensch')).status).toBe(200);
	expect(peakMegabytes(service)).toBeLessThan(200);
	await service.stop('SIGKILL');
});

/** The most memory that the process has held. */
function peakMegabytes({ child }: Service): number {
	const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
	return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
