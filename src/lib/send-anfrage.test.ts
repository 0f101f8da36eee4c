import { describe, expect, test } from 'vitest';
import { LEERER_ENTWURF } from './entwurf.ts';
import { sendAnfrage } from './send-anfrage.ts';

const antworte =
	(body: string, status = 200) =>
	async () =>
		new Response(body, { status });

test('sends exactly the six fields to the relative endpoint', async () => {
	const rufe: [unknown, RequestInit | undefined][] = [];
	await sendAnfrage({ ...LEERER_ENTWURF, vorname: 'Ina' }, async (url, init) => {
		rufe.push([url, init]);
		return new Response('{"message":"Danke"}');
	});
	expect(rufe[0]?.[0]).toBe('backend/sendMail.php');
	expect(rufe[0]?.[1]).toMatchObject({
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
	});
	expect(JSON.parse(String(rufe[0]?.[1]?.body))).toEqual({ ...LEERER_ENTWURF, vorname: 'Ina' });
});

test.each([200, 422, 429, 500])(
	'takes the message of a JSON reply with status %i',
	async (status) => {
		expect(await sendAnfrage(LEERER_ENTWURF, antworte('{"message":"Text"}', status))).toEqual({
			art: 'antwort',
			message: 'Text',
		});
	},
);

describe('counts as lost', () => {
	test.each(['Wartung', '', '{"message":7}', '{"meldung":"x"}', 'null', '[]', '<h1>502</h1>'])(
		'a reply %j',
		async (body) => {
			expect((await sendAnfrage(LEERER_ENTWURF, antworte(body))).art).toBe('verloren');
		},
	);

	test('a broken connection', async () => {
		const grund = new TypeError('Failed to fetch');
		const ergebnis = await sendAnfrage(LEERER_ENTWURF, async () => Promise.reject(grund));
		expect(ergebnis).toEqual({ art: 'verloren', grund });
	});

	test('a server that never answers', async () => {
		const schweige: typeof fetch = (_url, init) =>
			new Promise((_, reject) => {
				init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
			});
		expect((await sendAnfrage(LEERER_ENTWURF, schweige, 1)).art).toBe('verloren');
	});
});
