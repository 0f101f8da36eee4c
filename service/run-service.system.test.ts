import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { newFolder } from '../testing/new-folder.ts';
import { sendAnfrage } from '../testing/send-anfrage.ts';
import { sendRequest } from '../testing/send-request.ts';
import { type Env, runService, startService } from '../testing/start-service.ts';
import { storedMessages } from '../testing/stored-messages.ts';
import { mailEnv, NOBODY } from './testing/mail-settings.ts';
import { connectTo } from './testing/send-raw.ts';
import { giveUpOn, storeFixtures } from './testing/store-fixtures.ts';
import { temporaryDatabase } from './testing/temporary-database.ts';

test('the start reads the environment and .env, and says where inquiries are stored, that mail is off, and that it is ready', async () => {
	const folder = newFolder();
	writeFileSync(join(folder, '.env'), 'SITE_URL=beispiel.de\n');
	const fault = expect.stringMatching(/^.*\n {2}SITE_URL: .*\n$/);
	expect(await runService({}, folder)).toEqual({ code: 2, output: fault });
	const { url, dataDir, output } = await startService({ SITE_URL: '' }, folder);
	expect(output()).toContain(`Anfragen werden gespeichert in ${join(dataDir, 'anfragen.sqlite')}`);
	expect(output()).toMatch(/E-Mail ist aus.*npm run anfragen/);
	expect(output().match(/^bereit: http:\/\/127\.0\.0\.1:\d+$/gm)).toHaveLength(1);
	expect((await sendRequest(`${url}/`)).status).toBe(200);
	expect((await sendRequest(`${url}/backend/health`)).status).toBe(200);
});

test.each<[string, () => Promise<Env>, RegExp]>([
	['without a build', async () => ({ DIST_DIR: newFolder() }), /^.*npm run build.*\n$/],
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

test('a second signal ends the service at once', async () => {
	const { url, output, child, stop } = await startService();
	const open = connectTo(url);
	open.on('error', () => {}).write('POST /backend/sendMail.php HTTP/1.1\r\nHost: a\r\n');
	await sendRequest(`${url}/about`);
	child.kill('SIGTERM');
	await expect.poll(output).toContain('Der Dienst wird beendet.');
	expect(await stop('SIGINT')).toBe(1);
	expect(output()).toContain('Zweites Signal');
	expect(output()).not.toContain('Unerwarteter Fehler');
});

test('without its mail server the service starts and accepts; health and log say what does not reach the owner', async () => {
	const { db, file } = temporaryDatabase();
	giveUpOn(db, '550', ...(await storeFixtures(db, new Date(), [{}])));
	const smtpUrl = NOBODY.replace('//', '//ich:geheim@');
	const { url, output } = await startService({ DATA_DIR: dirname(file), ...mailEnv(smtpUrl) });
	expect((await sendRequest(`${url}/backend/health`)).status).toBe(503);
	expect((await sendAnfrage(url, '')).status).toBe(200);
	await expect.poll(output).toContain('nimmt die Einstellungen nicht an');
	expect(output()).toContain('Nicht zustellbar: Anfrage Nr. 1.');
	expect(output()).toContain('angemeldet als ich');
	expect(output()).not.toContain('geheim');
});

test('the start shows and checks the mail settings; SIGTERM waits for a mail that is being sent', async () => {
	const { promise: underWay, resolve: begun } = Promise.withResolvers<() => void>();
	await using mailServer = await startMailServer({
		onData: (stream, _session, callback) => {
			stream.resume().on('end', () => begun(() => callback()));
		},
	});
	const { url, dataDir, output, stop, child } = await startService(mailEnv(mailServer.url));
	await expect.poll(output).toContain('Der Mailserver antwortet');
	const way = `E-Mail geht von web@beispiel.example an ich@beispiel.example über ${mailServer.url}`;
	expect(output()).toContain(way);
	await sendAnfrage(url, 'eins');
	const goOn = await underWay;
	child.kill('SIGTERM');
	await expect.poll(output).toContain('Der Dienst wird beendet.');
	goOn();
	expect(await stop()).toBe(0);
	expect(storedMessages(dataDir, 'waiting')).toEqual([]);
});

test('when its database was removed the service accepts nothing and ends with a message', async () => {
	const { url, dataDir, ended, output } = await startService();
	const file = join(dataDir, 'anfragen.sqlite');
	expect((await sendAnfrage(url, 'davor')).status).toBe(200);
	rmSync(file);
	const { status, headers } = await sendAnfrage(url, 'danach');
	expect([status, headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8']);
	expect(await ended).toBe(1);
	expect(output()).toContain(`${file} wurde entfernt oder ist beschädigt`);
});
