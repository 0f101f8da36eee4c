import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { newFolder } from '../testing/new-folder.ts';
import { sendAnfrage } from '../testing/send-anfrage.ts';
import { startService } from '../testing/start-service.ts';
import { storedMessages } from '../testing/stored-messages.ts';

const disk = newFolder();
const mounted =
	spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk], { stdio: 'ignore' })
		.status === 0;
if (!mounted) {
	console.warn(
		'full-disk.test.ts wird ausgelassen: eine kleine Platte (tmpfs) einzuhängen ist nur root erlaubt.',
	);
}
afterAll(() => {
	if (mounted) execFileSync('umount', ['--lazy', disk]);
});

test.skipIf(!mounted)(
	'a full disk: refused in plain text, still alive, and working again when there is room',
	async () => {
		const env = { DATA_DIR: join(disk, 'daten'), RATE_LIMIT: '0' };
		const { url, stop } = await startService(env);
		const thanked: string[] = [];
		const send = async (message: string) => {
			const sent = await sendAnfrage(url, message);
			if (sent.status === 200) thanked.push(message);
			return sent;
		};
		expect((await send('davor')).status).toBe(200);

		fillUp(join(disk, 'ballast'));
		let refused = await send('auf voller Platte');
		for (let number = 0; refused.status === 200 && number < 100; number += 1) {
			refused = await send(`auf voller Platte ${number} ${'x'.repeat(20_000)}`);
		}
		expect(refused.status).toBe(503);
		expect(refused.headers['content-type']).toBe('text/plain; charset=utf-8');
		expect(refused.text).toContain('kann gerade nicht gespeichert werden');
		const several = await Promise.all(
			Array.from({ length: 20 }, (_, number) =>
				send(`gleichzeitig ${number} ${'x'.repeat(20_000)}`),
			),
		);
		expect(new Set(several.map(({ status }) => status))).toEqual(new Set([503]));
		expect((await ask(`${url}/about`)).status).toBe(200);

		rmSync(join(disk, 'ballast'));
		expect((await send('danach')).status).toBe(200);
		await stop('SIGKILL');

		expect(storedMessages(env.DATA_DIR)).toEqual(thanked);
		const again = await startService(env);
		expect(again.output()).not.toContain('beschädigt');
		expect(await again.stop()).toBe(0);
	},
);

function fillUp(file: string): void {
	for (const size of [1024 * 1024, 64 * 1024, 4096]) {
		let chunk = 0;
		try {
			while (chunk < 1000) {
				writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
				chunk += 1;
			}
		} catch (error) {
			if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
		}
	}
}
