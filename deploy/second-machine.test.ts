import { expect, test } from 'vitest';
import { outdatedCopies } from './second-machine.ts';

const now = new Date('2026-11-28T03:00:00Z');
const nameOf = (day: string, time = '020000') => `anfragen-${day}-${time}.sqlite`;
/** One copy a day, the newest first. */
const daily = (count: number) =>
	Array.from({ length: count }, (_, age) =>
		nameOf(new Date(now.getTime() - age * 86_400_000).toISOString().slice(0, 10)),
	);

test('of daily copies fourteen stay', () => {
	expect(outdatedCopies(daily(16), now)).toEqual(daily(16).slice(14));
	expect(outdatedCopies(daily(14), now)).toEqual([]);
});

test('several copies of one day push out none of another day', () => {
	const byHand = ['101010', '111111', '121212'].map((time) => nameOf('2026-11-28', time));
	expect(outdatedCopies([...daily(14), ...byHand], now)).toEqual([]);
});

test('what is 30 days old goes, but never the newest', () => {
	const old = [nameOf('2026-10-29'), nameOf('2026-10-28')];
	expect(outdatedCopies([...old, nameOf('2026-11-27')], now)).toEqual(old);
	expect(outdatedCopies([nameOf('2026-09-01'), nameOf('2026-08-31')], now)).toEqual([
		nameOf('2026-08-31'),
	]);
});
