import { expect, test } from 'vitest';
import { ANSWER_WITHIN_MS } from '#shared/form.ts';
import { sendRequest } from '../testing/send-request.ts';
import type { AppDeps } from './app.ts';
import { startFixtureApp } from './testing/fixture-app.ts';
import { sendRaw } from './testing/send-raw.ts';

const post = 'POST /backend/sendMail.php HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const SMUGGLED = `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`;
const ABOUT = 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n';

const POLICIES = {
	document: /^object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
	other: /^default-src 'none';.* frame-ancestors 'none'$/,
};

test.each<[keyof typeof POLICIES, string, string]>([
	['document', 'GET', '/'],
	['document', 'GET', '/gibtesnicht'],
	['other', 'GET', '/_astro/index.Ab12.js'],
	['other', 'GET', '/backend/health'],
	['other', 'GET', '/backend/%zz'],
])('a %s (%s %s) has the headers that protect the visitor', async (kind, method, path) => {
	const { url } = await startFixtureApp();
	const told = { 'x-forwarded-proto': 'https' };
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

test('behind a proxy that ends TLS, HTTPS is promised', async () => {
	const { url } = await startFixtureApp({ trustProxy: 1 });
	const over = async (proto: string) =>
		(await sendRequest(`${url}/about`, { headers: { 'x-forwarded-proto': proto } })).headers;
	expect(await over('https')).toHaveProperty('strict-transport-security');
	expect(await over('http')).not.toHaveProperty('strict-transport-security');
});

test('health names the process that answers, always the same, and no cache keeps it', async () => {
	const [one, other] = [await startFixtureApp(), await startFixtureApp()];
	const asked = [one, one, other].map(({ url }) => sendRequest(`${url}/backend/health`));
	const answers = await Promise.all(asked);
	const names = answers.map(({ headers }) => headers['x-dienst']);
	expect(names[0]).toMatch(/^[\w-]{36}$/);
	expect(names[1]).toBe(names[0]);
	expect(names[2]).not.toBe(names[0]);
	expect(answers[0]?.headers['cache-control']).toBe('no-store');
});

test('a body that is sent to a page is not read', async () => {
	const { url } = await startFixtureApp();
	for (const type of ['application/json', 'text/plain', 'image/png']) {
		const sent = { method: 'POST', headers: { 'content-type': type }, body: '{' };
		expect((await sendRequest(`${url}/about`, sent)).status).toBe(404);
	}
});

test('while the process ends, what still comes is answered as ever', async () => {
	const { promise, resolve } = Promise.withResolvers<void>();
	const { app, url } = await startFixtureApp({
		prepare: (fastify) => fastify.addHook('preClose', () => promise),
	});
	const closing = app.close();
	const { status, text } = await sendRequest(`${url}/about`);
	resolve();
	await closing;
	expect([status, text]).toEqual([200, expect.stringContaining('About')]);
});

test('what fails unexpectedly is logged; a refusal is not, and keeps its status', async () => {
	const { url, logged } = await startFixtureApp({
		prepare(app) {
			app.get('/teekanne', () => {
				throw Object.assign(new Error('x'), { statusCode: 418 });
			});
			app.get('/kaputt', breaking);
		},
	});
	expect((await sendRequest(`${url}/teekanne`)).status).toBe(418);
	expect(logged).toEqual([]);
	expect((await sendRequest(`${url}/kaputt`)).status).toBe(503);
	expect(logged).toEqual([expect.stringMatching(/^Ein Aufruf ist fehlgeschlagen/)]);
});

test.each([
	['no HTTP at all', 'hallo\r\n\r\n'],
	['a request smuggled behind length and chunks', `${SMUGGLED}${ABOUT}`],
	['a broken chunk', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`],
	['headers beyond 16 KiB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
])('hostile bytes (%s) get one 4xx answer without a message, then the end', async (_, bytes) => {
	const { url } = await startFixtureApp();
	const answer = await sendRaw(url, bytes);
	expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
	expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
	expect(answer).not.toContain('{');
});

const breaking = (): never => {
	throw new Error('aenne@beispiel.de');
};
test.each<[string, AppDeps['isDisturbed'], number, RegExp]>([
	['well', () => false, 200, /^in Ordnung\n$/],
	['disturbed, and not by what', () => true, 503, /^gestört\n$/],
	['broken, without naming a visitor', breaking, 503, /^Dieser Aufruf/],
])('a service that is %s says so to monitors', async (_, isDisturbed, status, text) => {
	const service = await startFixtureApp({ isDisturbed });
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
