import { expect, test } from 'vitest';
import { newestCopyOf, outdatedCopies } from './backups.ts';
import { DAY } from './times.ts';

const now = new Date('2026-11-28T03:00:00Z');
const nameOf = (day: string, time = '020000') => `anfragen-${day}-${time}.sqlite`;
/** One copy a day, the newest first. */
const daily = (count: number) =>
	Array.from({ length: count }, (_, age) =>
		nameOf(new Date(now.getTime() - age * DAY).toISOString().slice(0, 10)),
	);
/** Of copies that are all sound. The oldest come first. */
const outdated = (names: string[]) => outdatedCopies(names, names, now);

test('of daily copies fourteen stay', () => {
	expect(outdated(daily(16))).toEqual(daily(16).slice(14).reverse());
	expect(outdated(daily(14))).toEqual([]);
});

test('several copies of one day push out none of another day', () => {
	const byHand = ['101010', '111111', '121212'].map((time) => nameOf('2026-11-28', time));
	expect(outdated([...daily(14), ...byHand])).toEqual([]);
});

test('what would be 30 days old before the next run goes, but never the newest', () => {
	const old = [nameOf('2026-10-29'), nameOf('2026-10-30')];
	expect(outdated([...old, nameOf('2026-10-31'), nameOf('2026-11-27')])).toEqual(old);
	expect(outdated([nameOf('2026-10-31'), nameOf('2026-11-27')])).toEqual([]);
	expect(outdated([nameOf('2026-09-01'), nameOf('2026-08-31')])).toEqual([nameOf('2026-08-31')]);
});

test('a file whose name is no copy’s stays, and counts for none', () => {
	const own = ['anfragen-2026.sqlite', 'anfragen-20261101.sqlite', 'anfragen-99999999.sqlite'];
	expect(outdated([...own, ...daily(15)])).toEqual(daily(15).slice(14));
});

test('a damaged copy pushes out no sound one, and goes with its day', () => {
	const all = daily(16);
	expect(outdatedCopies(all, all.slice(2), now)).toEqual([]);
	expect(outdatedCopies(all, all.slice(0, 14), now)).toEqual(all.slice(14).reverse());
	expect(outdatedCopies(daily(40), [], now), 'where none is sound').toEqual([]);
});

test('a clock that is ahead for one night takes two copies at most, the oldest', () => {
	const later = new Date(now.getTime() + 200 * DAY);
	const all = [nameOf(later.toISOString().slice(0, 10)), ...daily(14)];
	expect(outdatedCopies(all, all, later)).toEqual(daily(14).slice(12).reverse());
});

test('a copy dated after tomorrow is none: it is not the newest, and goes', () => {
	const [ahead, tomorrow] = [nameOf('2027-06-16'), nameOf('2026-11-29')];
	expect(newestCopyOf([ahead, ...daily(3)], now)).toBe(nameOf('2026-11-28'));
	expect(newestCopyOf([tomorrow, ...daily(3)], now)).toBe(tomorrow);
	expect(newestCopyOf(['anfragen-vor-dem-umzug.sqlite', ...daily(3)], now)).toBe(daily(1)[0]);
	expect(outdated([ahead, ...daily(3)])).toEqual([ahead]);
	const later = nameOf('2027-06-17');
	expect(outdated([later, ahead, nameOf('2027-06-18'), ...daily(3)])).toEqual([ahead, later]);
	expect(outdated([ahead]), 'but not where there is no other').toEqual([]);
});
