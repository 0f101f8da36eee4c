import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { sendAnfrage } from '../../testing/send-anfrage.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { startService } from '../../testing/start-service.ts';
import { storedMessages } from '../../testing/stored-messages.ts';

const disk = newFolder();
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk]).status === 0;
if (!mounted)
	console.warn(
		'full-disk.system.test.ts wird ausgelassen: Nur root darf eine kleine Platte einhängen.',
	);
afterAll(() => {
	if (mounted) execFileSync('umount', ['--lazy', disk]);
});

test.runIf(mounted)('a full disk refuses inquiries in plain text until there is room', async () => {
	const env = { DATA_DIR: join(disk, 'daten'), RATE_LIMIT: '0' };
	const { url, stop } = await startService(env);
	expect((await sendAnfrage(url, 'davor')).status).toBe(200);
	const ballast = join(disk, 'ballast');
	const { bavail, bsize } = statfsSync(disk);
	writeFileSync(ballast, Buffer.alloc(bavail * bsize - 150_000_000));
	const { status, headers, text } = await sendAnfrage(url, 'bei 150 MB');
	expect([status, headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8']);
	expect(text).toContain('kann gerade nicht gespeichert werden');
	expect((await sendRequest(`${url}/about`)).status).toBe(200);
	expect((await sendRequest(`${url}/backend/health`)).text).toContain('Die Platte ist voll.');
	rmSync(ballast);
	expect((await sendAnfrage(url, 'danach')).status).toBe(200);
	await stop();
	expect(storedMessages(env.DATA_DIR)).toEqual(['davor', 'danach']);
});
