import { expect, test } from 'vitest';
import { outdatedCopies } from './backups.ts';
import { DAY } from './times.ts';

const now = new Date('2026-11-28T03:00:00Z');
const nameOf = (day: string, time = '020000') => `anfragen-${day}-${time}.sqlite`;
/** One copy a day, the newest first. */
const daily = (count: number) =>
	Array.from({ length: count }, (_, age) =>
		nameOf(new Date(now.getTime() - age * DAY).toISOString().slice(0, 10)),
	);
/** Of copies that are all sound. */
const outdated = (names: string[]) => outdatedCopies(names, names, now);

test('of daily copies fourteen stay', () => {
	expect(outdated(daily(16))).toEqual(daily(16).slice(14));
	expect(outdated(daily(14))).toEqual([]);
});

test('several copies of one day push out none of another day', () => {
	const byHand = ['101010', '111111', '121212'].map((time) => nameOf('2026-11-28', time));
	expect(outdated([...daily(14), ...byHand])).toEqual([]);
});

test('what would be 30 days old before the next run goes, but never the newest', () => {
	const old = [nameOf('2026-10-30'), nameOf('2026-10-29')];
	expect(outdated([...old, nameOf('2026-10-31'), nameOf('2026-11-27')])).toEqual(old);
	expect(outdated([nameOf('2026-09-01'), nameOf('2026-08-31')])).toEqual([nameOf('2026-08-31')]);
});

test('a file whose name is no copy’s stays, and counts for none', () => {
	const own = ['anfragen-2026.sqlite', 'anfragen-20261101.sqlite', 'anfragen-99999999.sqlite'];
	expect(outdated([...own, ...daily(15)])).toEqual(daily(15).slice(14));
});

test('a damaged copy pushes out no sound one, and goes with its day', () => {
	const all = daily(16);
	expect(outdatedCopies(all, all.slice(2), now)).toEqual([]);
	expect(outdatedCopies(all, all.slice(0, 14), now)).toEqual(all.slice(14));
	expect(outdatedCopies(daily(40), [], now), 'where none is sound').toEqual([]);
});
