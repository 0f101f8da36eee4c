import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { Terminal } from '../../testing/terminal.ts';
import { owner } from '../testing/owner.ts';
import { storedAnfrage } from '../testing/stored.ts';

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
	mkdirSync(join(cwd, 'anfragen.sqlite'));
	const { status, stderr } = start('list', { DATA_DIR: cwd });
	expect([status, stderr]).toEqual([1, expect.stringMatching(/^Nicht gelungen: .+\n$/)]);
});

test('an export that a full disk cuts short fails in one line, and marks nothing as read', () => {
	const { folder, db } = owner({});
	const full = openSync('/dev/full', 'w');
	const env = { DATA_DIR: folder };
	const { status, stderr } = spawnSync(process.execPath, [PROGRAM, 'export'], {
		env,
		stdio: ['ignore', full, 'pipe'],
		encoding: 'utf8',
	});
	closeSync(full);
	const sentence = 'Nicht gelungen: Die Ausgabe kam nicht ganz an (die Platte ist voll).\n';
	expect([status, stderr]).toEqual([1, sentence]);
	expect(storedAnfrage(db)).toMatchObject({ shownAt: null });
});

test.each([
	['delete NNNN-01', /löschen\? \[j\/N\] /, '\x03', 'Nichts gelöscht.'],
	['delete NNNN-01', /löschen\? \[j\/N\] /, '\x04', 'Nichts gelöscht.'],
	['auskunft', /der Person: /, '\x03', 'Abgebrochen.'],
])(
	'whoever leaves the question of „%s“ reads what happened',
	async (line, question, keys, words) => {
		const { folder, db } = owner({});
		const command = `'${process.execPath}' '${PROGRAM}' ${line}`;
		const terminal = new Terminal(command, { cwd: folder, env: { DATA_DIR: folder } });
		const { end } = await terminal.sees(question);
		terminal.press(keys);
		expect(await terminal.ended).toBe(1);
		expect(terminal.screen.slice(end).split(/\r*\n/)).toEqual(['', words, '']);
		expect(storedAnfrage(db)).toBeDefined();
	},
);
