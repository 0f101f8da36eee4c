import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { owner } from '../testing/owner.ts';

const PROGRAM = join(import.meta.dirname, 'anfragen.ts');

function start(args: string[], env: NodeJS.ProcessEnv, cwd = newFolder()) {
	const options = { env, cwd, encoding: 'utf8', maxBuffer: 1e9 } as const;
	return spawnSync(process.execPath, [PROGRAM, ...args], options);
}

describe('the program as it is started', () => {
	test('reads DATA_DIR or .env, and ends with the command’s exit code', async () => {
		const { folder } = await owner({});
		expect(start(['show', '2'], { DATA_DIR: folder }).status).toBe(1);
		const cwd = newFolder();
		writeFileSync(join(cwd, '.env'), `DATA_DIR=${folder}\n`);
		const found = start(['show', '1'], {}, cwd);
		expect(found.stdout).toContain('Änne Beispiel');
		expect(found.status).toBe(0);
	});

	test('exports and searches more than memory holds', async () => {
		const large = { message: 'x'.repeat(1_000_000) };
		const { folder } = await owner(...Array.from({ length: 50 }, () => large));
		const env = { DATA_DIR: folder, NODE_OPTIONS: '--max-old-space-size=40' };
		for (const line of ['export', 'export --format json', 'list --suche anne']) {
			const { status, stdout } = start(line.split(' '), env);
			expect([line, status, stdout.length > 8_000]).toEqual([line, 0, true]);
		}
	});

	test('says in one line what it cannot do', () => {
		const folder = newFolder();
		writeFileSync(join(folder, 'anfragen.sqlite'), 'keine Datenbank '.repeat(100));
		const { status, stderr } = start(['list'], { DATA_DIR: folder });
		expect(stderr).toMatch(/^Nicht gelungen: Die Datenbank ist beschädigt\. .*not a database\)\n$/);
		expect(status).toBe(1);
	});
});
