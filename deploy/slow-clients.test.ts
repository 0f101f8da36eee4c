import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type TLSSocket } from 'node:tls';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ask } from '../service/testing/ask.ts';
import { sendAnfrage } from '../service/testing/send-anfrage.ts';
import { type Service, startService } from '../service/testing/start-service.ts';
import { builtSite } from './testing/built-site.ts';
import type { RunningProxy } from './testing/start-program.ts';
import { PROXIES, startProxy } from './testing/start-proxy.ts';

const HEADERS = 'POST /backend/sendMail.php HTTP/1.1\r\nhost: localhost\r\n';
const BODY = `${HEADERS}content-type: application/json\r\ncontent-length: 100000\r\n\r\n{`;

const dist = builtSite('pages');
let service: Service;
const running: RunningProxy[] = [];

beforeAll(async () => {
	service = await startService({ DIST_DIR: dist, TRUST_PROXY: '1' });
});
afterEach(async () => {
	await Promise.all(running.splice(0).map((proxy) => proxy.stop()));
});

async function start(name: (typeof PROXIES)[number]): Promise<number> {
	const proxy = await startProxy(name, service.url, dist);
	running.push(proxy);
	return proxy.httpsPort;
}

test('who is slow is let go: with headers after 10 s, with a whole request after 35 s', async () => {
	const waits = PROXIES.map(async (name) => {
		const port = await start(name);
		const seconds = await Promise.all([drip(port, HEADERS), drip(port, BODY)]);
		return { name, headers: seconds[0], body: seconds[1] };
	});
	for (const { name, headers, body } of await Promise.all(waits)) {
		expect([10, 11, 12], `${name}, headers`).toContain(headers);
		expect([35, 36, 37], `${name}, request`).toContain(body);
	}
}, 90_000);

test.each(PROXIES)('%s: 764 bodies of one client that never end lock nobody out', async (name) => {
	const port = await start(name);
	const open = Array.from({ length: 764 }, () => send(port, BODY, '127.0.4.1'));
	await Promise.allSettled(open.map((socket) => once(socket, 'secureConnect')));
	const site = `https://localhost:${port}`;
	const from = '127.0.4.2';
	expect((await ask(`${site}/about`, { from })).status).toBe(200);
	expect((await sendAnfrage(site, `Trotz allem, ${name}`, { from })).status).toBe(200);
	for (const socket of open) socket.destroy();
});

/** Sends what it is given and then a byte a second; the whole seconds until the connection is ended. */
async function drip(port: number, bytes: string): Promise<number> {
	const socket = send(port, bytes);
	const from = Date.now();
	const timer = setInterval(() => socket.write('x'), 1000);
	await Promise.race([once(socket, 'end'), once(socket, 'close'), sleep(50_000)]);
	clearInterval(timer);
	socket.destroy();
	return Math.round((Date.now() - from) / 1000);
}

function send(port: number, bytes: string, localAddress = '127.0.0.1'): TLSSocket {
	const address = { host: '127.0.0.1', port, localAddress, servername: 'localhost' };
	const socket = connect({ ...address, rejectUnauthorized: false }, () => socket.write(bytes));
	return socket.on('error', () => {}).resume();
}
