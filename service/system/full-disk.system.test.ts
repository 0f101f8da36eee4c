import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
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
if (!mounted)
	console.warn(
		'full-disk.system.test.ts wird ausgelassen: Nur root darf eine kleine Platte einhängen.',
	);
afterAll(() => {
	if (mounted) execFileSync('umount', ['--lazy', disk]);
});

test.runIf(mounted)(
	'a nearly full disk is told by mail; a full one refuses inquiries in words until there is room',
	async () => {
		await using mailServer = await startMailServer();
		const { mails } = mailServer;
		const env = { DATA_DIR: join(disk, 'daten'), RATE_LIMIT: '0', ...mailEnv(mailServer.url) };
		const ballast = join(disk, 'ballast');
		const { bavail, bsize } = statfsSync(disk);
		const leave = (bytes: number) => writeFileSync(ballast, Buffer.alloc(bavail * bsize - bytes));
		leave(400_000_000);
		const { url, stop } = await startService(env);
		await expect.poll(() => mails.map(({ text }) => text).join()).toContain('MB frei; unter 20 MB');
		expect((await sendAnfrage(url, 'davor')).status).toBe(200);
		leave(15_000_000);
		const { status, headers, text } = await sendAnfrage(url, 'bei 15 MB');
		expect([status, headers['content-type']]).toEqual([503, 'application/json; charset=utf-8']);
		expect(text).toContain('kann gerade nicht gespeichert werden');
		expect((await sendRequest(`${url}/about`)).status).toBe(200);
		rmSync(ballast);
		expect((await sendAnfrage(url, 'danach')).status).toBe(200);
		await stop();
		expect(storedMessages(env.DATA_DIR)).toEqual(['davor', 'danach']);
	},
);
