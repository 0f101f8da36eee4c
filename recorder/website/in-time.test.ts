import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { allOrNone, inTime } from './in-time.ts';

test('where one part fails, the others are told to end, and have ended before its error goes on', async () => {
	const failed = new AbortController();
	const { promise: told, resolve: tell } = Promise.withResolvers<void>();
	failed.signal.addEventListener('abort', () => tell());
	let hasEnded = false;
	const goesOn = async () => {
		await told;
		await setTimeout(1);
		hasEnded = true;
		throw new Error('Target closed');
	};
	const both = allOrNone(failed, [goesOn(), Promise.reject(new Error('ffmpeg fehlt'))]);
	await expect(both).rejects.toThrow('ffmpeg fehlt');
	expect(hasEnded).toBe(true);
});

test('parts that all succeed come in their order, and none is told to end', async () => {
	const failed = new AbortController();
	const parts = [setTimeout(2, 'Bilder'), Promise.resolve(7)] as const;
	expect(await allOrNone(failed, parts)).toEqual(['Bilder', 7]);
	expect(failed.signal.aborted).toBe(false);
});

/** Ends only with its signal, as a browser does. */
const untilEnded = (signal: AbortSignal) =>
	new Promise<never>((_, reject) => {
		signal.addEventListener('abort', () => reject(new Error('Target closed')));
	});

test('what takes too long is given up in words', async () => {
	const late = inTime('https://haus.de', { minutes: 0.0001 }, untilEnded);
	await expect(late).rejects.toThrow('https://haus.de war nach 0.0001 Minuten nicht aufgenommen');
});

test('any other error stays what it is', async () => {
	const broken = inTime('https://haus.de', {}, () => Promise.reject(new Error('kaputt')));
	await expect(broken).rejects.toThrow('kaputt');
});
