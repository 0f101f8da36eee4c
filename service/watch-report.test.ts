import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { HOUR, MINUTE } from './times.ts';
import { troublesSeen, watchReportIn } from './watch-report.ts';

const now = new Date('2026-11-28T03:00:00Z');
const seen = { satz: 'Niemand antwortet.', istStoerung: true };

/** A folder with a report of that age. */
function folderWith(ageMs: number): string {
	const folder = newFolder();
	const zeit = new Date(now.getTime() - ageMs).toISOString();
	const report = { zeit, zertifikatBis: null, maengel: [seen] };
	writeFileSync(watchReportIn(folder), JSON.stringify(report));
	return folder;
}

test('a watch that was never set up is not missed, and a fresh report holds', () => {
	expect(troublesSeen(newFolder(), now)).toEqual([]);
	expect(troublesSeen(folderWith(10 * MINUTE), now)).toEqual([seen]);
});

test('a watch that fell silent is told, but not in the first hour after a start of the machine', () => {
	const silent = [expect.objectContaining({ satz: expect.stringContaining('läuft nicht mehr') })];
	expect(troublesSeen(folderWith(2 * HOUR), now, 3 * HOUR)).toEqual(silent);
	expect(troublesSeen(folderWith(2 * HOUR), now, MINUTE)).toEqual([seen]);
	const broken = folderWith(MINUTE);
	writeFileSync(watchReportIn(broken), '{"zeit":');
	expect(troublesSeen(broken, now, 3 * HOUR)).toEqual(silent);
});
