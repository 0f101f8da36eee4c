import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { owner } from '../testing/owner.ts';

const PROGRAM = join(import.meta.dirname, 'anfragen.ts');

test('the program reads DATA_DIR or .env, ends with the command’s exit code, and says in one line what it cannot do', () => {
	const cwd = newFolder();
	const start = (line: string, env: NodeJS.ProcessEnv) =>
		spawnSync(process.execPath, [PROGRAM, ...line.split(' ')], { env, cwd, encoding: 'utf8' });
	const { folder } = owner({});
	expect(start('show NNNN-02', { DATA_DIR: folder }).status).toBe(1);
	writeFileSync(join(cwd, '.env'), `DATA_DIR=${folder}\n`);
	const found = start('show NNNN-01', {});
	expect([found.status, found.stdout]).toEqual([0, expect.stringContaining('Änne Beispiel')]);
	writeFileSync(join(cwd, 'anfragen.sqlite'), 'keine Datenbank '.repeat(100));
	const { status, stderr } = start('list', { DATA_DIR: cwd });
	expect([status, stderr]).toEqual([1, expect.stringMatching(/^Nicht gelungen: .*database\n$/)]);
});
