import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from './times.ts';
import { watchClock } from './watch-clock.ts';

function setUp() {
	const clock = { time: Date.parse('2026-03-02T10:00:00Z') };
	const watch = watchClock(() => new Date(clock.time));
	const pass = (ms: number) => {
		for (let passed = 0; passed < ms; passed += MINUTE) {
			clock.time += MINUTE;
			watch.compare();
		}
	};
	return { clock, watch, pass };
}

test('the clock is trusted an hour after the start', () => {
	const { watch, pass } = setUp();
	pass(HOUR - MINUTE);
	expect(watch.isTrusted()).toBe(false);
	pass(MINUTE);
	expect([watch.isTrusted(), watch.problem()]).toEqual([true, null]);
});

test.each([
	[200, 'um 200 Tage vorgegangen und zeigt jetzt 18.09.2026 14:59 Uhr.'],
	[1.01, 'um einen Tag vorgegangen und zeigt jetzt 03.03.2026 14:13 Uhr.'],
	[-3, 'um 3 Tage zurückgegangen und zeigt jetzt 27.02.2026 13:59 Uhr.'],
])(
	'after it has moved by %d days at once it is not, for an hour, and that is told',
	(days, words) => {
		const { clock, watch, pass } = setUp();
		pass(2 * HOUR);
		clock.time += days * DAY;
		expect(watch.isTrusted()).toBe(false);
		pass(HOUR - MINUTE);
		expect(watch.isTrusted()).toBe(false);
		expect(watch.problem()).toMatchObject({ key: 'clock', urgency: 'hint' });
		expect(watch.problem()?.sentence).toContain(words);
		pass(MINUTE);
		expect([watch.isTrusted(), watch.problem()]).toEqual([true, null]);
	},
);

test('an hour more or less, as in spring, costs an hour at most', () => {
	const { clock, watch, pass } = setUp();
	pass(2 * HOUR);
	clock.time -= HOUR;
	pass(HOUR);
	expect(watch.isTrusted()).toBe(true);
	clock.time += HOUR;
	expect([watch.isTrusted(), watch.problem()]).toEqual([true, null]);
	clock.time += DAY;
	expect([watch.isTrusted(), watch.problem()], 'nor does a night asleep').toEqual([true, null]);
});
