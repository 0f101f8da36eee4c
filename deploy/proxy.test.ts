import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientHttp2Stream, connect as connectHttp2 } from 'node:http2';
import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { MAX_BODY, REQUEST_WITHIN_MS } from '#shared/form.ts';
import { fixtureAnfrage } from '../testing/fixture-anfrage.ts';
import { sendAnfrage } from '../testing/send-anfrage.ts';
import { type Answer, sendRequest } from '../testing/send-request.ts';
import { startProxy } from '../testing/start-proxy.ts';
import { startService } from '../testing/start-service.ts';
import { storedMessages } from '../testing/stored-messages.ts';
import { INTERNET, readHealth } from './look-from-outside.ts';

/** Pages and other spellings of theirs, unknown addresses, attempts of attackers, other files. */
const ASKED =
	'/ /about?von=hier /about.html/?a=b&c=%20d /PORTFOLIO/?von=hier //portfolio /Kontakt, /.env ' +
	'/gibtesnicht /portfolio/gibtesnicht /index.html.br /backend/health //evil.example/ /about%00 ' +
	'/%2Fevil.example/ /x/..%2fabout /_astro/index.Ab12.js /projekte/druckerservice/logo%20mit%20%C3%BC.png';

/** The beginning of an inquiry that never ends. */
const ENDLESS =
	'POST /backend/sendMail.php HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{';

/** One over HTTP/2 whose body never ends. */
const POST = {
	':method': 'POST',
	':path': '/backend/sendMail.php',
	'content-type': 'application/json',
	'content-length': '130000',
};

const service = await startService({ TRUST_PROXY: '1', RATE_LIMIT: '1' });
const proxy = await startProxy(service.url);
afterAll(() => proxy.stop());

test.each(ASKED.split(' '))('%s is answered as by the service itself', async (path) => {
	const compressed = { 'accept-encoding': 'gzip, br' };
	const https = { 'x-forwarded-proto': 'https', ...compressed };
	const own = await sendRequest(service.url + path, { headers: https });
	const other = await sendRequest(proxy.url + path, { headers: compressed });
	expect(seenByBrowser(other)).toEqual(seenByBrowser(own));
});

test('HTTP and the domain without www lead to the site', async () => {
	const headers = { host: 'localhost' };
	const plain = await sendRequest(`http://127.0.0.1:${proxy.httpPort}/about?a`, { headers });
	const short = await sendRequest(`https://127.0.0.1:${proxy.httpsPort}/about?a`);
	for (const { status, headers } of [plain, short]) {
		expect(status).toBe(308);
		expect(headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/about\?a$/);
	}
});

test('an inquiry arrives also without JavaScript, where Origin has to be the host that was called', async () => {
	const message = 'Ohne JavaScript.';
	const answer = await sendRequest(`${proxy.url}/backend/sendMail.php`, {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', origin: proxy.url },
		body: new URLSearchParams({ ...fixtureAnfrage({ message }), checkbox: 'on' }).toString(),
	});
	expect(answer.text).toContain('Vielen Dank');
	expect(storedMessages(service.dataDir)).toEqual([message]);
});

test('through Caddy the watch sees the very process that answers here, and its certificate', async () => {
	const here = await readHealth(await fetch(`${service.url}/backend/health`));
	const there = await INTERNET.askAddress('127.0.0.1', new URL(proxy.url));
	expect(here.processId).not.toBe('');
	expect(there).toMatchObject(here);
	const hoursLeft = (there.certificateUntil.getTime() - Date.now()) / 3_600_000;
	expect(Math.round(hoursLeft), 'those of Caddy itself hold for half a day').toBe(12);
	expect(there.certificateFault, 'and nobody knows its authority').toMatch(
		/SELF_SIGNED|ISSUER|LEAF/,
	);
});

test('a body of almost 64 KiB is accepted, a larger one is refused with a message', async () => {
	expect((await send('x'.repeat(60_000), '127.0.1.4')).status).toBe(200);
	const refused = { status: 413, text: expect.stringContaining('zu lang') };
	expect(await send('x'.repeat(100_000), '127.0.1.5')).toMatchObject(refused);
	expect(await send('x'.repeat(1_500_000), '127.0.1.6')).toMatchObject(refused);
});

test('what one visitor leaves unfinished over HTTP/2 costs less than half a megabyte each', async () => {
	const before = proxy.memory();
	const visitor = connectHttp2(proxy.url, { rejectUnauthorized: false });
	onTestFinished(() => visitor.destroy());
	const unfinished = Array.from({ length: 100 }, () => {
		const stream = visitor.request(POST);
		return new Promise((resolve) => stream.write('x'.repeat(129_000), resolve));
	});
	await Promise.all(unfinished);
	expect((await send('Neben Halbem', '127.0.5.1')).status).toBe(200);
	expect(proxy.memory() - before).toBeLessThan(50);
});

test('a header that HTTP/2 repeats by reference is refused before it becomes a megabyte', async () => {
	const before = proxy.memory();
	const visitor = connectHttp2(proxy.url, {
		rejectUnauthorized: false,
		// Node counts it before it is compressed to some bytes.
		maxSendHeaderBlockLength: 2 ** 24,
	});
	onTestFinished(() => visitor.destroy());
	const cookie = Array.from({ length: 250 }, () => `a=${'x'.repeat(3_900)}`);
	const seen = await Promise.all(
		Array.from({ length: 100 }, () => statusOf(visitor.request({ ...POST, cookie }))),
	);
	expect(new Set(seen)).toEqual(new Set(['refused']));
	expect(proxy.memory() - before).toBeLessThan(50);
	const usual = { cookie: 'x'.repeat(12_000) };
	expect((await sendRequest(`${proxy.url}/about`, { headers: usual })).status).toBe(200);
});

test('limits count the visitor’s own address, whatever the visitor claims', async () => {
	let status = 200;
	for (let number = 0; number < 21 && status === 200; number += 1) {
		const claim = { 'x-forwarded-for': `203.0.113.${number}`, forwarded: `for=192.0.2.${number}` };
		({ status } = await send(`Nummer ${number}`, '127.0.2.1', claim));
	}
	expect(status).toBe(429);
	expect((await send('von nebenan', '127.0.2.2')).status).toBe(200);
});

test('endless bodies of more clients than the service takes lock nobody out', async () => {
	const endless = Array.from({ length: 300 }, (_, n) => sendEndless(`127.1.${n >> 8}.${n % 256}`));
	onTestFinished(() => {
		for (const socket of endless) socket.destroy();
	});
	await Promise.all(endless.map((socket) => once(socket, 'secureConnect')));
	expect((await send('Trotz allem', '127.0.4.2')).status).toBe(200);
});

test('nothing is logged about visitors, even while the service is down', async () => {
	const visitor = { from: '127.0.3.1', headers: { 'user-agent': 'Pruefbrowser/1.0' } };
	await service.stop('SIGKILL');
	expect((await sendRequest(`${proxy.url}/about?geheim`, visitor)).status).toBe(502);
	expect(proxy.output()).not.toMatch(/127\.0\.[1-4]\.\d|Pruefbrowser|geheim|sendMail/);
});

test('headers and requests may take as long here as at the service', () => {
	const caddyfile = readFileSync(join(import.meta.dirname, 'Caddyfile'), 'utf8');
	const [, header, body] =
		/read_header (\d+)s\s+read_body (\d+)s .*\s+write 2m /.exec(caddyfile) ?? [];
	expect([Number(header), 1000 * Number(body)]).toEqual([10, REQUEST_WITHIN_MS]);
});

test('at most twice a body’s size is buffered, by whatever name', () => {
	const caddyfile = readFileSync(join(import.meta.dirname, 'Caddyfile'), 'utf8');
	const twice = `${(2 * MAX_BODY) / 1024}KiB`;
	expect(caddyfile.match(/\w+_(?:buffer_size|buffers) \S+/g)).toEqual([
		`max_buffer_size ${twice}`,
		`request_buffers ${twice}`,
	]);
});

function send(message: string, from: string, headers: Record<string, string> = {}) {
	return sendAnfrage(proxy.url, message, { from, headers });
}

/** An answer without what concerns one connection alone, and without Caddy's name. */
function seenByBrowser({ status, headers, text }: Answer): object {
	const { date, connection, server, 'alt-svc': altSvc, ...seen } = headers;
	return { status, text, ...seen };
}

/** What an endless request over HTTP/2 comes to: a status, or that it is refused. */
function statusOf(stream: ClientHttp2Stream): Promise<number | 'refused' | undefined> {
	return new Promise((resolve) => {
		stream.once('response', ({ ':status': status }) => {
			resolve(status === 431 ? 'refused' : status);
			stream.destroy();
		});
		stream.once('error', () => resolve('refused'));
		stream.once('close', () => resolve('refused'));
	});
}

function sendEndless(localAddress: string): TLSSocket {
	const visitor = { localAddress, servername: 'localhost', rejectUnauthorized: false };
	const proxied = { host: '127.0.0.1', port: proxy.httpsPort, ...visitor };
	const socket = connect(proxied, () => socket.write(ENDLESS));
	return socket.on('error', () => {});
}
