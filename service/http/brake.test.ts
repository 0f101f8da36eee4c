import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBrake } from './brake.ts';

test('only so many work at once; the rest follow in order and none is lost', async () => {
	const brake = createBrake(2);
	const finished: number[] = [];
	let working = 0;
	let most = 0;
	await Promise.all(
		Array.from({ length: 9 }, async (_, index) => {
			const leave = await brake.enter();
			working += 1;
			most = Math.max(most, working);
			await turn();
			working -= 1;
			finished.push(index);
			leave();
		}),
	);
	expect(most).toBe(2);
	expect(finished).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('leaving twice frees one place, not two', async () => {
	const brake = createBrake(1);
	const leave = await brake.enter();
	leave();
	leave();
	await brake.enter();
	let entered = false;
	void brake.enter().then(() => {
		entered = true;
	});
	await turn();
	expect(entered).toBe(false);
});
