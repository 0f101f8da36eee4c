import { expect, onTestFinished, test, vi } from 'vitest';
import { sendAnfrage } from '../testing/send-anfrage.ts';
import { sendRequest } from '../testing/send-request.ts';
import { clientKey, createLimits } from './limits.ts';
import { type FixtureApp, startFixtureApp } from './testing/fixture-app.ts';

const LARGE = 'x'.repeat(60_000);

/** Sends an inquiry from this address. */
function send({ url }: FixtureApp, address: string, message: string) {
	return sendAnfrage(url, message, { headers: { 'x-forwarded-for': address } });
}

test.each([
	['203.0.113.7', '::ffff:203.0.113.7', true],
	['203.0.113.7', '203.0.113.8', false],
	['2001:db8:1:201::1', '2001:db8:1:2ff:ffff::9', true],
	['2001:db8:1:201::1', '2001:db8:1:301::1', false],
])('%s and %s are one client: %j', (one, other, are) => {
	expect(clientKey(one) === clientKey(other)).toBe(are);
});

test.each(['', '_geheim', '203.0.113.7:4123'])(
	'what is no address („%s“) counts as one client, with all others like it',
	(named) => {
		expect(clientKey(named)).toBe('unknown');
	},
);

test('above the limit inquiries are marked, above twenty times as many points refused; others are not', async () => {
	const service = await startFixtureApp({ rateLimit: 2, trustProxy: 1 });
	const answers = [];
	for (let number = 0; number < 41; number += 1) {
		answers.push(await send(service, '192.0.2.1', `Nummer ${number}`));
	}
	expect(answers.map(({ status }) => status)).toEqual([...Array(40).fill(200), 429]);
	const refused = answers.at(-1);
	expect(refused?.headers['retry-after']).toMatch(/^(600|59\d)$/);
	expect(JSON.parse(refused?.text ?? '')).toEqual({
		message: expect.stringContaining('10 Minuten'),
		stored: false,
	});
	expect((await send(service, '192.0.2.2', 'eine andere')).status).toBe(200);
	const reasons = service.stored().map((anfrage) => anfrage.reasons.join());
	expect(reasons).toEqual(['', '', ...Array(38).fill('rate-limit'), '']);
});

test('each begun 4 KiB is a point, announced or not; what came before decides, and 0 counts nothing', async () => {
	const service = await startFixtureApp({ rateLimit: 5, trustProxy: 1 });
	const sent = ['kurz', 'x'.repeat(13_000), 'auch kurz', 'zu viel'];
	for (const message of sent) await send(service, '192.0.2.1', message);
	const reasons = service.stored().map((anfrage) => anfrage.reasons.join());
	expect(reasons, '1 point, 4 points, then above').toEqual(['', '', 'rate-limit', 'rate-limit']);
	const chunked = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
	const headers = { ...chunked, 'x-forwarded-for': '192.0.2.2' };
	const post = { method: 'POST', headers, body: '{}' };
	for (const status of [...Array(7).fill(422), 429]) {
		const answer = await sendRequest(`${service.url}/backend/sendMail.php`, post);
		expect(answer.status).toBe(status);
	}
	expect(await createLimits(0)('client', 60_000)).toEqual({
		isAboveLimit: false,
		secondsToWait: 0,
	});
	const uncounted = await startFixtureApp({ rateLimit: 0 });
	for (const message of [LARGE, 'kurz']) await send(uncounted, '192.0.2.1', message);
	expect(uncounted.stored()).toMatchObject([{ reasons: [] }, { reasons: [] }]);
});

test('a count ends after ten minutes, however the clock was set meanwhile', async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const count = createLimits(1);
	const wait = async () => (await count('client', 20 * 4 * 1024)).secondsToWait;
	expect([await wait(), await wait()]).toEqual([0, 600]);
	vi.setSystemTime(Date.now() - 86_400_000);
	expect(await wait()).toBe(600);
	vi.advanceTimersByTime(600_000);
	expect(await wait()).toBe(0);
});

test('whoever is refused is told how long it still lasts', async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const count = createLimits(1);
	const wait = async () => (await count('client', 20 * 4 * 1024)).secondsToWait;
	await wait();
	vi.advanceTimersByTime(400_500);
	expect(await wait()).toBe(200);
	vi.advanceTimersByTime(199_400);
	expect(await wait()).toBe(1);
});
