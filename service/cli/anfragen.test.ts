import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { storeSamples } from '../outbox/testing/sample-anfrage.ts';
import { temporaryFolder } from '../outbox/testing/temporary-database.ts';
import { AT, owner } from './testing/owner.ts';

const PROGRAM = join(import.meta.dirname, 'anfragen.ts');

function start(args: string[], env: NodeJS.ProcessEnv, cwd = temporaryFolder()) {
	return spawnSync(process.execPath, [PROGRAM, ...args], { env, cwd, encoding: 'utf8' });
}

describe('the program as it is started', { timeout: 30_000 }, () => {
	test('reads DATA_DIR and ends with the command’s exit code', () => {
		const { db, folder } = owner();
		storeSamples(db, AT, {});
		const found = start(['show', '1'], { DATA_DIR: folder });
		expect(found.stdout).toContain('Änne Beispiel');
		expect(found.status).toBe(0);
		expect(start(['show', '2'], { DATA_DIR: folder }).status).toBe(1);
		expect(start(['zeige'], { DATA_DIR: folder }).status).toBe(2);
	});

	test('reads .env where there is one', () => {
		const { db, folder } = owner();
		storeSamples(db, AT, {});
		const cwd = temporaryFolder();
		writeFileSync(join(cwd, '.env'), `DATA_DIR=${folder}\n`);
		expect(start(['list'], {}, cwd).stdout).toContain('Änne Beispiel');
	});

	test('says in one line what it cannot do', () => {
		const folder = temporaryFolder();
		writeFileSync(join(folder, 'anfragen.sqlite'), 'keine Datenbank '.repeat(100));
		const { status, stderr } = start(['list'], { DATA_DIR: folder });
		expect(stderr).toMatch(/^Nicht gelungen: Die Datenbank ist beschädigt\. .*not a database\)\n$/);
		expect(status).toBe(1);
	});
});
