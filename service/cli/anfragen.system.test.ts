import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { mailEnv, NOBODY } from '../testing/mail-settings.ts';
import { owner, runMaintenance } from '../testing/owner.ts';
import { AT } from '../testing/stored.ts';

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

test('a failed unit and a trial are mailed, whatever else is faulty; where that cannot be, it is said why', async () => {
	await using server = await startMailServer();
	const env = { ...mailEnv(server.url), RATE_LIMIT: 'viele', DATA_DIR: '/gibt/es/nicht' };
	const sent = { exit: 0, out: 'E-Mail an ich@beispiel.example gesendet.' };
	expect((await runMaintenance('probe', env)).exit).toBe(0);
	expect(await runMaintenance('ausgefallen werkplan', env)).toMatchObject(sent);
	await runMaintenance('ausgefallen werkplan-sicherung', env);
	const mails = server.mails.map(({ subject, text }) => [subject, text?.split('\n\n')[0]]);
	expect(mails).toEqual([
		['Probe: Ihre Website', expect.stringContaining('Das ist eine Probe')],
		['Dringend: Ihre Website ist nicht erreichbar', expect.stringContaining('„werkplan“')],
		['Bitte nachsehen: Ihre Website', expect.stringContaining('journalctl -u werkplan-sicherung')],
	]);
	const faulty = { ...env, MAIL_TO: 'niemand' };
	const named = expect.stringContaining('MAIL_TO: „niemand“');
	expect(await runMaintenance('probe', faulty)).toMatchObject({ exit: 2, err: named });
});

test('what cannot be mailed is tried for an hour; a trial only once', async () => {
	const waited: number[] = [];
	const shell = { wait: async (ms: number) => void waited.push(ms / 60_000) };
	const err = expect.stringContaining('Nicht gesendet: Keine Verbindung');
	const refused = { exit: 1, err };
	expect(await runMaintenance('ausgefallen caddy', mailEnv(NOBODY), shell)).toMatchObject(refused);
	expect(waited).toEqual([1, 2, 4, 8, 16, 32]);
	expect(await runMaintenance('probe', mailEnv(NOBODY), shell)).toMatchObject(refused);
	expect(waited).toHaveLength(6);
});

test('wache leaves what it reads where the service finds it', async () => {
	const { folder, command, maintenance } = owner();
	const sentence = 'Das Zertifikat läuft ab.';
	const probleme = [{ key: 'certificate', urgency: 'fault', sentence }];
	const report = { zeit: AT.toISOString(), zertifikatBis: null, probleme };
	const readInput = async () => JSON.stringify(report);
	expect((await runMaintenance('wache', { DATA_DIR: folder }, { readInput })).exit).toBe(0);
	expect(await command('status')).toMatchObject({ out: expect.stringContaining(sentence) });
	const err = expect.stringContaining('Bericht der Wache ließ sich nicht ablegen');
	expect(await maintenance('wache')).toMatchObject({ exit: 1, err });
});
