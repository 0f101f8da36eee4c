import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import { sendAnfrage } from '../../testing/send-anfrage.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { startFixtureApp } from '../testing/fixture-app.ts';
import { connectTo, sendRaw } from '../testing/send-raw.ts';
import { createBudget } from './budget.ts';

const MB = 1024 * 1024;
const POST = 'POST /backend/sendMail.php HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

/** Begins an inquiry of 1 MiB, sends so much of its body, and leaves it at that. */
async function begin(url: string, client: string, body: string, more = ''): Promise<Socket> {
	const socket = connectTo(url);
	onTestFinished(() => void socket.destroy());
	const head = `${POST}X-Forwarded-For: ${client}\r\n${more || `Content-Length: ${MB}\r\n`}`;
	await new Promise((sent) => socket.write(`${head}\r\n${body}`, sent));
	return socket;
}

const REFUSED = /^HTTP\/1\.1 503 [\s\S]*text\/plain[\s\S]*nicht gespeichert/;

test('unfinished bodies may take 64 MiB in all; then long ones are refused and short ones are still accepted', async () => {
	const { url, logged } = await startFixtureApp({ trustProxy: 1 });
	const visitor = (length: number) =>
		sendAnfrage(url, 'x'.repeat(length), { headers: { 'x-forwarded-for': '192.0.2.1' } });
	const body = 'x'.repeat(MB - 1);
	const open: Socket[] = [];
	let refused = '';
	for (let number = 0; refused === ''; number += 1) {
		const socket = await begin(url, `198.51.100.${number % 20}`, body);
		socket.on('data', (text: string) => {
			refused += text;
		});
		open.push(socket);
		for (let turns = 0; turns < 20; turns += 1) await turn();
		expect(number).toBeLessThan(100);
	}
	expect(refused).toMatch(REFUSED);
	const { status, headers } = await visitor(900_000);
	expect([status, headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8']);
	expect((await visitor(5_000)).status).toBe(200);
	// They come by the hundred.
	expect(logged).toEqual([]);
	for (const socket of open) socket.destroy();
	await expect.poll(async () => (await visitor(900_000)).status).toBe(200);
});

test('a body in a hundred thousand chunks counts for the memory it needs', async () => {
	const { url } = await startFixtureApp({ trustProxy: 1 });
	const pieces = '1\r\nx\r\n'.repeat(150_000);
	const socket = await begin(url, '192.0.2.1', pieces, 'Transfer-Encoding: chunked\r\n');
	expect(String(await once(socket, 'data'))).toMatch(REFUSED);
});

test('one client may have eight unfinished inquiries, even where the rate limit is off', async () => {
	const { url } = await startFixtureApp({ trustProxy: 1 });
	for (let number = 0; number < 8; number += 1) await begin(url, '192.0.2.1', '{');
	const ninth = await begin(url, '192.0.2.1', '{');
	expect(String(await once(ninth, 'data'))).toMatch(REFUSED);
	const headers = { 'x-forwarded-for': '192.0.2.2' };
	expect((await sendAnfrage(url, 'eine andere', { headers })).status).toBe(200);
});

test('requests sent ahead on one connection are answered one after the other; with too many it is closed', async () => {
	let [atWork, most] = [0, 0];
	const accept = async () => {
		atWork += 1;
		most = Math.max(most, atWork);
		await turn();
		atWork -= 1;
		return { kind: 'unavailable' as const, reason: '' };
	};
	const { url } = await startFixtureApp({ accept });
	const body = JSON.stringify(fixtureAnfrage());
	const head = `${POST}Content-Length: ${Buffer.byteLength(body)}\r\n`;
	const two = `${head}\r\n${body}${head}Connection: close\r\n\r\n${body}`;
	expect((await sendRaw(url, two)).match(/HTTP\/1\.1 503/g)).toHaveLength(2);
	expect(most).toBe(1);
	expect(await sendRaw(url, `${POST}\r\n`.repeat(100))).toBe('');
	expect((await sendRequest(`${url}/about`)).status).toBe(200);
});

test('without a proxy in front one client may have a hundred connections', async () => {
	const { url } = await startFixtureApp({ trustProxy: 0 });
	for (let number = 0; number < 100; number += 1) {
		const socket = connectTo(url);
		onTestFinished(() => void socket.destroy());
		await once(socket, 'connect');
	}
	await expect(sendRequest(`${url}/about`)).rejects.toThrow();
	expect((await sendRequest(`${url}/about`, { from: '127.0.0.2' })).status).toBe(200);
});

test('counting starts again when more networks are counted than memory allows', () => {
	const budget = createBudget(1);
	for (let number = 0; number <= 100_000; number += 1) budget.take([`${number}`], 1);
	const waits = ['0', '1', '1'].map((network) => budget.take([network], 1) > 0);
	expect(waits).toEqual([false, false, true]);
});
