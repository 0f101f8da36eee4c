import { copyFileSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { platzhalterFelder } from '#shared/platzhalter.ts';
import { ask } from './testing/ask.ts';
import { writeFixtureSite } from './testing/fixture-site.ts';
import { runService, type ServiceProcess, startService } from './testing/start-service.ts';

// Each test starts a process of its own, some of them two, on machines that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
const PATIENTLY = { timeout: 20_000 };

const site = writeFixtureSite();
const newFolder = () => mkdtempSync(join(tmpdir(), 'dienst-'));
const anfrage = {
	vorname: 'Ada',
	nachname: 'Beispiel',
	email: 'ada@beispiel.de',
	phone: '',
	checkbox: true,
};
const send = (url: string, message = 'Hallo') =>
	ask(`${url}/backend/sendMail.php`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ ...anfrage, message }),
	});

let running: ServiceProcess | undefined;
async function start(env: Record<string, string>): Promise<ServiceProcess> {
	running = await startService({ DIST_DIR: site, ...env });
	return running;
}
afterEach(async () => {
	running?.child.kill('SIGKILL');
	await running?.ended;
	running = undefined;
});

describe('at start', () => {
	test('it says where inquiries go, that mail is off, what is a stand-in, and that it is ready', async () => {
		const folder = newFolder();
		const service = await start({ DATA_DIR: folder });
		expect(service.output()).toContain(
			`Anfragen werden gespeichert in ${join(folder, 'anfragen.sqlite')}`,
		);
		expect(service.output()).toContain('E-Mail ist aus');
		expect(service.output()).toContain('npm run anfragen');
		const platzhalter = platzhalterFelder(inhaber).join(', ');
		expect(service.output()).toContain(platzhalter && `Platzhalter für ${platzhalter}.`);
		expect(service.output().match(/^bereit: http:\/\/127\.0\.0\.1:\d+$/gm)).toHaveLength(1);
		expect((await ask(`${service.url}/`)).status).toBe(200);
		expect((await ask(`${service.url}/backend/health`)).status).toBe(200);
	});

	test('it shows and checks the mail settings, but not the password', async () => {
		const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
		await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
		const address = smtp.server.address();
		const port = typeof address === 'object' && address !== null ? address.port : 0;
		const service = await start({
			DATA_DIR: newFolder(),
			SMTP_URL: `smtp://127.0.0.1:${port}`,
			MAIL_FROM: 'web@beispiel.de',
			MAIL_TO: 'ich@beispiel.de',
		});
		await expect.poll(service.output, PATIENTLY).toContain('Der Mailserver antwortet');
		expect(service.output()).toContain(
			`E-Mail geht von web@beispiel.de an ich@beispiel.de über smtp://127.0.0.1:${port}`,
		);
		await new Promise<void>((resolve) => smtp.close(() => resolve()));
	});

	test('settings of an .env file are read, and those of the environment win', async () => {
		const folder = newFolder();
		writeFileSync(join(folder, '.env'), 'SITE_URL=beispiel.de\nDATA_DIR=aus-der-datei\n');
		const faulty = await runService({ DIST_DIR: site }, folder);
		expect(faulty).toMatchObject({ code: 2, output: expect.stringContaining('„beispiel.de“') });
		running = await startService({ DIST_DIR: site, SITE_URL: '' }, folder);
		expect(running.output()).toContain(join(folder, 'aus-der-datei', 'anfragen.sqlite'));
	});

	test('a mail server that is not there is said, and delays nothing', async () => {
		const service = await start({
			DATA_DIR: newFolder(),
			SMTP_URL: 'smtp://ich:geheim@127.0.0.1:1',
			MAIL_FROM: 'web@beispiel.de',
			MAIL_TO: 'ich@beispiel.de',
		});
		await expect
			.poll(service.output, PATIENTLY)
			.toContain('Der Mailserver nimmt die Einstellungen nicht an');
		expect(service.output()).toContain('angemeldet als ich');
		expect(service.output()).not.toContain('geheim');
		expect((await send(service.url)).status).toBe(200);
	});
});

describe('it does not start', () => {
	const oneLine = (output: string) => expect(output.trim().split('\n')).toHaveLength(1);

	test('with a faulty configuration: every fault in one message, exit code 2', async () => {
		const { code, output } = await runService({ PORT: 'viele', RATE_LIMIT: 'wenig' });
		expect(code).toBe(2);
		expect(output).toContain('PORT: ');
		expect(output).toContain('RATE_LIMIT: ');
		expect(output).not.toContain('    at ');
	});

	test('without a build', async () => {
		const folder = newFolder();
		const { code, output } = await runService({ DIST_DIR: join(folder, 'dist'), DATA_DIR: folder });
		expect(code).toBe(1);
		expect(output).toContain('npm run build');
		oneLine(output);
		expect(readdirSync(folder)).toEqual([]);
	});

	test('where another process has the port', async () => {
		const other = createServer().listen(0, '127.0.0.1');
		await new Promise((resolve) => other.once('listening', resolve));
		const address = other.address();
		const port = typeof address === 'object' && address !== null ? address.port : 0;
		const { code, output } = await runService({
			DIST_DIR: site,
			DATA_DIR: newFolder(),
			PORT: String(port),
		});
		other.close();
		expect(code).toBe(1);
		expect(output).toContain(`Auf 127.0.0.1, Port ${port}, kann der Dienst nicht erreichbar sein`);
		oneLine(output);
	});

	test('on an address that is not this machine’s', async () => {
		const env = { DIST_DIR: site, DATA_DIR: newFolder(), HOST: '192.0.2.1' };
		const { code, output } = await runService(env);
		expect(code).toBe(1);
		expect(output).toContain('192.0.2.1');
		oneLine(output);
	});

	test('where the data folder cannot be written', async () => {
		const folder = newFolder();
		writeFileSync(join(folder, 'datei'), '');
		const env = { DIST_DIR: site, DATA_DIR: join(folder, 'datei', 'daten') };
		const { code, output } = await runService(env);
		expect(code).toBe(1);
		expect(output).toContain(join(folder, 'datei', 'daten'));
		oneLine(output);
	});
});

describe('in the running service', () => {
	test('an acknowledged inquiry is on disk before the answer: WAL, and every commit flushed', async () => {
		const folder = newFolder();
		const service = await start({ DATA_DIR: folder });
		expect((await send(service.url)).status).toBe(200);
		service.child.kill('SIGKILL');
		await service.ended;
		const db = new DatabaseSync(join(folder, 'anfragen.sqlite'));
		expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
		expect(db.prepare('SELECT count(*) AS n FROM anfrage').get()).toEqual({ n: 1 });
		db.close();
	});

	test.each(['SIGTERM', 'SIGINT'] as const)(
		'%s ends it with code 0, and a browser’s spare connection does not hold it up',
		async (signal) => {
			const service = await start({ DATA_DIR: newFolder() });
			const spare = connect(Number(new URL(service.url).port), '127.0.0.1');
			spare.on('error', () => {});
			await send(service.url);
			const began = performance.now();
			service.child.kill(signal);
			expect(await service.ended).toBe(0);
			// Then whatever is still open would be cut.
			expect(performance.now() - began).toBeLessThan(5_000);
		},
	);

	test('a second signal ends it at once, and it says so', async () => {
		const service = await start({ DATA_DIR: newFolder() });
		const open = connect(Number(new URL(service.url).port), '127.0.0.1');
		open.on('error', () => {}).write('POST /backend/sendMail.php HTTP/1.1\r\nHost: a\r\n');
		await ask(`${service.url}/about`);
		service.child.kill('SIGTERM');
		await expect.poll(service.output, PATIENTLY).toContain('Der Dienst wird beendet.');
		service.child.kill('SIGINT');
		expect(await service.ended).toBe(1);
		expect(service.output()).toContain('Zweites Signal');
		expect(service.output()).not.toContain('Unerwarteter Fehler');
	});

	test.each([
		['removed', (file: string) => rmSync(file)],
		['replaced', (file: string) => renameSync(`${file}.kopie`, file)],
	])(
		'a database file that was %s: nobody is thanked, and it ends with a word',
		async (_how, harm) => {
			const folder = newFolder();
			const file = join(folder, 'anfragen.sqlite');
			const service = await start({ DATA_DIR: folder });
			expect((await send(service.url)).status).toBe(200);
			copyFileSync(file, `${file}.kopie`);
			harm(file);
			const answer = await send(service.url, 'danach');
			expect(answer.status).toBe(503);
			expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
			expect(await service.ended).toBe(1);
			expect(service.output()).toContain(`${file} wurde entfernt oder ersetzt`);
		},
	);
});
