import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { newFolder } from '../testing/new-folder.ts';
import { sendAnfrage } from '../testing/send-anfrage.ts';
import { sendRequest } from '../testing/send-request.ts';
import { type Env, runService, startService } from '../testing/start-service.ts';
import { mailEnv, NOBODY } from './testing/mail-settings.ts';
import { giveUpOn, opened, storeFixtures } from './testing/stored.ts';

test('the start reads the environment and .env, and says where inquiries are stored, that mail is off, and that it is ready', async () => {
	const folder = newFolder();
	writeFileSync(join(folder, '.env'), 'SITE_URL=beispiel.de\n');
	const fault = expect.stringMatching(/^.*\n {2}SITE_URL: .*\n$/);
	expect(await runService({}, folder)).toEqual({ code: 2, output: fault });
	const { url, dataDir, output } = await startService({ SITE_URL: '' }, folder);
	expect(output()).toContain(`Anfragen werden gespeichert in ${join(dataDir, 'anfragen.sqlite')}`);
	expect(output()).toMatch(/E-Mail ist aus.*npm run anfragen/);
	expect(output()).toMatch(/^bereit: http:\/\/127\.0\.0\.1:\d+$/m);
	expect((await sendRequest(`${url}/`)).status).toBe(200);
	expect((await sendRequest(`${url}/backend/health`)).status).toBe(200);
});

test.each<[string, () => Promise<Env>, RegExp]>([
	['without a build', async () => ({ DIST_DIR: newFolder() }), /^.*npm run build\n$/],
	[
		'where another process has the port',
		async () => ({ PORT: new URL((await startService()).url).port }),
		/^Auf 127.*Port \d+, kann.*\n$/,
	],
	[
		'where the data folder cannot be written',
		async () => ({ DATA_DIR: '/dev/null/daten' }),
		/^.*\/dev\/null\/daten\/anfragen.sqlite kann nicht.*\n$/,
	],
])('the service does not start %s, and says why in one line', async (_, env, words) => {
	expect(await runService(await env())).toEqual({ code: 1, output: expect.stringMatching(words) });
});

test('without its mail server the service starts and accepts; health and log say what does not reach the owner', async () => {
	const db = opened();
	giveUpOn(db, ...storeFixtures(db, new Date(), {}));
	const env = mailEnv(NOBODY.replace('//', '//ich:geheim@'));
	const { url, output } = await startService({ DATA_DIR: dirname(db.location() ?? ''), ...env });
	expect(output()).toMatch(/E-Mail geht von web@\S+ an ich@\S+ über 127/);
	expect((await sendRequest(`${url}/backend/health`)).status).toBe(503);
	expect((await sendAnfrage(url, '')).status).toBe(200);
	await expect.poll(output).toContain('nimmt die Einstellungen nicht an');
	await expect.poll(output).toContain('Nicht zustellbar: Anfrage Nr. 1.');
	expect(output()).not.toContain('geheim');
});

test('when its database was removed the service ends; started again, it serves pages, refuses the form and tells the owner', async () => {
	await using mailServer = await startMailServer();
	const { url, dataDir, ended, output } = await startService();
	const file = join(dataDir, 'anfragen.sqlite');
	expect((await sendAnfrage(url, 'davor')).status).toBe(200);
	rmSync(file);
	expect(await ended).toBe(1);
	expect(output()).toContain(`${file} ist weg oder beschädigt`);

	const env = { DATA_DIR: dataDir, ...mailEnv(mailServer.url) };
	const again = await startService(env);
	expect((await sendRequest(`${again.url}/about`)).status).toBe(200);
	const refused = { status: 503, headers: { 'content-type': 'application/json; charset=utf-8' } };
	expect(await sendAnfrage(again.url, 'danach')).toMatchObject(refused);
	const health = await sendRequest(`${again.url}/backend/health`);
	expect([health.status, health.text]).toEqual([503, 'gestört\n']);
	const words = expect.stringContaining('werkplan wiederherstellen');
	await expect.poll(() => mailServer.mails.at(0)?.text).toEqual(words);
	expect([again.output(), existsSync(file)]).toEqual([words, false]);
	expect(await again.stop()).toBe(0);
});
