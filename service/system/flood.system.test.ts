import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFixtureSite } from '../../testing/fixture-site.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { sendAnfrage } from '../../testing/send-anfrage.ts';
import { type Answer, sendRequest } from '../../testing/send-request.ts';
import { type Service, startService } from '../../testing/start-service.ts';
import { storedMessages } from '../../testing/stored-messages.ts';
import { mailEnv } from '../testing/mail-settings.ts';
import { connectTo } from '../testing/send-raw.ts';
import { opened, storeFixtures } from '../testing/stored.ts';

test('600 spam inquiries at once from 200 networks, after 150 as long as can be, delay no genuine one and fill neither memory nor mailbox', async () => {
	await using mailServer = await startMailServer();
	const db = opened();
	const long = { vorname: 'ü'.repeat(30_000), reasons: ['owner' as const] };
	storeFixtures(db, new Date(Date.now() - 3_600_000), ...Array(150).fill(long));
	const env = { ...mailEnv(mailServer.url), DATA_DIR: dirname(db.location() ?? '') };
	const service = await startService({ ...env, TRUST_PROXY: '1' });
	const agent = new Agent({ keepAlive: true, maxSockets: 64 });
	const send = (message: string, from: string) =>
		sendAnfrage(service.url, message, { agent, headers: { 'x-forwarded-for': from } });
	const expectThanks = async (sent: Promise<Answer>) => expect((await sent).status).toBe(200);
	const genuine = Array.from({ length: 10 }, (_, number) => `Anliegen ${number}`);
	// Latin and Cyrillic letters in one word.
	const offer = 'Сasino! Sichern Sie sich heute noch unser Angebot. '.repeat(60);
	const spam = Array.from({ length: 600 }, (_, number) =>
		send(`${number} ${offer}`, `10.0.${number % 200}.1`),
	);
	const others = genuine.map((message, number) => send(message, `192.0.2.${number}`));
	await Promise.all([...spam, ...others].map(expectThanks));
	const mailed = () =>
		genuine.filter((message) => mailServer.mails.some(({ text }) => text?.includes(message)));
	await expect.poll(mailed).toEqual(genuine);
	const subjects = () => mailServer.mails.map(({ subject }) => subject);
	await expect.poll(subjects).toContainEqual(expect.stringContaining('vielleicht Werbung'));
	expect(storedMessages(service.dataDir)).toHaveLength(760);
	expect(peakMegabytes(service)).toBeLessThan(400);
	expect(subjects().length).toBeLessThanOrEqual(genuine.length + 2);
	agent.destroy();
	await service.stop();
});

test('300 requests at once, and pages beside 600 held connections with unfinished bodies, are all answered', async () => {
	const service = await startService({ RATE_LIMIT: '0' });
	// In pieces of 16 bytes, which would take many times their size.
	const pieces = `10\r\n${'x'.repeat(16)}\r\n`.repeat(1_000);
	const head = 'Host: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
	const held = Array.from({ length: 600 }, async () => {
		const socket = connectTo(service.url);
		await once(socket, 'connect');
		socket.write(`POST /backend/sendMail.php HTTP/1.1\r\n${head}${pieces}`);
	});
	await Promise.all(held);
	await expectAnswers(service, 300);
	expect(peakMegabytes(service)).toBeLessThan(400);
	await service.stop('SIGKILL');
});

test('pages are served beside five connections that ask for 1,500 films each and read none', async () => {
	const DIST_DIR = writeFixtureSite();
	writeFileSync(join(DIST_DIR, 'film.mp4'), Buffer.alloc(1_000_000));
	const service = await startService({ DIST_DIR, RATE_LIMIT: '0' });
	for (let number = 0; number < 5; number += 1) {
		const socket = connectTo(service.url).pause();
		await once(socket, 'connect');
		socket.write('GET /film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_500));
	}
	await expectAnswers(service, 300);
	expect(peakMegabytes(service)).toBeLessThan(400);
	await service.stop('SIGKILL');
});

/** A visitor sends an inquiry, then so many ask for a page at once. */
async function expectAnswers(service: Service, pages: number): Promise<void> {
	expect((await sendAnfrage(service.url, 'ein Mensch')).status).toBe(200);
	const asked = Array.from({ length: pages }, () => sendRequest(`${service.url}/about`));
	const statuses = (await Promise.all(asked)).map(({ status }) => status);
	expect(new Set(statuses)).toEqual(new Set([200]));
}

/** The most memory that the process has held. */
function peakMegabytes({ child }: Service): number {
	const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
	return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
