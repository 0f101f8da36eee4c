import { utimesSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDatabase } from '../outbox/testing/temporary-database.ts';
import { deleteLeftovers, leftovers } from './leftovers.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const DAY = 24 * 60 * 60_000;

test('databases set aside and unfinished backups are known, and deleted after the same time', () => {
	const { db, file } = temporaryDatabase();
	const ages: [string, number][] = [
		[`${file}.beschaedigt-20260101T000000000Z`, 181],
		[`${file}.beschaedigt-20260101T000000000Z-wal`, 181],
		[`${file}.teil-4711`, 179],
		[`${file}.sicherung`, 999],
	];
	for (const [path, days] of ages) {
		writeFileSync(path, 'xx');
		const time = new Date(AT.getTime() - days * DAY);
		utimesSync(path, time, time);
	}
	const names = () => leftovers(db).map(({ path }) => basename(path));
	expect(names()).toHaveLength(3);
	expect(deleteLeftovers(db, AT.getTime() - 180 * DAY)).toHaveLength(2);
	expect(names()).toEqual(['anfragen.sqlite.teil-4711']);
	expect(leftovers(db)).toMatchObject([{ bytes: 2, changedAt: AT.getTime() - 179 * DAY }]);
});
