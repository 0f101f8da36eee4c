import { expect, onTestFinished, test, vi } from 'vitest';
import { sendAnfrage } from '../../testing/send-anfrage.ts';
import { type FixtureApp, type Overrides, startFixtureApp } from '../testing/fixture-app.ts';

const LARGE = 'x'.repeat(1_000_000);

/** Sends an inquiry from this address, which is also its message unless another is given. */
function send({ url }: FixtureApp, address: string, message = address) {
	return sendAnfrage(url, message, { headers: { 'x-forwarded-for': address } });
}

test('an IPv6 /64 is one client, a /56 has twice its share, a /48 four times; more is marked', async () => {
	const service = await startFixtureApp({ rateLimit: 1, trustProxy: 1 });
	const asked: [string, string][] = [
		['1:201::1', ''],
		['1:201:ffff::9', 'rate-limit'],
		['1:202::1', ''],
		['1:203::1', 'rate-limit'],
		['1:301::1', ''],
		['1:401::1', ''],
		['1:501::1', 'rate-limit'],
		['2:501::1', ''],
	];
	for (const [end] of asked) expect((await send(service, `2001:db8:${end}`)).status).toBe(200);
	expect(service.reasons()).toEqual(asked.map(([, reason]) => reason));
});

test('one client is refused from ten times the limit on, all together from fifty times, in plain text', async () => {
	const service = await startFixtureApp({ rateLimit: 1, trustProxy: 1 });
	const statuses: number[] = [];
	for (let number = 0; number < 52; number += 1) {
		const address = number < 11 ? '192.0.2.1' : `198.51.${number}.1`;
		const { status, headers, text } = await send(service, address, `Nummer ${number}`);
		statuses.push(status);
		if (status === 200) continue;
		expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8' });
		expect(headers['retry-after']).toMatch(/^(600|5\d\d)$/);
		expect(text).toContain('10 Minuten');
	}
	expect(statuses).toEqual([...Array(10).fill(200), 429, ...Array(40).fill(200), 429]);
});

test('one client gets 4 MiB accepted in ten minutes, and is told when as much is free again', async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
	onTestFinished(() => void vi.useRealTimers());
	const service = await startFixtureApp({ rateLimit: 20, trustProxy: 1 });
	const large = (number: number) => send(service, '192.0.2.1', number + LARGE);
	for (let number = 0; number < 4; number += 1) expect((await large(number)).status).toBe(200);
	const { status, headers, text } = await large(4);
	expect([status, headers['retry-after']]).toEqual([429, '600']);
	expect(text).toContain('10 Minuten');
	expect((await send(service, '192.0.2.2')).status).toBe(200);
	// A clock that is set changes nothing: time is what has passed.
	vi.advanceTimersByTime(10 * 60_000);
	expect((await large(5)).status).toBe(200);
});

const unavailable = async () => ({ kind: 'unavailable' as const, reason: '' });
test.each<[string, number, Overrides]>([
	['what could not be stored', 503, { rateLimit: 20, accept: unavailable }],
	['anything where the owner has switched limits off', 200, { rateLimit: 0 }],
])('no client is charged for %s', async (_, status, overrides) => {
	const service = await startFixtureApp(overrides);
	for (let number = 0; number < 5; number += 1)
		expect((await send(service, '192.0.2.1', number + LARGE)).status).toBe(status);
});
