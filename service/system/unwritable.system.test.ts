import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { sendAnfrage } from '../../testing/send-anfrage.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { startService } from '../../testing/start-service.ts';
import { storedMessages } from '../../testing/stored-messages.ts';
import { mailEnv } from '../testing/mail-settings.ts';

const disk = newFolder();
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=600m', 'tmpfs', disk]).status === 0;
afterAll(() => {
	if (mounted) execFileSync('umount', ['--lazy', disk]);
});

/** Whether the file system of temporary folders lets root make a file unchangeable, as a bad disk does. */
const canFreeze = (() => {
	const file = join(newFolder(), 'probe');
	writeFileSync(file, '');
	if (spawnSync('chattr', ['+i', file]).status !== 0) return false;
	execFileSync('chattr', ['-i', file]);
	return true;
})();
if (!mounted || !canFreeze)
	console.warn(
		'unwritable.system.test.ts wird zum Teil ausgelassen: Nur root darf einhängen und Dateien einfrieren.',
	);

const SUBJECT = 'Dringend: Ihr Kontaktformular nimmt nichts an';

test.runIf(canFreeze)(
	'a database that takes nothing any more disturbs health at once, is told within seconds, and goes on when it can',
	async () => {
		await using mailServer = await startMailServer();
		const service = await startService({ RATE_LIMIT: '0', ...mailEnv(mailServer.url) });
		const { url, dataDir, stop } = service;
		const health = async () => (await sendRequest(`${url}/backend/health`)).text;
		expect((await sendAnfrage(url, 'davor')).status).toBe(200);
		expect(await health()).toBe('in Ordnung\n');
		const log = join(dataDir, 'anfragen.sqlite-wal');
		execFileSync('chattr', ['+i', log]);
		try {
			expect((await sendAnfrage(url, 'währenddessen')).status).toBe(503);
			expect(await health()).toBe('gestört\n');
			expect((await sendRequest(`${url}/about`)).status).toBe(200);
			const told = () => mailServer.mails.map(({ subject }) => subject);
			await expect.poll(told).toContain(SUBJECT);
		} finally {
			execFileSync('chattr', ['-i', log]);
		}
		expect((await sendAnfrage(url, 'danach')).status).toBe(200);
		expect(await health()).toBe('in Ordnung\n');
		await stop();
		expect(storedMessages(dataDir)).toEqual(['davor', 'danach']);
	},
);

test.runIf(mounted)(
	'after a start on a disk that can only be read the pages are served, the form is closed, and it is told',
	async () => {
		await using mailServer = await startMailServer();
		const env = { DATA_DIR: join(disk, 'daten'), ...mailEnv(mailServer.url) };
		const first = await startService(env);
		expect((await sendAnfrage(first.url, 'davor')).status).toBe(200);
		await first.stop();
		execFileSync('mount', ['-o', 'remount,ro', disk]);
		const { url, stop } = await startService(env);
		expect((await sendRequest(`${url}/about`)).status).toBe(200);
		expect((await sendAnfrage(url, 'danach')).status).toBe(503);
		expect((await sendRequest(`${url}/backend/health`)).text).toBe('gestört\n');
		await expect.poll(() => mailServer.mails.map(({ subject }) => subject)).toContain(SUBJECT);
		await stop();
	},
);
