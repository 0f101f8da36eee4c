import { once } from 'node:events';
import { expect, test } from 'vitest';
import { ANSWER_WITHIN_MS } from '#shared/endpoint.ts';
import { sendRequest } from '../testing/send-request.ts';
import type { AppDeps } from './app.ts';
import { startFixtureApp } from './testing/fixture-app.ts';
import { connectTo, sendRaw } from './testing/send-raw.ts';

const post = 'POST /backend/sendMail.php HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const SMUGGLED = `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`;
const ABOUT = 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n';

const http = { headersTimeout: 300, connectionsCheckingInterval: 50 };
const { url, stored } = await startFixtureApp({
	timeLimits: { requestTimeout: 1_500, connectionTimeout: 2_000, http },
});

const POLICIES = {
	document: /^object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'$/,
	other: /^default-src 'none';.* frame-ancestors 'none'$/,
};

test.each<[keyof typeof POLICIES, string, string, Record<string, string>?]>([
	['document', 'GET', '/'],
	['document', 'GET', '/gibtesnicht'],
	['other', 'GET', '/_astro/index.Ab12.js'],
	['other', 'GET', '/backend/health'],
	['other', 'POST', '/backend/sendMail.php'],
	['other', 'GET', '/backend/%zz'],
])('a %s (%s %s) has the headers that protect the visitor', async (kind, method, path, asked) => {
	const told = { 'x-forwarded-proto': 'https', ...asked };
	const { headers } = await sendRequest(url + path, { method, headers: told });
	expect(headers).toMatchObject({
		'content-security-policy': expect.stringMatching(POLICIES[kind]),
		'x-content-type-options': 'nosniff',
		'referrer-policy': 'strict-origin-when-cross-origin',
		'permissions-policy': expect.stringContaining('camera=()'),
		'cross-origin-opener-policy': 'same-origin',
		'cross-origin-resource-policy': 'same-origin',
	});
	// A stranger's word is no reason to promise HTTPS.
	expect(headers).not.toHaveProperty('strict-transport-security');
});

test.each([
	['no HTTP at all', 'hallo\r\n\r\n'],
	['a request smuggled behind length and chunks', `${SMUGGLED}${ABOUT}`],
	['garbage behind a request', `${ABOUT.replace('about', 'gibtesnicht')}\x00\x01\r\n\r\n`],
	['a broken chunk', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`],
	['headers beyond 16 KiB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
])('hostile bytes (%s) get one 4xx answer, and the connection is closed', async (_what, bytes) => {
	const answer = await sendRaw(url, bytes);
	expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
	expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

const breaking = (): never => {
	throw new Error('aenne@beispiel.de');
};
test.each<[string, Partial<AppDeps>, number, RegExp]>([
	['well', {}, 200, /^in Ordnung\n$/],
	[
		'at fault, with the reasons',
		{ faults: () => ['Das.', 'Jenes.'] },
		503,
		/^gestört: Das\. Jenes\.\n$/,
	],
	['broken, without naming a visitor', { faults: breaking }, 503, /^Diese Anfrage/],
])('a service that is %s says so to monitors', async (_, deps, status, text) => {
	const service = await startFixtureApp(deps);
	const answer = await sendRequest(`${service.url}/backend/health`);
	expect(answer).toMatchObject({ status, text: expect.stringMatching(text) });
	expect(service.logged.join()).not.toContain('aenne');
});

test('headers, whole requests and silence have time limits; the page gives up before the service does', async () => {
	const { app } = await startFixtureApp();
	const { headersTimeout, requestTimeout, timeout } = app.server;
	expect([headersTimeout, requestTimeout, timeout]).toEqual([10_000, 35_000, 40_000]);
	expect(requestTimeout).toBeGreaterThan(ANSWER_WITHIN_MS);
});

test.each([
	['say nothing', ''],
	['stop within the headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-'],
	['stop within the body', `${post}Content-Length: 100\r\n\r\n{"vor`],
])('slow clients that %s are cut off in time while others are served', async (_what, bytes) => {
	const slow = Array.from({ length: 50 }, () => sendRaw(url, bytes));
	expect((await sendRequest(`${url}/about`)).status).toBe(200);
	for (const answer of await Promise.all(slow)) {
		expect(answer).not.toMatch(/^HTTP\/1\.1 200/);
	}
	expect(stored()).toEqual([]);
});

test('a client that sends too much reads one answer before it is cut off', async () => {
	const socket = connectTo(url);
	let answer = '';
	socket.on('data', (chunk) => {
		answer += chunk;
	});
	const closed = once(socket, 'close');
	socket.write(`${post}Content-Length: 9000000\r\n\r\n`);
	await once(socket, 'data');
	expect(answer).toMatch(/^HTTP\/1\.1 413 /);
	// Who is cut off while still sending may lose the answer too.
	await new Promise((written) => socket.write('x'.repeat(800_000), written));
	expect(socket.writable).toBe(true);
	await closed;
	expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});
