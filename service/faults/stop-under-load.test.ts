import { mkdtempSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { createKeepAlive, sendAnfrage } from '../testing/send-anfrage.ts';
import { startService } from '../testing/start-service.ts';
import { storedMessages } from '../testing/stored-messages.ts';

const newEnv = () => ({
	DATA_DIR: mkdtempSync(join(tmpdir(), 'daten-')),
	DIST_DIR: writeFixtureSite(),
	RATE_LIMIT: '0',
});

test('SIGTERM while the database is busy: what has arrived is answered, and thanks are kept', async () => {
	const env = newEnv();
	const service = await startService(env);
	const other = new DatabaseSync(join(env.DATA_DIR, 'anfragen.sqlite'), { timeout: 5_000 });
	other.exec('BEGIN IMMEDIATE');
	const messages = Array.from({ length: 40 }, (_, number) => `Nummer ${number}`);
	const answers = messages.map((message) => sendAnfrage(service.url, message));
	await sleep(200);

	service.child.kill('SIGTERM');
	await sleep(200);
	other.exec('ROLLBACK');
	other.close();

	// On a slow machine the patience with the lock may have ended: then it is a refusal.
	const thanked: string[] = [];
	for (const [index, answer] of (await Promise.all(answers)).entries()) {
		const status = answer.kind === 'answer' ? answer.status : answer.reason;
		expect([200, 503]).toContain(status);
		if (status === 200) thanked.push(messages[index] ?? '');
	}
	expect(await service.ended).toBe(0);
	expect(storedMessages(env.DATA_DIR).sort()).toEqual(thanked.sort());
	console.log(`SIGTERM: ${thanked.length} von ${messages.length} wartenden noch angenommen`);
});

test('SIGTERM while inquiries are only half there: they may arrive, and are thanked for', async () => {
	const env = newEnv();
	const service = await startService(env);
	const port = Number(new URL(service.url).port);
	const messages = Array.from({ length: 20 }, (_, number) => `Nummer ${number}`);
	const sockets = messages.map(() => connect(port, '127.0.0.1'));
	const answers = sockets.map(everythingFrom);
	const bodies = messages.map((message) =>
		JSON.stringify({
			vorname: 'Ada',
			nachname: 'Beispiel',
			email: 'ada@beispiel.de',
			phone: '',
			message,
			checkbox: true,
		}),
	);
	for (const [index, body] of bodies.entries()) {
		const head = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
		sockets[index]?.write(`POST /backend/sendMail.php HTTP/1.1\r\nHost: a\r\n${head}`);
	}
	await sleep(300);
	service.child.kill('SIGTERM');
	await expect.poll(service.output).toContain('wird beendet');
	for (const [index, body] of bodies.entries()) sockets[index]?.write(body);
	for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
	expect(await service.ended).toBe(0);
	expect(storedMessages(env.DATA_DIR).sort()).toEqual(messages.sort());
});

test('SIGTERM under full load: every answer is thanks or a refusal, and thanks are kept', async () => {
	const env = newEnv();
	const service = await startService(env);
	const agent = createKeepAlive();
	const thanked: string[] = [];
	const others: string[] = [];
	const load = Array.from({ length: 32 }, async (_, sender) => {
		for (let number = 0; ; number += 1) {
			const message = `Absender ${sender}, Nummer ${number}`;
			const sent = await sendAnfrage(service.url, message, { agent });
			if (sent.kind === 'none') return;
			if (sent.status === 200) thanked.push(message);
			else others.push(`${sent.status} ${sent.type}`);
		}
	});
	await expect.poll(() => thanked.length, { timeout: 20_000 }).toBeGreaterThan(100);
	service.child.kill('SIGTERM');
	await Promise.all(load);
	agent.destroy();

	expect(await service.ended).toBe(0);
	expect(others.filter((answer) => answer !== '503 text/plain; charset=utf-8')).toEqual([]);
	const stored = new Set(storedMessages(env.DATA_DIR));
	expect(thanked.filter((message) => !stored.has(message))).toEqual([]);
});

function everythingFrom(socket: Socket): Promise<string> {
	return new Promise((resolve) => {
		let text = '';
		socket.setEncoding('utf8');
		socket.on('data', (chunk) => {
			text += chunk;
		});
		socket.on('error', () => {});
		socket.on('close', () => resolve(text));
	});
}
