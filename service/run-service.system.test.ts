import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { Env } from '#shared/settings-file.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { newFolder } from '../testing/new-folder.ts';
import { sendAnfrage } from '../testing/send-anfrage.ts';
import { sendRequest } from '../testing/send-request.ts';
import { runService, startService } from '../testing/start-service.ts';
import { storedMessages } from '../testing/stored-messages.ts';
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
		/\nAuf 127.*Port \d+, kann.*\n$/,
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
	await expect.poll(output).toContain('Nicht zustellbar: NNNN-01.');
	expect(output()).not.toContain('geheim');
});

test('a settings file that is no UTF-8 is a fault that is named', async () => {
	const folder = newFolder();
	writeFileSync(join(folder, '.env'), Buffer.from('PORT=1\n', 'utf16le'));
	const output = expect.stringContaining('.env ist kein Text in UTF-8');
	expect(await runService({}, folder)).toEqual({ code: 2, output });
});

test('when its database is removed the form closes, at once and after a restart; the pages are served, and the owner is told', async () => {
	await using mailServer = await startMailServer();
	const { mails } = mailServer;
	const { url, dataDir, output, stop } = await startService(mailEnv(mailServer.url));
	const file = join(dataDir, 'anfragen.sqlite');
	expect((await sendAnfrage(url, 'davor')).status).toBe(200);
	rmSync(file);
	expect((await sendAnfrage(url, 'danach')).status).toBe(503);
	expect(output()).toContain(`${file} ist weg`);
	const words = expect.stringContaining('werkplan wiederherstellen');
	const subject = 'Dringend: Ihr Kontaktformular nimmt nichts an';
	await expect.poll(() => mails.find((mail) => mail.subject === subject)?.text).toEqual(words);
	expect(await stop()).toBe(0);

	const again = await startService({ DATA_DIR: dataDir, ...mailEnv(mailServer.url) });
	expect((await sendRequest(`${again.url}/about`)).status).toBe(200);
	expect((await sendAnfrage(again.url, 'danach')).status).toBe(503);
	const health = await sendRequest(`${again.url}/backend/health`);
	expect([health.status, health.text]).toEqual([503, 'gestört\n']);
	await expect.poll(again.output).toEqual(words);
	expect(existsSync(file)).toBe(false);
	expect(await again.stop()).toBe(0);
});

test.each<[string, () => Promise<Env>]>([
	['a folder that cannot be made', async () => ({ DATA_DIR: '/dev/null/daten' })],
	[
		'a database that is none',
		async () => {
			const folder = newFolder();
			writeFileSync(join(folder, 'anfragen.sqlite'), 'keine Datenbank '.repeat(1_000));
			return { DATA_DIR: folder };
		},
	],
])('with %s the pages are served, the form is closed, and health says so', async (_, env) => {
	const { url, stop } = await startService(await env());
	expect((await sendRequest(`${url}/about`)).status).toBe(200);
	expect((await sendAnfrage(url, '')).status).toBe(503);
	expect((await sendRequest(`${url}/backend/health`)).text).toBe('gestört\n');
	expect(await stop()).toBe(0);
});

test('a lock of another program holds up no page; an inquiry waits for it, and health says what lasts', async () => {
	const { url, dataDir, stop } = await startService();
	expect((await sendAnfrage(url, 'davor')).status).toBe(200);
	// The service itself may be writing just then.
	using other = new DatabaseSync(join(dataDir, 'anfragen.sqlite'), { timeout: 30_000 });
	other.exec('BEGIN IMMEDIATE');
	const waiting = [1, 2, 3].map((number) => sendAnfrage(url, `währenddessen ${number}`));
	const asked = performance.now();
	for (let page = 0; page < 20; page += 1)
		expect((await sendRequest(`${url}/about`)).status).toBe(200);
	expect((performance.now() - asked) / 20).toBeLessThan(100);
	other.exec('COMMIT');
	for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
	await stop();
	expect(storedMessages(dataDir)).toHaveLength(4);
});

test('deleted texts leave the file in a thread of its own, so soon as the service starts', async () => {
	const db = opened();
	const DATA_DIR = dirname(db.location() ?? '');
	storeFixtures(db, new Date(), ...Array(100).fill({ message: 'Geheim '.repeat(300) }));
	db.exec('PRAGMA secure_delete = OFF; DELETE FROM anfrage; PRAGMA wal_checkpoint(TRUNCATE)');
	const file = join(DATA_DIR, 'anfragen.sqlite');
	expect(readFileSync(file, 'latin1')).toContain('Geheim');
	const { stop } = await startService({ DATA_DIR });
	await expect.poll(() => readFileSync(file, 'latin1').includes('Geheim')).toBe(false);
	await stop();
});
