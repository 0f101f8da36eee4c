import { utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findProblems } from './problems.ts';
import { AT, opened } from './testing/stored.ts';
import { DAY } from './times.ts';

test.each([
	['of last night is well', '', 1, []],
	['that failed says why', 'Warum.\n', 0, ['Die letzte Sicherung ist nicht gelungen: Warum.']],
	['of three days ago is missed', '', 3, [expect.stringContaining('zwei Tagen')]],
])('a copy %s', (_, report, daysAgo, sentences) => {
	const db = opened();
	const found = () => findProblems(db, AT, 180, false).map(({ sentence }) => sentence);
	expect(found(), 'where no copies are set up').toEqual([]);
	const file = join(dirname(db.location() ?? ''), 'sicherung.txt');
	const written = new Date(AT.getTime() - daysAgo * DAY);
	writeFileSync(file, report);
	utimesSync(file, written, written);
	expect(found()).toEqual(sentences);
});
