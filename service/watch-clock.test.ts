import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from './times.ts';
import { watchClock } from './watch-clock.ts';

function setUp() {
	const clock = { time: Date.parse('2026-03-02T10:00:00Z') };
	const watch = watchClock(() => new Date(clock.time));
	const pass = (ms: number) => {
		for (let passed = 0; passed < ms; passed += MINUTE) {
			clock.time += MINUTE;
			watch.look();
		}
	};
	return { clock, watch, pass };
}

test('the clock is trusted an hour after the start', () => {
	const { watch, pass } = setUp();
	pass(HOUR - MINUTE);
	expect(watch.isTrusted()).toBe(false);
	pass(MINUTE);
	expect([watch.isTrusted(), watch.jumpedDays()]).toEqual([true, 0]);
});

test.each([200, -3])(
	'after it has moved by %i days at once it is not, for an hour, and the days are told',
	(days) => {
		const { clock, watch, pass } = setUp();
		pass(2 * HOUR);
		clock.time += days * DAY;
		expect(watch.isTrusted()).toBe(false);
		pass(HOUR - MINUTE);
		expect([watch.isTrusted(), watch.jumpedDays()]).toEqual([false, days]);
		pass(MINUTE);
		expect([watch.isTrusted(), watch.jumpedDays()]).toEqual([true, 0]);
	},
);

test('an hour more or less, as in spring, costs an hour at most', () => {
	const { clock, watch, pass } = setUp();
	pass(2 * HOUR);
	clock.time -= HOUR;
	pass(HOUR);
	expect(watch.isTrusted()).toBe(true);
	clock.time += HOUR;
	expect([watch.isTrusted(), watch.jumpedDays()]).toEqual([true, 0]);
});
