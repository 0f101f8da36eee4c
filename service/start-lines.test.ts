import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { readConfig } from './config.ts';
import { startLines } from './start-lines.ts';

test.each([
	['{"retentionDays":180}', /nennt 180 Tage.*RETENTION_DAYS ist hier 30.*neu bauen/],
	['{"retentionDays":20}', /nennt 20 Tage.*RETENTION_DAYS ist hier 30.*neu bauen/],
	['{"countsRequests":true}', /nennt ein Zählen der Anfragen, RATE_LIMIT ist hier 0.*neu bauen/],
	['{"hasForm":false}', /nennt kein Formular/],
	['{"retentionDays":30,"countsRequests":false,"hasForm":true}', null],
	['{}', null],
])('for a build that notes %s the start warns of what the policy says: %s', (note, warning) => {
	const folder = newFolder();
	writeFileSync(join(folder, 'build.json'), note);
	const config = readConfig({ DIST_DIR: folder, RETENTION_DAYS: '30', RATE_LIMIT: '0' });
	const lines = startLines(config, '', null);
	expect(lines.slice(2)).toEqual(warning ? [expect.stringMatching(warning)] : []);
});
