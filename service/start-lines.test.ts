import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { readConfig } from './config.ts';
import { startLines } from './start-lines.ts';

test.each([
	['{"aufbewahrungstage":180}', 180],
	['{"aufbewahrungstage":20}', 20],
	['{"aufbewahrungstage":30}', null],
	['{}', null],
	['kein JSON', null],
])('for a build that notes %s the start warns of other days: %j', (note, days) => {
	const folder = newFolder();
	writeFileSync(join(folder, 'build.json'), note);
	const lines = startLines(readConfig({ DIST_DIR: folder, RETENTION_DAYS: '30' }), '', null);
	const warning = `^Warnung: .*nennt ${days} Tage.*RETENTION_DAYS ist hier 30.*neu bauen`;
	expect(lines.slice(2)).toEqual(days ? [expect.stringMatching(warning)] : []);
});
