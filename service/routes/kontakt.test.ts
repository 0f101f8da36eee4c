import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import { type Answer, sendRequest } from '../../testing/send-request.ts';
import { type FixtureApp, type Overrides, startFixtureApp } from '../testing/fixture-app.ts';

const THANKS = /^Vielen Dank für Ihre Anfrage! Ich melde mich [^.]+ bei Ihnen\.$/;

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
	post(typeof value === 'string' ? value : JSON.stringify(value), {
		'content-type': 'application/json',
		...headers,
	});
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
	post(`${new URLSearchParams(fields)}`, { ...FORM, ...headers });

test('an inquiry is normalised, stored, answered and delivered at once, and leaves no trace in the log', async () => {
	const onStored = vi.fn();
	await startWith({ onStored });
	const { status, headers, text } = await postJson({ ...anfrage, vorname: 'A\u0308n\u0000ne' });
	expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
	const { message, eingang, zeichen, ...others } = JSON.parse(text);
	const [stored] = fixture.stored();
	expect(stored).toMatchObject(unticked);
	expect(message).toMatch(THANKS);
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
	['a text for the consent', { ...anfrage, checkbox: 'on' }, /\(Einwilligung/],
	['broken JSON', '{"vorname":', /nicht lesbar/],
	['null', 'null', /nicht lesbar/],
	['fields under __proto__', `{"__proto__":${JSON.stringify(anfrage)}}`, /unvollständig/],
	['deep nesting', `{"vorname":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, /unvollständig/],
])('%s, which no browser’s form sends, is refused with a message', async (_, body, words) => {
	const { status, text } = await postJson(body);
	expect(status).toBe(422);
	expect(JSON.parse(text)).toEqual({ message: expect.stringMatching(words) });
	expect(fixture.stored()).toEqual([]);
});

describe('answers that must leave the visitor’s text alone are no JSON', () => {
	const expectPlain = (answer: Answer, status: number) => {
		expect(answer.status).toBe(status);
		expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
		expect(() => JSON.parse(answer.text)).toThrow();
		expect(answer.text).toMatch(/\p{L}+/u);
	};

	test('an unexpected error: the log says where it arose, not what the visitor wrote', async () => {
		await startWith({
			accept: (anfrage) => {
				throw new Error(`unerwartet: ${anfrage.message}`);
			},
		});
		expectPlain(await postJson(anfrage), 503);
		expect(fixture.logged.join()).toContain('kontakt.test.ts');
		expect(fixture.logged.join()).not.toContain('Website');
	});

	const json = { 'content-type': 'application/json' };
	const huge = JSON.stringify({ ...anfrage, message: 'x'.repeat(8 * 1024 * 1024) });
	test.each<[number, Record<string, string>, string?]>([
		[413, json, huge],
		[413, { ...json, 'transfer-encoding': 'chunked' }, huge],
		[415, { 'content-type': 'text/plain' }],
		[415, {}],
	])('a body that is too large or of an unknown type: %i to %j', async (status, headers, body) => {
		expectPlain(await post(body ?? JSON.stringify(anfrage), headers), status);
		expect(fixture.stored()).toEqual([]);
	});
});

test.each<[number, Record<string, string>]>([
	[403, { 'sec-fetch-site': 'cross-site' }],
	[403, { 'sec-fetch-site': 'same-site' }],
	[403, { origin: 'null' }],
	[403, { origin: 'https://www.beispiel.de.boese.example' }],
	[403, { origin: 'https://hier.de.boese.example', host: 'hier.de' }],
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
	const [words, count] = status === 200 ? ['Vielen Dank', 1] : ['nicht mitgeschickt', 0];
	expect(JSON.parse(answer.text).message).toContain(words);
	expect(fixture.stored()).toHaveLength(count);
});

const BROWSER = { 'sec-fetch-site': 'same-origin' };
test('an inquiry that may be spam gets the same answer as any other, and its reasons are stored', async () => {
	const longText = 'Wir bringen Ihre Website auf Platz 1 bei Google, rufen Sie uns an unter 4711.';
	const sent: [object, Record<string, string>][] = [
		[{}, BROWSER],
		[{ message: longText }, { origin: 'null', ...BROWSER }],
		[{ nachname: 'www.casino.example' }, {}],
	];
	for (const [changes, headers] of sent) {
		const { status, text } = await postJson({ ...anfrage, ...changes }, headers);
		expect([status, JSON.parse(text).message]).toEqual([200, expect.stringMatching(THANKS)]);
	}
	expect(fixture.stored().map(({ reasons }) => reasons)).toEqual([
		[],
		[],
		['link-in-name', 'no-browser'],
	]);
});

test.each<[string, number, Overrides, Record<string, string>, Record<string, string>]>([
	['no consent', 422, {}, {}, unticked],
	['a foreign origin', 403, {}, { 'sec-fetch-site': 'cross-site' }, ticked],
	['too many', 429, { rateLimit: 0.1 }, {}, ticked],
	['no storage', 503, { accept: () => null }, {}, ticked],
	['too large a message', 413, {}, {}, { ...ticked, message: 'x'.repeat(2_000_000) }],
])('without JavaScript a page explains %s', async (_, status, overrides, headers, form) => {
	await startWith(overrides);
	if (status === 429) await postForm(form);
	const answer = await postForm(form, headers);
	expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
	expect([answer.status, answer.text]).toEqual([status, expect.stringContaining('<main>')]);
});
