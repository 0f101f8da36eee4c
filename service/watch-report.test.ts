import { lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import type { Problem } from './problem.ts';
import { owner } from './testing/owner.ts';
import { AT } from './testing/stored.ts';
import { HOUR, MINUTE } from './times.ts';
import { problemsOfWatch, writeWatchReport } from './watch-report.ts';

const now = new Date('2026-11-28T03:00:00Z');
const seen: Problem = { key: 'outside', urgency: 'away', sentence: 'Niemand antwortet.' };

/** A folder with a report of that age. */
function folderWith(ageMs: number): string {
	const folder = newFolder();
	const zeit = new Date(now.getTime() - ageMs).toISOString();
	writeWatchReport(folder, { zeit, zertifikatBis: null, probleme: [seen] });
	return folder;
}

test('a watch that was never set up is not missed, and a fresh report holds', () => {
	expect(problemsOfWatch(newFolder(), now)).toEqual([]);
	expect(problemsOfWatch(folderWith(10 * MINUTE), now)).toEqual([seen]);
});

test('a watch that fell silent is told, but not in the first hour after a start of the machine', () => {
	const silent = [expect.objectContaining({ key: 'watch', urgency: 'hint' })];
	expect(problemsOfWatch(folderWith(2 * HOUR), now, HOUR)).toEqual(silent);
	expect(problemsOfWatch(folderWith(2 * HOUR), now, MINUTE)).toEqual([seen]);
	const broken = folderWith(MINUTE);
	writeFileSync(join(broken, 'wache.json'), '{"zeit":');
	expect(problemsOfWatch(broken, now, 3 * HOUR)).toEqual(silent);
	expect(problemsOfWatch(broken, now, MINUTE)).toEqual([]);
});

test('a report of a release that calls an urgency otherwise is read all the same', () => {
	const folder = newFolder();
	const probleme = [{ ...seen, urgency: 'note' }];
	const report = { zeit: now.toISOString(), zertifikatBis: null, probleme };
	writeFileSync(join(folder, 'wache.json'), JSON.stringify(report));
	expect(problemsOfWatch(folder, now)).toEqual([{ ...seen, urgency: 'hint' }]);
});

test('root leaves a report that the service’s account can read, and follows no link of its', async () => {
	const { folder, command } = owner();
	const secret = join(newFolder(), 'geheim');
	writeFileSync(secret, 'x');
	for (const name of ['wache.json', 'wache.json.neu']) symlinkSync(secret, join(folder, name));
	writeWatchReport(folder, { zeit: AT.toISOString(), zertifikatBis: null, probleme: [seen] });
	expect(readFileSync(secret, 'utf8')).toBe('x');
	expect(lstatSync(join(folder, 'wache.json')).mode & 0o777).toBe(0o644);
	expect(await command('status')).toMatchObject({ out: expect.stringContaining(seen.sentence) });
});
