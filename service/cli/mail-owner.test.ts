import { expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { THIS_HOST } from '../host.ts';
import { mailEnv, NOBODY } from '../testing/mail-settings.ts';
import { runMaintenance } from '../testing/owner.ts';

test('a failed unit and a trial are mailed, whatever else is faulty; where that cannot be, it is said why', async () => {
	let closed = 0;
	await using server = await startMailServer({ onClose: () => void closed++ });
	const env = { ...mailEnv(server.url), RATE_LIMIT: 'viele', SITE_URL: 'www.a.de' };
	const sent = (what: string) => ({ exit: 0, out: `${what} an ich@beispiel.example gesendet.` });
	expect(await runMaintenance('probe', env)).toMatchObject(sent('Probe-Mail'));
	expect(await runMaintenance('ausgefallen werkplan', env)).toMatchObject(sent('E-Mail'));
	await runMaintenance('ausgefallen werkplan-sicherung', env);
	const mails = server.mails.map(({ subject, text }) => [subject, text?.split('\n\n')[0]]);
	expect(mails).toEqual([
		['Probe: Ihre Website', expect.stringContaining('Das ist eine Probe')],
		['Dringend: Ihre Website ist nicht erreichbar', expect.stringContaining('„werkplan“')],
		['Bitte nachsehen: Ihre Website', expect.stringContaining('journalctl -u werkplan-sicherung')],
	]);
	// An open connection would keep a command from ending.
	await expect.poll(() => closed).toBe(3);
	const faulty = { ...env, MAIL_TO: 'niemand' };
	const named = expect.stringContaining('MAIL_TO: „niemand“');
	expect(await runMaintenance('probe', faulty)).toMatchObject({ exit: 2, err: named });
});

test('what cannot be mailed is tried for an hour; a trial only once', async () => {
	const waited: number[] = [];
	const wait = async (ms: number) => void waited.push(ms / 60_000);
	const shell = { host: { ...THIS_HOST, wait } };
	const cause = 'Nicht gesendet: Keine Verbindung zum Mailserver';
	const refused = (times: number) => ({ exit: 1, err: Array(times).fill(cause).join('\n') });
	const failed = runMaintenance('ausgefallen caddy', mailEnv(NOBODY), shell);
	expect(await failed).toMatchObject(refused(7));
	expect(waited).toEqual([1, 2, 4, 8, 16, 32]);
	expect(await runMaintenance('probe', mailEnv(NOBODY), shell)).toMatchObject(refused(1));
	expect(waited).toHaveLength(6);
});
