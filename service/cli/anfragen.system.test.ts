import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { mailEnv, NOBODY } from '../testing/mail-settings.ts';
import { owner, runCommand } from '../testing/owner.ts';

const PROGRAM = join(import.meta.dirname, 'anfragen.ts');

test('the program reads DATA_DIR or .env, ends with the command’s exit code, and says in one line what it cannot do', () => {
	const cwd = newFolder();
	const start = (line: string, env: NodeJS.ProcessEnv) =>
		spawnSync(process.execPath, [PROGRAM, ...line.split(' ')], { env, cwd, encoding: 'utf8' });
	const { folder } = owner({});
	expect(start('show 2', { DATA_DIR: folder }).status).toBe(1);
	writeFileSync(join(cwd, '.env'), `DATA_DIR=${folder}\n`);
	const found = start('show 1', {});
	expect([found.status, found.stdout]).toEqual([0, expect.stringContaining('Änne Beispiel')]);
	writeFileSync(join(cwd, 'anfragen.sqlite'), 'keine Datenbank '.repeat(100));
	const { status, stderr } = start('list', { DATA_DIR: cwd });
	expect([status, stderr]).toEqual([1, expect.stringMatching(/^Nicht gelungen: .*database\n$/)]);
});

test('melden mails a sentence or a trial, whatever else is faulty; where it cannot, it says why', async () => {
	await using server = await startMailServer();
	const env = { ...mailEnv(server.url), RATE_LIMIT: 'viele', DATA_DIR: '/gibt/es/nicht' };
	const sent = { exit: 0, out: 'E-Mail an ich@beispiel.example gesendet.' };
	expect(await runCommand('melden Der Dienst ist ausgefallen.', env)).toMatchObject(sent);
	expect((await runCommand('melden --probe', env)).exit).toBe(0);
	const usage = expect.stringContaining('So geht es: npm run anfragen -- melden SATZ');
	expect(await runCommand('melden', env)).toMatchObject({ exit: 2, err: usage });
	const mails = server.mails.map(({ subject, text }) => [subject, text?.split('\n\n')[0]]);
	const subject = 'Bitte nachsehen: Ihre Website';
	expect(mails).toEqual([
		[subject, 'Der Dienst ist ausgefallen.'],
		['Probe: Ihre Website', expect.stringContaining('Das ist eine Probe')],
	]);
	const err = expect.stringContaining('Nicht gesendet: Keine Verbindung');
	expect(await runCommand('melden x', mailEnv(NOBODY))).toMatchObject({ exit: 1, err });
	const faulty = { ...env, MAIL_TO: 'niemand' };
	const named = expect.stringContaining('MAIL_TO: „niemand“');
	expect(await runCommand('melden x', faulty)).toMatchObject({ exit: 2, err: named });
});
