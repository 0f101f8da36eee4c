import { expect, test } from 'vitest';
import { storeFixtures } from '../testing/store-fixtures.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { AT } from '../testing/times.ts';
import { DAY, HOUR } from '../times.ts';
import { createExpiryCutoff, createFingerprintClearing } from './retention.ts';

/** Asks every hour for so many, as processes that follow each other do, and returns what was due. */
async function hoursOf(steps: [clock: number, uptime: number | null][]) {
	const { db } = temporaryDatabase();
	let expired = createExpiryCutoff(db, 180);
	const due: (number | null)[] = [];
	for (const [clock, uptime] of steps) {
		if (uptime === null) expired = createExpiryCutoff(db, 180);
		due.push(await expired(new Date(AT.getTime() + clock), uptime ?? 0));
	}
	return due.map((before) => before && (before + 180 * DAY - AT.getTime()) / HOUR);
}

/** What a process counts are no whole milliseconds. */
const RUNNING_HOUR = HOUR + 0.1;
const hours = (from: number, to: number, ahead = 0): [number, number][] =>
	Array.from({ length: to - from + 1 }, (_, i) => [
		(from + i + ahead) * HOUR,
		(from + i) * RUNNING_HOUR,
	]);
const none = (count: number) => Array(count).fill(null);

test.each<[string, [number, number | null][], (number | null)[]]>([
	['what was named a day ago', hours(0, 25), [...none(24), 24, null]],
	[
		'nothing by a clock ahead at the start that was set right',
		[...hours(0, 3, 4800), ...hours(4, 25)],
		none(26),
	],
	['nothing for a day after the clock jumped', [...hours(0, 20), ...hours(21, 40, 4800)], none(41)],
	[
		'what was named, and no more, by a clock ahead after a restart',
		[...hours(0, 23), [5000 * HOUR, null], [5001 * HOUR, HOUR]],
		[...none(25), 24],
	],
	['nothing by starting again and again', Array(99).fill([0, null]), none(99)],
])('due for deletion is %s', async (_, steps, due) => {
	expect(await hoursOf(steps)).toEqual(due);
});

test('a fingerprint is cleared by the second run after it was stored', async () => {
	const { db } = temporaryDatabase();
	const clear = createFingerprintClearing(db);
	const left = () => db.prepare('SELECT id FROM anfrage WHERE fingerprint IS NOT NULL').all();
	storeFixtures(db, AT, {}, {});
	db.exec("UPDATE anfrage SET fingerprint = x'07'");
	await clear();
	storeFixtures(db, AT, {});
	db.exec("UPDATE anfrage SET fingerprint = x'08' WHERE id = 3");
	await clear();
	expect(left()).toMatchObject([{ id: 3 }]);
	await clear();
	expect(left()).toEqual([]);
});
