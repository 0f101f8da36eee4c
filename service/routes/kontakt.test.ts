import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AppDeps } from '../app.ts';
import { type Answer, ask } from '../testing/ask.ts';
import { type FixtureApp, startFixtureApp } from '../testing/fixture-app.ts';

const DANKE = 'Vielen Dank für Ihre Anfrage! Ich melde mich in Kürze bei Ihnen.';

const anfrage = {
	vorname: 'Änne',
	nachname: 'O’Brien',
	email: 'aenne@beispiel.de',
	phone: '',
	message: 'Guten Tag,\nich brauche eine Website.',
	checkbox: true,
};

let fixture: FixtureApp;
beforeEach(async () => {
	fixture = await startFixtureApp();
});
afterEach(() => fixture.close());

async function restartWith(overrides: Partial<AppDeps>): Promise<void> {
	await fixture.close();
	fixture = await startFixtureApp(overrides);
}

function post(body: string | Buffer, headers: Record<string, string>): Promise<Answer> {
	return ask(`${fixture.url}/backend/sendMail.php`, { method: 'POST', body, headers });
}
const postJson = (value: unknown, headers: Record<string, string> = {}) =>
	post(typeof value === 'string' ? value : JSON.stringify(value), {
		'content-type': 'application/json',
		...headers,
	});
const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
	post(new URLSearchParams(fields).toString(), {
		'content-type': 'application/x-www-form-urlencoded',
		...headers,
	});

const formFields = { ...anfrage, checkbox: 'on' };

describe('an inquiry', () => {
	test('is stored before it is thanked for', async () => {
		const answer = await postJson(anfrage);
		expect(answer.status).toBe(200);
		expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
		expect(JSON.parse(answer.text)).toEqual({ message: DANKE });
		expect(fixture.stored()).toMatchObject([
			{ vorname: 'Änne', email: 'aenne@beispiel.de', message: anfrage.message },
		]);
	});

	test('wakes the delivery', async () => {
		let woken = 0;
		await restartWith({
			onStored: () => {
				woken += 1;
			},
		});
		await postJson(anfrage);
		await postJson(anfrage);
		expect(woken).toBe(1);
	});

	test('may have unknown fields, which are ignored', async () => {
		const known = JSON.stringify(anfrage).slice(1);
		const answer = await postJson(`{"firma":[{}],"__proto__":{"checkbox":false},${known}`);
		expect(answer.status).toBe(200);
		expect(fixture.stored()).toHaveLength(1);
	});

	test('may be as long as one mebibyte allows', async () => {
		const answer = await postJson({ ...anfrage, message: 'ä'.repeat(500_000) });
		expect(answer.status).toBe(200);
		expect(String(fixture.stored()[0]?.message)).toHaveLength(500_000);
	});

	test('may come in pieces without a stated length', async () => {
		const answer = await postJson(anfrage, { 'transfer-encoding': 'chunked' });
		expect(answer.status).toBe(200);
	});

	test('may carry a charset in its type', async () => {
		const answer = await postJson(anfrage, { 'content-type': 'Application/JSON; charset=utf-8' });
		expect(answer.status).toBe(200);
	});

	test('leaves no trace in the log', async () => {
		await postJson(anfrage);
		expect(fixture.logged).toEqual([]);
	});
});

describe('a request no form sends', () => {
	test.each([
		['a missing field', { ...anfrage, phone: undefined }, 'Telefon'],
		['an empty first name', { ...anfrage, vorname: '' }, 'Vorname'],
		['an e-mail without @', { ...anfrage, email: 'aenne' }, 'E-Mail'],
		['no consent', { ...anfrage, checkbox: false }, 'Einwilligung'],
		['a number for a text', { ...anfrage, message: 5 }, 'Nachricht'],
		['a text for the consent', { ...anfrage, checkbox: 'on' }, 'Einwilligung'],
	])('%s is refused by name', async (_what, body, name) => {
		const answer = await postJson(body);
		expect(answer.status).toBe(422);
		expect(JSON.parse(answer.text).message).toContain(name);
		expect(fixture.stored()).toEqual([]);
	});

	test.each([
		['broken JSON', '{"vorname":'],
		['an empty body', ''],
		['null', 'null'],
		['a list', '[1]'],
		['a text', '"hallo"'],
		['fields under __proto__', `{"__proto__":${JSON.stringify(anfrage)}}`],
		['deep nesting', `{"vorname":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
		['unclosed nesting', '['.repeat(500_000)],
	])('%s is refused with a readable message', async (_what, body) => {
		const answer = await postJson(body);
		expect(answer.status).toBe(422);
		expect(JSON.parse(answer.text).message).toMatch(/Formular|Kontaktformular/);
		expect(fixture.stored()).toEqual([]);
	});

	test('bytes that are no UTF-8 are refused', async () => {
		const bytes = Buffer.from(JSON.stringify({ ...anfrage, nachname: 'Müller' }), 'latin1');
		const answer = await post(bytes, { 'content-type': 'application/json' });
		expect(answer.status).toBe(422);
	});
});

describe('answers that must leave the visitor’s text alone are no JSON', () => {
	const expectPlain = (answer: Answer, status: number) => {
		expect(answer.status).toBe(status);
		expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
		expect(() => JSON.parse(answer.text)).toThrow();
		expect(answer.text).toMatch(/\p{L}+/u);
	};

	test('storage fails', async () => {
		await restartWith({
			acceptor: { accept: async () => ({ kind: 'unavailable', reason: 'Platte voll' }) },
		});
		const answer = await postJson(anfrage);
		expectPlain(answer, 503);
		expect(answer.headers['retry-after']).toBe('60');
		expect(fixture.logged.join()).toContain('Platte voll');
	});

	test('storage breaks: the log says where, but not what the visitor wrote', async () => {
		await restartWith({
			acceptor: {
				accept: async (anfrage) => {
					throw new Error(`unerwartet: ${anfrage.message}`);
				},
			},
		});
		expectPlain(await postJson(anfrage), 503);
		expect(fixture.logged.join()).toContain('kontakt.test.ts');
		expect(fixture.logged.join()).not.toContain('Website');
	});

	test('the service is stopping', async () => {
		fixture.stop.abort();
		const answer = await postJson(anfrage);
		expectPlain(answer, 503);
		expect(answer.headers.connection).toBe('close');
		expect(fixture.stored()).toEqual([]);
	});

	test('the service is stopping while the request is still on its way', async () => {
		const socket = connect(fixture.port, '127.0.0.1').setEncoding('utf8');
		let answer = '';
		socket.on('data', (chunk) => {
			answer += chunk;
		});
		const closed = new Promise((resolve) => socket.on('close', resolve));
		const arrived = new Promise((resolve) => fixture.app.server.once('connection', resolve));
		socket.write('POST /backend/sendMail.php HTTP/1.1\r\nHost: a\r\n');
		await arrived;
		await ask(`${fixture.url}/about`);
		fixture.stop.abort();
		const stopped = fixture.app.close();
		await turn();
		socket.write('Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}');
		await closed;
		await stopped;
		expect(answer).toMatch(/^HTTP\/1\.1 503 /);
		expect(answer).toContain('text/plain');
		expect(answer).toContain('kann gerade nicht gespeichert werden');
	});

	test.each([{}, { 'transfer-encoding': 'chunked' }])(
		'the body is larger than one mebibyte %j',
		async (headers) => {
			const answer = await postJson({ ...anfrage, message: 'x'.repeat(8 * 1024 * 1024) }, headers);
			expectPlain(answer, 413);
			expect(fixture.stored()).toEqual([]);
		},
	);

	test.each(['text/plain', 'multipart/form-data; boundary=x', 'unsinn', 'application/xml'])(
		'the type is %s',
		async (type) => {
			expectPlain(await postJson(anfrage, { 'content-type': type }), 415);
		},
	);

	test('there is no type', async () => {
		expectPlain(await post(JSON.stringify(anfrage), {}), 415);
	});

	test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
		'the method is %s',
		async (method) => {
			const answer = await ask(`${fixture.url}/backend/sendMail.php?x=1`, { method });
			expectPlain(answer, 405);
			expect(answer.headers.allow).toBe('POST');
		},
	);
});

describe('another origin', () => {
	test.each([
		[{ 'sec-fetch-site': 'cross-site' }],
		[{ 'sec-fetch-site': 'same-site' }],
		[{ origin: 'https://boese.example' }],
		[{ origin: 'null' }],
		[{ origin: 'unsinn' }],
		[{ origin: 'https://www.beispiel.de.boese.example' }],
		[{ origin: 'https://hier.de.boese.example', host: 'hier.de' }],
		[{ origin: 'https://hier.de', host: 'hier.de.boese.example' }],
	])('is refused: %j', async (headers) => {
		const answer = await postJson(anfrage, headers);
		expect(answer.status).toBe(403);
		expect(JSON.parse(answer.text).message).toContain('fremden Seite');
		expect(fixture.stored()).toEqual([]);
	});

	test('is not the own one', async () => {
		const allowed = [
			{ 'sec-fetch-site': 'same-origin', origin: 'null' },
			{ 'sec-fetch-site': 'none' },
			{ origin: fixture.url },
			{ origin: 'https://www.beispiel.de' },
		];
		for (const headers of allowed) expect((await postJson(anfrage, headers)).status).toBe(200);
	});

	test('is judged by the forwarded host only when a proxy is trusted', async () => {
		const headers = { origin: 'https://neu.example', 'x-forwarded-host': 'neu.example' };
		expect((await postJson(anfrage, headers)).status).toBe(403);
		await restartWith({ trustProxy: 1 });
		expect((await postJson(anfrage, headers)).status).toBe(200);
	});
});

describe('one client sending very much', () => {
	test('is told when to come back, and another one is not affected', async () => {
		await restartWith({ rateLimit: 2, trustProxy: 1 });
		const from = (address: string) => postJson(anfrage, { 'x-forwarded-for': address });
		await from('192.0.2.1');
		await from('192.0.2.1');
		const third = await from('192.0.2.1');
		expect(third.status).toBe(429);
		expect(Number(third.headers['retry-after'])).toBeGreaterThan(590);
		expect(JSON.parse(third.text).message).toContain('10 Minuten');
		expect((await from('192.0.2.2')).status).toBe(200);
	});

	test('cannot pass for another by a header nobody asked for', async () => {
		await restartWith({ rateLimit: 1 });
		await postJson(anfrage, { 'x-forwarded-for': '192.0.2.1' });
		const second = await postJson(anfrage, { 'x-forwarded-for': '192.0.2.2' });
		expect(second.status).toBe(429);
	});
});

describe('a form without JavaScript', () => {
	test('is stored and thanked for on a page of the site', async () => {
		const answer = await postForm(formFields);
		expect(answer.status).toBe(200);
		expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
		expect(answer.text).toBe(`<!doctype html><title>Vielen Dank</title><main>${DANKE}</main>`);
		expect(fixture.stored()).toMatchObject([{ vorname: 'Änne', message: anfrage.message }]);
	});

	test('without the checkbox is refused', async () => {
		const { checkbox: _, ...withoutConsent } = formFields;
		const answer = await postForm(withoutConsent);
		expect(answer.status).toBe(422);
		expect(answer.text).toContain('Einwilligung');
		expect(fixture.stored()).toEqual([]);
	});

	test.each([
		['a foreign origin', 403, {}, { 'sec-fetch-site': 'cross-site' }],
		['too many', 429, { rateLimit: 1 }, {}],
		[
			'no storage',
			503,
			{ acceptor: { accept: async () => ({ kind: 'unavailable', reason: '' }) } },
			{},
		],
	] as [string, number, Partial<AppDeps>, Record<string, string>][])(
		'gets a page also for %s',
		async (_what, status, overrides, headers) => {
			await restartWith(overrides);
			if (status === 429) await postForm(formFields);
			const answer = await postForm(formFields, headers);
			expect(answer.status).toBe(status);
			expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
			expect(answer.text).toContain('<main>');
		},
	);

	test('gets a page also for too large a message', async () => {
		const answer = await postForm({ ...formFields, message: 'x'.repeat(2_000_000) });
		expect(answer.status).toBe(413);
		expect(answer.text).toContain('<main>Ihre Nachricht ist größer als 1 MiB');
	});
});

describe('suspicion', () => {
	test('marks an inquiry and does not hold it back', async () => {
		const message = 'https://a.example https://b.example https://c.example';
		expect((await postJson({ ...anfrage, message })).status).toBe(200);
		expect(String(fixture.stored()[0]?.verdacht)).toContain('viele Links');
	});

	test('does not fall on an ordinary inquiry', async () => {
		await postJson(anfrage);
		expect(fixture.stored()[0]?.verdacht).toBe('[]');
	});
});

test('every answer of the endpoint carries the security headers and is not stored', async () => {
	const answers = [
		await postJson(anfrage),
		await postJson('{'),
		await postJson(anfrage, { 'content-type': 'text/plain' }),
		await postForm(formFields),
		await ask(`${fixture.url}/backend/sendMail.php`),
		await ask(`${fixture.url}/backend/health`),
	];
	for (const { headers } of answers) {
		expect(headers['x-content-type-options']).toBe('nosniff');
		expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
		expect(headers['cache-control']).toBe('no-store');
	}
});
