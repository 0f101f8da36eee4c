import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startLines } from './start-lines.ts';
import { newFolder } from './testing/new-folder.ts';

function linesWith(buildNote: string): string {
	const folder = newFolder();
	writeFileSync(join(folder, 'build.json'), buildNote);
	return startLines(readConfig({ DIST_DIR: folder, RETENTION_DAYS: '30' }), '', null).join('\n');
}

test('a privacy policy that promises another number of days is warned of, with both ways out', () => {
	expect(linesWith('{"aufbewahrungstage":180}')).toMatch(
		/^Warnung: .*nennt 180 Tage.*RETENTION_DAYS ist hier 30.*neu bauen/m,
	);
});

test.each(['{"aufbewahrungstage":30}', '{}', 'kein JSON'])(
	'with the build note %s there is nothing to warn of',
	(note) => {
		expect(linesWith(note)).not.toContain('Warnung');
	},
);
