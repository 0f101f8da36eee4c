import { describe, expect, test, vi } from 'vitest';
import { EMPTY_DRAFT } from './draft.ts';
import { type SendResult, sendAnfrage } from './send-anfrage.ts';

const draft = { ...EMPTY_DRAFT, vorname: 'Jörg', checkbox: true };

/** What becomes of an inquiry that the server answers with `body` and `status`. */
function answered(body: string, status = 200): Promise<SendResult> {
	return sendAnfrage(draft, async () => new Response(body, { status }));
}

describe('Sending an inquiry', () => {
	test('posts exactly the six fields as JSON to the relative address', async () => {
		const fetcher = vi.fn<typeof fetch>(async () => Response.json({ message: 'Danke.' }));
		await sendAnfrage(draft, fetcher);
		const [url, request] = fetcher.mock.calls[0] ?? [];
		expect(url).toBe('backend/sendMail.php');
		expect(request).toMatchObject({
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
		});
		expect(JSON.parse(String(request?.body))).toEqual(draft);
	});

	test('takes a message of any status for an answer', async () => {
		for (const status of [200, 422, 429, 500]) {
			const result = await answered('{"message":"Leider nein."}', status);
			expect(result).toMatchObject({ kind: 'reply', message: 'Leider nein.' });
		}
	});

	test('reads time and zeichen of an inquiry that was stored, and no others', async () => {
		const taken = { message: 'Danke.', eingang: '2026-11-22T13:42:05Z', zeichen: '7K3F-22' };
		expect(await answered(JSON.stringify(taken))).toEqual({
			...taken,
			kind: 'reply',
			eingang: new Date(taken.eingang),
		});
		expect(await answered('{"message":"Danke.","eingang":"gestern","zeichen":7}')).toEqual({
			kind: 'reply',
			message: 'Danke.',
		});
	});

	test('counts what cannot be read as lost', async () => {
		const unreadable = ['<h1>Bad Gateway</h1>', 'Nicht gespeichert', '', '{"text":"ok"}'];
		for (const body of [...unreadable, '{"message":7}', 'null', '"text"']) {
			expect(await answered(body), body).toMatchObject({ kind: 'lost' });
		}
	});

	test('counts a broken connection as lost', async () => {
		const reason = new TypeError('Failed to fetch');
		const result = await sendAnfrage(draft, () => Promise.reject(reason));
		expect(result).toEqual({ kind: 'lost', reason });
	});
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
