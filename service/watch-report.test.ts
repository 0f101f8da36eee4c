import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import type { Problem } from './problem.ts';
import { owner, runMaintenance } from './testing/owner.ts';
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
	const silent = [expect.objectContaining({ key: 'watch', urgency: 'note' })];
	expect(problemsOfWatch(folderWith(2 * HOUR), now, HOUR)).toEqual(silent);
	expect(problemsOfWatch(folderWith(2 * HOUR), now, MINUTE)).toEqual([seen]);
	const broken = folderWith(MINUTE);
	writeFileSync(join(broken, 'wache.json'), '{"zeit":');
	expect(problemsOfWatch(broken, now, 3 * HOUR)).toEqual(silent);
	expect(problemsOfWatch(broken, now, MINUTE)).toEqual([]);
});

test('wache leaves what it reads where the service finds it', async () => {
	const { folder, command, maintenance } = owner();
	const report = { zeit: AT.toISOString(), zertifikatBis: null, probleme: [seen] };
	const readInput = async () => JSON.stringify(report);
	expect((await runMaintenance('wache', { DATA_DIR: folder }, { readInput })).exit).toBe(0);
	expect(await command('status')).toMatchObject({ out: expect.stringContaining(seen.sentence) });
	const err = expect.stringContaining('Bericht der Wache ließ sich nicht ablegen');
	expect(await maintenance('wache')).toMatchObject({ exit: 1, err });
});
