import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { ask, askRaw } from '../testing/ask.ts';
import { type FixtureApp, startFixtureApp } from '../testing/fixture-app.ts';
import { sendAnfrage } from '../testing/send-anfrage.ts';
import { createBudget } from './budget.ts';
import { limitConnections } from './connections.ts';

const MB = 1024 * 1024;
const ABOUT = 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n';

/** Begins an inquiry of 1 MiB, sends so much of its body, and leaves it at that. */
async function begin(
	{ port }: FixtureApp,
	client: string,
	body: string,
	more = '',
): Promise<Socket> {
	const socket = connect(port, '127.0.0.1').setEncoding('utf8');
	onTestFinished(() => void socket.destroy());
	const head = `POST /backend/sendMail.php HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\nContent-Type: application/json\r\n`;
	await new Promise((sent) =>
		socket.write(`${head}${more || `Content-Length: ${MB}\r\n`}\r\n${body}`, sent),
	);
	return socket;
}

const REFUSED = /^HTTP\/1\.1 503 [\s\S]*text\/plain[\s\S]*nicht gespeichert/;

test('unfinished bodies are kept up to 64 MiB in all; then long ones are refused, and short ones are not', async () => {
	const fixture = await startFixtureApp({ trustProxy: 1 });
	const visitor = (length: number) =>
		sendAnfrage(fixture.url, 'x'.repeat(length), { headers: { 'x-forwarded-for': '192.0.2.1' } });
	const body = 'x'.repeat(MB - 1);
	const open: Socket[] = [];
	let refused = '';
	for (let number = 0; refused === ''; number += 1) {
		const socket = await begin(fixture, `198.51.100.${number % 20}`, body);
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
	expect(fixture.logged).toEqual([]);
	for (const socket of open) socket.destroy();
	await expect.poll(async () => (await visitor(900_000)).status).toBe(200);
});

test('a body in a hundred thousand pieces counts for what it costs', async () => {
	const fixture = await startFixtureApp({ trustProxy: 1 });
	const pieces = '1\r\nx\r\n'.repeat(150_000);
	const socket = await begin(fixture, '192.0.2.1', pieces, 'Transfer-Encoding: chunked\r\n');
	expect(String(await once(socket, 'data'))).toMatch(REFUSED);
});

test('one client has eight unfinished inquiries and no more, also without a limit of requests', async () => {
	const fixture = await startFixtureApp({ trustProxy: 1 });
	for (let number = 0; number < 8; number += 1) await begin(fixture, '192.0.2.1', '{');
	const ninth = await begin(fixture, '192.0.2.1', '{');
	expect(String(await once(ninth, 'data'))).toMatch(REFUSED);
	const headers = { 'x-forwarded-for': '192.0.2.2' };
	expect((await sendAnfrage(fixture.url, 'eine andere', { headers })).status).toBe(200);
});

test('requests sent ahead are answered in turn; whoever sends many ahead is cut off', async () => {
	const { port, url } = await startFixtureApp({ trustProxy: 0 });
	const last = ABOUT.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
	expect((await askRaw(port, ABOUT + last)).match(/HTTP\/1\.1 200/g)).toHaveLength(2);
	expect(await askRaw(port, ABOUT.repeat(100))).toBe('');
	expect((await ask(`${url}/about`)).status).toBe(200);
});

test('of requests sent ahead on one connection one is worked on at a time', async () => {
	const app = fastify();
	limitConnections(app, () => ['somebody'], false);
	let [atWork, most] = [0, 0];
	app.get('/', async () => {
		atWork += 1;
		most = Math.max(most, atWork);
		await turn();
		atWork -= 1;
		return '';
	});
	onTestFinished(() => app.close());
	await app.listen();
	const request = 'GET / HTTP/1.1\r\nHost: a\r\n';
	const { port } = app.server.address() as AddressInfo;
	await askRaw(port, `${request}\r\n${request}\r\n${request}Connection: close\r\n\r\n`);
	expect(most).toBe(1);
});

test('one client has a hundred connections, where no proxy stands in front', async () => {
	const { port, url } = await startFixtureApp({ trustProxy: 0 });
	for (let number = 0; number < 100; number += 1) {
		const socket = connect(port, '127.0.0.1');
		onTestFinished(() => void socket.destroy());
		await once(socket, 'connect');
	}
	await expect(ask(`${url}/about`)).rejects.toThrow();
	expect((await ask(`${url}/about`, { from: '127.0.0.2' })).status).toBe(200);
});

test('of more networks than fit into memory the count begins anew', () => {
	const budget = createBudget(1);
	for (let number = 0; number <= 100_000; number += 1) budget.take([`${number}`], 1);
	expect([budget.take(['0'], 1), budget.take(['1'], 1), budget.take(['1'], 1) > 0]).toEqual([
		0,
		0,
		true,
	]);
});
