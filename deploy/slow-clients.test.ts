import { once } from 'node:events';
import { connect, type TLSSocket } from 'node:tls';
import { afterAll, expect, test } from 'vitest';
import { sendAnfrage } from '../testing/send-anfrage.ts';
import { sendRequest } from '../testing/send-request.ts';
import { startProxy } from '../testing/start-proxy.ts';
import { startService } from '../testing/start-service.ts';

const HEADERS = 'POST /backend/sendMail.php HTTP/1.1\r\nhost: localhost\r\n';
const BODY = `${HEADERS}content-type: application/json\r\ncontent-length: 100000\r\n\r\n{`;

const service = await startService({ TRUST_PROXY: '1' });
const { url, httpsPort, stop } = await startProxy(service.url);
afterAll(stop);

test.concurrent('a connection is closed after 10 s without headers, 35 s without the request', async () => {
	const [headers, body] = await Promise.all([drip(HEADERS), drip(BODY)]);
	// A busy machine notices it seconds later.
	expect(headers, 'headers').toBeGreaterThanOrEqual(10);
	expect(headers, 'headers').toBeLessThan(25);
	expect(body, 'request').toBeGreaterThanOrEqual(35);
	expect(body, 'request').toBeLessThan(50);
});

test.concurrent('764 endless bodies of one client lock nobody out', async () => {
	const open = Array.from({ length: 764 }, () => send(BODY, '127.0.4.1'));
	await Promise.allSettled(open.map((socket) => once(socket, 'secureConnect')));
	const from = '127.0.4.2';
	expect((await sendRequest(`${url}/about`, { from })).status).toBe(200);
	expect((await sendAnfrage(url, 'Trotz allem', { from })).status).toBe(200);
	for (const socket of open) socket.destroy();
});

/** Sends these bytes, then one a second. Returns the whole seconds until the connection is closed. */
async function drip(bytes: string): Promise<number> {
	const socket = send(bytes);
	const from = Date.now();
	const timer = setInterval(() => socket.write('x'), 1000);
	await Promise.race([once(socket, 'end'), once(socket, 'close')]);
	clearInterval(timer);
	socket.destroy();
	return Math.round((Date.now() - from) / 1000);
}

function send(bytes: string, localAddress = '127.0.0.1'): TLSSocket {
	const address = { host: '127.0.0.1', port: httpsPort, localAddress, servername: 'localhost' };
	const socket = connect({ ...address, rejectUnauthorized: false }, () => socket.write(bytes));
	return socket.on('error', () => {}).resume();
}
