import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { securityHeaders } from '#shared/security-headers.ts';
import { sampleAnfrage } from './outbox/testing/sample-anfrage.ts';
import { ask, askRaw } from './testing/ask.ts';
import { type FixtureApp, startFixtureApp } from './testing/fixture-app.ts';

const post = 'POST /backend/sendMail.php HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

vi.setConfig({ testTimeout: 20_000 });

let fixture: FixtureApp;
beforeAll(async () => {
	const timeLimits = { headers: 500, request: 3_000, idle: 4_000, check: 50 };
	fixture = await startFixtureApp({ timeLimits });
});
afterAll(() => fixture.close());

describe('headers', () => {
	test.each([
		['document', 'GET', '/'],
		['document', 'GET', '/gibtesnicht'],
		['document', 'GET', '/portfolio/unbekannt'],
		['other', 'GET', '/about/'],
		['other', 'GET', '/_astro/index.Ab12.js'],
		['other', 'POST', '/about'],
		['other', 'GET', '/backend/health'],
		['other', 'GET', '/backend/sendMail.php'],
		['other', 'POST', '/backend/sendMail.php'],
		['other', 'GET', '/backend/%zz'],
	] as const)('of a %s: %s %s carries all that protect the visitor', async (kind, method, path) => {
		const { headers } = await ask(fixture.url + path, { method });
		expect(headers).toMatchObject(securityHeaders(kind, false));
		expect(headers).not.toHaveProperty('strict-transport-security');
	});

	test('promise HTTPS for the future where a trusted proxy says that it was used', async () => {
		const trusting = await startFixtureApp({ trustProxy: 1 });
		const told = { headers: { 'x-forwarded-proto': 'https' } };
		const promise = 'strict-transport-security';
		for (const path of ['/', '/about/', '/gibtesnicht', '/backend/health']) {
			const { headers } = await ask(trusting.url + path, told);
			expect(headers[promise], path).toBe('max-age=31536000');
		}
		expect((await ask(`${fixture.url}/`, told)).headers[promise]).toBeUndefined();
		await trusting.close();
	});
});

describe('hostile bytes', () => {
	test.each([
		['no HTTP at all', 'hallo\r\n\r\n'],
		['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
		['two Host headers', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
		['two Host headers in different spelling', 'GET / HTTP/1.1\r\nhost: a\r\nHOST: a\r\n\r\n'],
		['no Host header', 'GET / HTTP/1.1\r\n\r\n'],
		['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
		[
			'length and chunks',
			`${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
		],
		['a broken chunk', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`],
		['a line break inside a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n'],
		['headers beyond 16 KiB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
		['an endless address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
	])('%s: one answer of 4xx, and the connection is closed', async (_what, bytes) => {
		const answer = await askRaw(fixture.port, bytes);
		expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
		expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
	});

	test('a request smuggled behind another is not carried out', async () => {
		const smuggled = 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n';
		const answer = await askRaw(
			fixture.port,
			`${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
		);
		expect(answer).not.toContain('<title>About</title>');
	});

	test('garbage behind a request gets no second answer', async () => {
		const answer = await askRaw(
			fixture.port,
			'GET /about HTTP/1.1\r\nHost: a\r\n\r\n\x00\x01 garbage\r\n\r\n',
		);
		expect(answer.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(1);
	});

	test('the service serves on', async () => {
		expect((await ask(`${fixture.url}/about`)).status).toBe(200);
	});
});

describe('slow visitors', () => {
	test.each([
		['say nothing', ''],
		['stop within the headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-'],
		['stop within the body', `${post}Content-Length: 100\r\n\r\n{"vor`],
	])('that %s are cut off in time, while others are served', async (_what, bytes) => {
		const slow = Array.from({ length: 50 }, () => askRaw(fixture.port, bytes));
		expect((await ask(`${fixture.url}/about`)).status).toBe(200);
		for (const answer of await Promise.all(slow)) {
			expect(answer).not.toMatch(/^HTTP\/1\.1 [25]/);
		}
		expect(fixture.stored()).toEqual([]);
	});

	test('whose inquiry takes longer than headers may are waited for', async () => {
		const patient = { headers: 300, request: 30_000, idle: 30_000, check: 50 };
		const other = await startFixtureApp({ timeLimits: patient });
		const anfrage = JSON.stringify(sampleAnfrage());
		const socket = connect(other.port, '127.0.0.1').setEncoding('utf8');
		const answered = new Promise<string>((resolve) => socket.once('data', resolve));
		socket.write(`${post}Content-Length: ${Buffer.byteLength(anfrage)}\r\n\r\n`);
		const pieces = anfrage.match(/.{1,12}/gs) ?? [];
		for (const piece of pieces) {
			await sleep(700 / pieces.length);
			socket.write(piece);
		}
		expect(await answered).toMatch(/^HTTP\/1\.1 200 /);
		await other.close();
	});

	test('who send too much read their answer first, and get no second one', async () => {
		const socket = connect(fixture.port, '127.0.0.1').setEncoding('utf8');
		let answer = '';
		socket.on('data', (chunk) => {
			answer += chunk;
		});
		const closed = new Promise((resolve) => socket.on('close', resolve));
		socket.write(`${post}Content-Length: 9000000\r\n\r\n`);
		for (let piece = 0; piece < 8; piece += 1) {
			await sleep(50);
			socket.write('x'.repeat(100_000));
		}
		expect(answer).toMatch(/^HTTP\/1\.1 413 /);
		expect(answer).toContain('text/plain');
		// Who is cut off while still sending may lose the answer too.
		expect(socket.writable).toBe(true);
		await closed;
		expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
	});
});
