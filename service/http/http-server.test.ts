import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, askRaw } from '../testing/ask.ts';
import { type FixtureApp, startFixtureApp } from '../testing/fixture-app.ts';
import { TIME_LIMITS } from './http-server.ts';

let fixture: FixtureApp;
beforeAll(async () => {
	fixture = await startFixtureApp({
		timeLimits: { headers: 300, request: 400, idle: 500, keepAlive: 200, check: 50 },
	});
});
afterAll(() => fixture.close());

const raw = (bytes: string) => askRaw(fixture.port, bytes);
const expectSecure = (answer: string) => {
	expect(answer).toMatch(/x-content-type-options: nosniff/i);
	expect(answer).toMatch(/content-security-policy: /i);
	expect(answer).not.toMatch(/^HTTP\/1\.1 5/m);
};

describe('malformed and ambiguous requests', () => {
	const post =
		'POST /backend/sendMail.php HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

	test.each([
		['no HTTP at all', 'HALLO\r\n\r\n'],
		['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
		['two Host headers', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
		['two Host headers in different spelling', 'GET / HTTP/1.1\r\nhost: a\r\nHOST: a\r\n\r\n'],
		['no Host header', 'GET / HTTP/1.1\r\n\r\n'],
		['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
		[
			'length and chunked',
			`${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
		],
		['chunked not last', `${post}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`],
		['an unknown coding', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
		['a broken chunk', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`],
		['a negative length', `${post}Content-Length: -1\r\n\r\n`],
		['a line break inside a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n'],
		['space before the colon', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n'],
		['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n'],
		['headers beyond 16 KiB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
		['an endless address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
		['raw bytes in the address', 'GET /about/?a=\xff HTTP/1.1\r\nHost: a\r\n\r\n'],
		['an expectation it does not know', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: kaffee\r\n\r\n'],
	])('%s is answered with 4xx and closed', async (_what, bytes) => {
		const answer = await raw(bytes);
		expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
		expect(answer.match(/^HTTP\/1\.1/gm)).toHaveLength(1);
		if (!bytes.startsWith('GET / HTTP/1.1\r\n\r\n')) expectSecure(answer);
	});

	test('a request smuggled behind another is not carried out', async () => {
		const answer = await raw(
			`${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /about HTTP/1.1\r\nHost: a\r\n\r\n`,
		);
		expect(answer).not.toContain('<title>About</title>');
	});

	test.each([
		['CONNECT', 'CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n'],
		[
			'an upgrade',
			'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
		],
		['HTTP/2 in the clear', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
		['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
		['GET of a bare word', 'GET about HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
		['HTTP/1.0', 'GET /about HTTP/1.0\r\n\r\n'],
	])('%s neither hangs nor fails', async (_what, bytes) => {
		expect(await raw(bytes)).not.toMatch(/^HTTP\/1\.1 5/m);
	});

	test('an absolute address is understood and leads nowhere else', async () => {
		const answer = await raw(
			'GET http://boese.example/about HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
		);
		expect(answer).toContain('<title>About</title>');
	});

	test('afterwards the service still serves', async () => {
		expect((await ask(`${fixture.url}/about`)).status).toBe(200);
	});
});

describe('slow clients', () => {
	const open = (bytes: string) =>
		new Promise<{ ms: number; answer: string }>((resolve) => {
			const began = performance.now();
			void raw(bytes).then((answer) => resolve({ ms: performance.now() - began, answer }));
		});

	test.each([
		['say nothing', ''],
		['stop within the headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-'],
		[
			'stop within the body',
			'POST /backend/sendMail.php HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"vor',
		],
	])('that %s are cut off, while others are served', async (_what, bytes) => {
		const slow = Array.from({ length: 100 }, () => open(bytes));
		const served = await ask(`${fixture.url}/about`);
		expect(served.status).toBe(200);
		for (const { ms, answer } of await Promise.all(slow)) {
			expect(ms).toBeLessThan(3_000);
			expect(answer).not.toMatch(/^HTTP\/1\.1 [25]/);
		}
		expect(fixture.stored()).toEqual([]);
	});

	const HOUR = 3_600_000;
	const patient = { headers: HOUR, request: HOUR, idle: HOUR, keepAlive: HOUR, check: 50 };

	test.each([
		['headers', { headers: 300 }, 'GET / HTTP/1.1\r\nHost: a\r\nX: '],
		[
			'body',
			{ request: 400, headers: 300 },
			'POST /backend/sendMail.php HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
		],
	])('that send one byte of the %s now and then are cut off', async (_what, limit, bytes) => {
		const other = await startFixtureApp({ timeLimits: { ...patient, ...limit } });
		const socket = connect(other.port, '127.0.0.1');
		const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
		socket.on('error', () => {}).on('data', () => {});
		socket.write(bytes);
		const drip = setInterval(() => socket.writable && socket.write('x'), 20);
		await closed;
		clearInterval(drip);
		await other.close();
	});

	test('that do not take what they asked for are cut off', async () => {
		const other = await startFixtureApp({ timeLimits: { ...patient, idle: 300 } });
		const socket = connect(other.port, '127.0.0.1').on('error', () => {});
		const closed = new Promise<void>((resolve) =>
			other.app.server.on('connection', (accepted) => {
				accepted.on('close', () => resolve());
			}),
		);
		const film = 'GET /projekte/druckerservice/bild.webp HTTP/1.1\r\nHost: a\r\n\r\n';
		socket.pause().write(film.repeat(60));
		await closed;
		socket.destroy();
		await other.close();
	});

	test('that keep a connection without using it are cut off', async () => {
		const answer = await raw('GET /about HTTP/1.1\r\nHost: a\r\n\r\n');
		expect(answer).toContain('<title>About</title>');
	});

	test('in production are gone after ten seconds at the latest', () => {
		expect(TIME_LIMITS.headers + TIME_LIMITS.check).toBeLessThanOrEqual(10_000);
		expect(TIME_LIMITS.request + TIME_LIMITS.check).toBeLessThanOrEqual(10_000);
		expect(TIME_LIMITS.idle).toBeLessThanOrEqual(10_000);
	});
});
