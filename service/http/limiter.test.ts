import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

const start = new Date('2026-01-05T10:00:00Z').getTime();

function limiterAt(options: { limit: number; maxClients?: number }) {
	const clock = { time: start };
	const limiter = createLimiter({ ...options, windowMs: 60_000, now: () => new Date(clock.time) });
	return { limiter, clock };
}

test('a client has its number of requests per window, and the wait is said', () => {
	const { limiter, clock } = limiterAt({ limit: 2 });
	expect(limiter.take('a').kind).toBe('allowed');
	clock.time += 10_000;
	expect(limiter.take('a').kind).toBe('allowed');
	expect(limiter.take('a')).toEqual({ kind: 'limited', retryAfterSeconds: 50 });
	expect(limiter.take('b').kind).toBe('allowed');
});

test('when the window is over, it begins anew', () => {
	const { limiter, clock } = limiterAt({ limit: 1 });
	limiter.take('a');
	clock.time += 59_999;
	expect(limiter.take('a')).toEqual({ kind: 'limited', retryAfterSeconds: 1 });
	clock.time += 1;
	expect(limiter.take('a').kind).toBe('allowed');
});

test('a clock set back does not lock anybody out', () => {
	const { limiter, clock } = limiterAt({ limit: 1 });
	limiter.take('a');
	clock.time -= 3_600_000;
	expect(limiter.take('a').kind).toBe('allowed');
});

test('0 means unlimited', () => {
	const { limiter } = limiterAt({ limit: 0 });
	for (let index = 0; index < 1000; index += 1) expect(limiter.take('a').kind).toBe('allowed');
	expect(limiter.size()).toBe(0);
});

test('a flood of clients takes no more memory than agreed and forgets the oldest', () => {
	const { limiter } = limiterAt({ limit: 1, maxClients: 100 });
	limiter.take('first');
	for (let index = 0; index < 99; index += 1) limiter.take(`client ${index}`);
	expect(limiter.take('first').kind).toBe('limited');
	limiter.take('one too many');
	expect(limiter.size()).toBe(100);
	expect(limiter.take('client 98').kind).toBe('limited');
	expect(limiter.take('first').kind).toBe('allowed');
});
