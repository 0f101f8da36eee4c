import { expect, test, vi } from 'vitest';
import { EMPTY_FORM } from './form-values.ts';
import { sendAnfrage } from './send.ts';

const draft = { ...EMPTY_FORM, vorname: 'Jörg', checkbox: true };
const answered = (body: string, status = 200) =>
	sendAnfrage(draft, async () => new Response(body, { status }));

test('exactly the six fields are posted as JSON to the relative address', async () => {
	const fetcher = vi.fn<typeof fetch>(async () => Response.json({ message: 'Danke.' }));
	await sendAnfrage(draft, fetcher);
	const [url, request] = fetcher.mock.calls[0] ?? [];
	expect(url).toBe('backend/sendMail.php');
	const headers = { 'Content-Type': 'application/json' };
	expect(request).toMatchObject({ method: 'POST', headers });
	expect(JSON.parse(String(request?.body))).toEqual(draft);
});

const taken = {
	message: 'Danke.',
	stored: true,
	eingang: '2026-11-22T13:42:05Z',
	zeichen: '7K3F-22',
};

test('a stored inquiry has its time and its zeichen', async () => {
	const receipt = {
		zeichen: taken.zeichen,
		day: '22.11.2026',
		time: '14:42 Uhr MEZ',
		iso: '2026-11-22T13:42:05.000Z',
	};
	expect(await answered(JSON.stringify(taken))).toEqual({
		kind: 'stored',
		message: 'Danke.',
		receipt,
	});
});

test.each([200, 403, 422, 429, 503])(
	'an answer with status %i that says so is a refusal',
	async (status) => {
		const result = await answered('{"message":"Leider nein.","stored":false}', status);
		expect(result).toEqual({ kind: 'refused', message: 'Leider nein.' });
	},
);

test.each([
	['nothing but a message', { message: 'Danke.' }],
	['no time', { ...taken, eingang: 'gestern' }],
	['no zeichen', { ...taken, zeichen: undefined }],
	['a text for „stored“', { ...taken, stored: 'nein' }],
])('an answer with %s, which our service never gives, is unknown', async (_, content) => {
	for (const status of [200, 500]) {
		const result = await answered(JSON.stringify(content), status);
		expect(result).toEqual({ kind: 'unknown', message: 'Danke.' });
	}
});

test.each(['<h1>Bad Gateway</h1>', '', '{"text":"ok"}', '{"message":7}', 'null', '"text"'])(
	'an answer „%s“ counts as lost',
	async (body) => expect(await answered(body)).toMatchObject({ kind: 'lost' }),
);

test('a broken connection counts as lost', async () => {
	const reason = new TypeError('Failed to fetch');
	const result = await sendAnfrage(draft, () => Promise.reject(reason));
	expect(result).toEqual({ kind: 'lost', reason });
});

test('no answer within 30 seconds counts as lost', async () => {
	const clock = new AbortController();
	const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
	const silent: typeof fetch = (_url, request) =>
		new Promise((_resolve, reject) => {
			request?.signal?.addEventListener('abort', () => reject(request.signal?.reason));
		});
	const result = sendAnfrage(draft, silent);
	expect(timeout).toHaveBeenCalledWith(30_000);
	clock.abort('too late');
	expect(await result).toEqual({ kind: 'lost', reason: 'too late' });
	timeout.mockRestore();
});
