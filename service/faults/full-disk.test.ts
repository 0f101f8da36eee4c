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
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=30m', 'tmpfs', disk]).status === 0;
if (!mounted)
	console.warn('full-disk.test.ts wird ausgelassen: Nur root darf eine kleine Platte einhängen.');
afterAll(() => {
	if (mounted) execFileSync('umount', ['--lazy', disk]);
});

test.skipIf(!mounted)(
	'a full disk refuses inquiries in plain text until there is room',
	async () => {
		const env = { DATA_DIR: join(disk, 'daten'), RATE_LIMIT: '0' };
		const { url, stop } = await startService(env);
		const expectRefused = async (message: string) => {
			const { status, headers, text } = await sendAnfrage(url, message);
			expect([status, headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8']);
			expect(text).toContain('kann gerade nicht gespeichert werden');
		};
		expect((await sendAnfrage(url, 'davor')).status).toBe(200);

		const { bavail, bsize } = statfsSync(disk);
		writeFileSync(join(disk, 'ballast'), Buffer.alloc(bavail * bsize - 700_000));
		// More is left than the reserve, but less than this needs: SQLite runs into the end.
		await expectRefused('x'.repeat(900_000));
		// Room that the database holds already would do for these, but the reserve is touched.
		await Promise.all(Array.from({ length: 20 }, (_, number) => expectRefused(`Nummer ${number}`)));
		expect((await sendRequest(`${url}/about`)).status).toBe(200);

		rmSync(join(disk, 'ballast'));
		expect((await sendAnfrage(url, 'danach')).status).toBe(200);
		// Without a byte left, stored inquiries can be deleted, and their room takes new ones.
		for (let number = 0; number < 9; number += 1) {
			expect((await sendAnfrage(url, number + 'x'.repeat(1_000_000))).status).toBe(200);
		}
		spawnSync('dd', ['if=/dev/zero', `of=${join(disk, 'ballast')}`, 'bs=4k']);
		expect(statfsSync(disk).bavail).toBe(0);
		await expectRefused('kein Platz');
		const args = ['service/cli/anfragen.ts', 'delete', '3..99', '--ja', '--data', env.DATA_DIR];
		const deleted = spawnSync(process.execPath, args, { encoding: 'utf8' });
		expect(deleted.stdout + deleted.stderr).toContain('9 Anfragen gelöscht');
		expect((await sendAnfrage(url, 'wieder')).status).toBe(200);
		await stop('SIGKILL');

		expect(storedMessages(env.DATA_DIR)).toEqual(['davor', 'danach', 'wieder']);
		const again = await startService(env);
		expect(again.output()).not.toContain('beschädigt');
		expect(await again.stop()).toBe(0);
	},
);
