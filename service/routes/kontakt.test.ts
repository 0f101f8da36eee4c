import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { type FixtureApp, type Overrides, startFixtureApp } from '../testing/fixture-app.ts';
import { connectTo } from '../testing/send-raw.ts';

const THANKS = /^Vielen Dank für Ihre Anfrage! Ich melde mich [^.]+ bei Ihnen\.$/;
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
const BROWSER = { 'sec-fetch-site': 'same-origin' };

const anfrage = fixtureAnfrage();
const { checkbox: _, ...unticked } = anfrage;
const ticked = { ...unticked, checkbox: 'on' };

let fixture: FixtureApp;
async function startWith(overrides: Overrides): Promise<void> {
	fixture = await startFixtureApp(overrides);
}
beforeEach(() => startWith({}));

const post = (body: string, headers: Record<string, string>) =>
	sendRequest(`${fixture.url}/backend/sendMail.php`, { method: 'POST', body, headers });
const postJson = (value: unknown, headers: Record<string, string> = {}) =>
	post(typeof value === 'string' ? value : JSON.stringify(value), { ...JSON_TYPE, ...headers });
const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
	post(`${new URLSearchParams(fields)}`, { ...FORM_TYPE, ...headers });

test('an inquiry is normalised, stored, answered and delivered at once, and leaves no trace in the log', async () => {
	const onStored = vi.fn();
	await startWith({ onStored });
	const { status, headers, text } = await postJson({ ...anfrage, vorname: 'A\u0308n\u0000ne' });
	expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
	const { message, stored: isStored, eingang, zeichen, ...others } = JSON.parse(text);
	const [stored] = fixture.stored();
	expect(stored).toMatchObject(unticked);
	expect(message).toMatch(THANKS);
	expect(isStored).toBe(true);
	expect(zeichen).toBe(stored?.zeichen);
	expect(eingang).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
	expect(Date.parse(eingang)).toBe(Math.floor(Number(stored?.receivedAt) / 1000) * 1000);
	expect(others).toEqual({});
	expect(fixture.logged).toEqual([]);

	expect(await postJson(anfrage), 'once more').toMatchObject({ status: 200, text });
	expect(fixture.stored()).toHaveLength(1);
	expect(onStored).toHaveBeenCalledTimes(1);
});

test('unknown fields are ignored, and optional fields may be missing', async () => {
	const known = JSON.stringify({ ...anfrage, phone: undefined }).slice(1);
	const answer = await postJson(`{"firma":[{}],"__proto__":{"checkbox":false},${known}`);
	expect(answer.status).toBe(200);
	expect(fixture.stored()).toMatchObject([{ phone: '' }]);
});

test.each<[string, unknown, RegExp]>([
	['an empty first name', { ...anfrage, vorname: '' }, /\(Vorname\)/],
	['an e-mail without @', { ...anfrage, email: 'aenne' }, /\(E-Mail\)/],
	['no consent', { ...anfrage, checkbox: false }, /\(Einwilligung/],
	['missing required fields', { vorname: 'Änne', message: '' }, /\(Nachname, E-Mail, Einwill/],
	['a number for a text', { ...anfrage, message: 5 }, /\(Nachricht\)/],
	['broken JSON', '{"vorname":', /nicht lesbar/],
	['null', 'null', /nicht lesbar/],
	['fields under __proto__', `{"__proto__":${JSON.stringify(anfrage)}}`, /unvollständig/],
	['deep nesting', `{"vorname":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, /unvollständig/],
])('%s, which no browser’s form sends, is refused with a message', async (_, body, words) => {
	const { status, text } = await postJson(body);
	expect(status).toBe(422);
	expect(JSON.parse(text)).toEqual({ message: expect.stringMatching(words), stored: false });
	expect(fixture.stored()).toEqual([]);
});

const failing: Overrides['accept'] = ({ texts }) => {
	throw new Error(`unerwartet: ${texts.message}`);
};
const huge = JSON.stringify({ ...anfrage, message: 'x'.repeat(8 * 1024 * 1024) });
test.each<[string, number, Record<string, string>, Overrides, string?]>([
	['an unexpected error', 503, JSON_TYPE, { accept: failing }],
	['no storage', 503, JSON_TYPE, { accept: async () => null }],
	['a body that is too large', 413, JSON_TYPE, {}, huge],
	['one that says no length', 413, { ...JSON_TYPE, 'transfer-encoding': 'chunked' }, {}, huge],
	['an unknown type', 415, { 'content-type': 'text/plain' }, {}],
	['no type', 415, {}, {}],
])(
	'%s is answered with %i: in JSON, a sentence that says that nothing is stored',
	async (_, status, headers, overrides, body = JSON.stringify(anfrage)) => {
		await startWith(overrides);
		const answer = await post(body, headers);
		expect(answer).toMatchObject({
			status,
			headers: { 'content-type': 'application/json; charset=utf-8' },
		});
		expect(JSON.parse(answer.text)).toEqual({
			message: expect.stringMatching(/^\p{L}+ .*\.$/u),
			stored: false,
		});
		expect(answer.headers['retry-after']).toBe(status === 503 ? '60' : undefined);
		expect(fixture.stored()).toEqual([]);
		// The log says where an error arose, not what the visitor wrote.
		if (overrides.accept === failing) expect(fixture.logged.join()).toContain('kontakt.test.ts');
		else expect(fixture.logged).toEqual([]);
		expect(fixture.logged.join()).not.toContain('Website');
	},
);

test('a body of 64 KiB is the longest that is taken', async () => {
	const least = Buffer.byteLength(JSON.stringify({ ...anfrage, message: '' }));
	const ofBytes = (bytes: number) => ({ ...anfrage, message: 'x'.repeat(bytes - least) });
	const answers = [await postJson(ofBytes(65_536)), await postJson(ofBytes(65_537))];
	expect(answers.map(({ status }) => status)).toEqual([200, 413]);
});

test('a refusal waits for the end of the body: a proxy would make of an earlier one its own error', async () => {
	let isSent = false;
	async function* slowly() {
		yield JSON.stringify(anfrage);
		// Turns of the event loop, in which an earlier answer would have come.
		for (let turn = 0; turn < 20; turn++) await setImmediate();
		isSent = true;
		yield ' ';
	}
	const { statusCode } = await fixture.app.inject({
		method: 'POST',
		url: '/backend/sendMail.php',
		headers: { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' },
		payload: Readable.from(slowly()),
	});
	expect([statusCode, isSent]).toEqual([403, true]);
});

test('a fault before the body is read is answered the same way, and logged', async () => {
	const breaking = () => Promise.reject(new Error('unerwartet'));
	await startWith({ prepare: (app) => app.addHook('onRequest', breaking) });
	const { status, text } = await postJson(anfrage);
	expect([status, JSON.parse(text)]).toMatchObject([503, { stored: false }]);
	expect(fixture.logged.join()).toContain('kontakt.test.ts');
});

test('an inquiry that comes from inside the process, as in a simulation, is taken like any other', async () => {
	const sent = { method: 'POST', url: '/backend/sendMail.php', payload: anfrage } as const;
	expect((await fixture.app.inject(sent)).statusCode).toBe(200);
});

test('a visitor who goes away half-way is no fault', async () => {
	const head =
		'POST /backend/sendMail.php HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
	const socket = connectTo(fixture.url);
	await once(socket, 'connect');
	const arrived = once(fixture.app.server, 'request');
	socket.write(`${head}Content-Length: 100\r\n\r\n{`);
	const [request] = await arrived;
	socket.destroy();
	await new Promise((resolve) => request.on('close', resolve));
	// The answer that nobody hears has been made by then.
	await sendRequest(`${fixture.url}/about`);
	expect(fixture.logged).toEqual([]);
});

test.each<[number, Record<string, string>]>([
	[403, { 'sec-fetch-site': 'cross-site' }],
	[403, { 'sec-fetch-site': 'same-site' }],
	[403, { origin: 'null' }],
	[403, { origin: 'https://www.beispiel.de.boese.example' }],
	[403, { origin: 'https://hier.de', host: 'hier.de.boese.example' }],
	[403, { origin: 'https://neu.example', 'x-forwarded-host': 'neu.example' }],
	[200, { origin: 'https://hier.de', host: 'hier.de' }],
	[200, { origin: 'https://www.beispiel.de' }],
	[200, { 'sec-fetch-site': 'same-origin', origin: 'null' }],
	[200, { 'sec-fetch-site': 'none' }],
])('a foreign origin is refused, the site’s own is not: %i to %j', async (status, headers) => {
	const answer = await postJson(anfrage, headers);
	expect(answer.status).toBe(status);
	expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
	const [words, count] =
		status === 200 ? ['Vielen Dank', 1] : ['von https://www.beispiel.de/kontakt', 0];
	expect(JSON.parse(answer.text).message).toContain(words);
	expect(fixture.stored()).toHaveLength(count);
});

test('an inquiry that may be spam gets the same answer as any other, and counts towards the limit like any other', async () => {
	await startWith({ rateLimit: 4 });
	const offer = 'Wir bringen Ihre Website auf Platz 1 bei Google, rufen Sie uns an unter 4711.';
	const sent: [object, Record<string, string>, string[]][] = [
		[{ nachname: 'www.casino.example' }, {}, ['link-in-name', 'no-browser']],
		[{ message: 'ohne Browser' }, {}, ['no-browser']],
		[{ message: offer }, { origin: 'null', ...BROWSER }, []],
		[{}, BROWSER, []],
		[{ message: 'noch eine' }, { origin: 'https://www.beispiel.de' }, ['rate-limit']],
	];
	for (const [changes, headers, reasons] of sent) {
		const { status, text } = await postJson({ ...anfrage, ...changes }, headers);
		expect([status, JSON.parse(text).message]).toEqual([200, expect.stringMatching(THANKS)]);
		expect(fixture.stored().at(-1)).toMatchObject({ reasons });
	}
});

test.each<[string, number, Overrides, Record<string, string>, Record<string, string>]>([
	['thanks', 200, {}, {}, ticked],
	['no consent', 422, {}, {}, unticked],
	['a foreign origin', 403, {}, { 'sec-fetch-site': 'cross-site' }, ticked],
	['too many', 429, { rateLimit: 0.05 }, {}, ticked],
	['no storage', 503, { accept: async () => null }, {}, ticked],
	['too large a message', 413, {}, {}, { ...ticked, message: 'x'.repeat(2_000_000) }],
])('without JavaScript a page explains %s', async (_, status, overrides, headers, form) => {
	await startWith(overrides);
	if (status === 429) await postForm(form);
	const answer = await postForm(form, headers);
	expect(answer.headers).toMatchObject({
		'content-type': 'text/html; charset=utf-8',
		'content-security-policy': expect.stringContaining("form-action 'self'"),
	});
	expect([answer.status, answer.text]).toEqual([status, expect.stringContaining('<main>')]);
	if (status === 422) expect(answer.text).toContain('Vorname: Änne');
});

test('an address typed into the browser gets a page, too', async () => {
	const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
	const answer = await sendRequest(`${fixture.url}/backend/sendMail.php`, { headers });
	expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
	expect(answer.text).toContain('<main>Diese Adresse');
});
