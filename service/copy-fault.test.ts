import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { copyFault } from './copy-fault.ts';
import { DAY } from './times.ts';

const now = new Date('2026-11-27T12:00:00Z');

test.each([
	['a copy of last night is well', '', 1, null],
	['a failed one says why', 'Die Platte ist voll.\n', 0, 'Die Platte ist voll.'],
	['one of three days ago is missed', '', 3, expect.stringContaining('zwei Tagen')],
])('%s', (_, report, daysAgo, fault) => {
	const folder = newFolder();
	const file = join(folder, 'sicherung.txt');
	const written = new Date(now.getTime() - daysAgo * DAY);
	writeFileSync(file, report);
	utimesSync(file, written, written);
	expect(copyFault(folder, now)).toEqual(fault);
});

test('where no copies are set up, none is missed', () => {
	expect(copyFault(newFolder(), now)).toBeNull();
});
