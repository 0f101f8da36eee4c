import { existsSync, readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { z } from 'zod';
import { inhaber } from '#shared/inhaber.ts';
import { createAccept } from './accept.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, OWNER_COMMAND, readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { deleteAgain } from './deleted-list.ts';
import { log, traceOf } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { findProblems } from './problems.ts';
import { startWorker } from './worker.ts';

/** How long a stop waits for unfinished answers and mails: less than TimeoutStopSec in deploy/werkplan.service. */
const EXIT_AFTER_MS = 8_000;

const now = () => new Date();

if (existsSync('.env')) process.loadEnvFile();

await run(orExit('', () => readConfig(process.env)));

async function run(config: Config): Promise<void> {
	const { dataDir, distDir, host, mail, port, retentionDays, siteUrl } = config;
	if (!existsSync(join(distDir, 'index.html'))) {
		return giveUp(`In ${distDir} liegt keine gebaute Website. Bitte zuerst: npm run build`);
	}
	const file = join(dataDir, 'anfragen.sqlite');
	const db = orExit(
		`Die Datenbank ${file} kann nicht geöffnet werden, bitte DATA_DIR prüfen: `,
		() => openDatabase(file),
	);
	const mailer = mail && createMailer({ ...mail, siteUrl, name: inhaber.name });
	let worker: ReturnType<typeof startWorker> | null = null;
	let lost = false;
	const onLost = () => {
		if (lost) return;
		lost = true;
		log.error({}, `${file} ist weg oder beschädigt. Der Dienst endet, statt etwas zu verlieren.`);
		closing.close();
	};
	const app = buildApp({
		...config,
		accept: createAccept({ db, now, log, onLost, onStored: () => worker?.deliverNow() }),
		faults: () =>
			findProblems(db, now(), retentionDays, mailer !== null).flatMap(({ fault }) => fault ?? []),
		log,
	});
	const closing = closeWithGrace(
		{
			delay: EXIT_AFTER_MS,
			logger: { error: () => log.error({}, 'Der Dienst bricht ab, ohne auf Offenes zu warten.') },
		},
		async ({ err }) => {
			if (err) log.error(traceOf(err), 'Unerwarteter Fehler, der Dienst wird beendet.');
			else log.info({}, 'Der Dienst wird beendet.');
			await Promise.all([app.close(), worker?.stop()]);
			db.close();
			// The supervisor restarts what ended with a failure.
			if (lost) process.exit(1);
		},
	);
	// systemd keeps the socket open while this process is replaced (deploy/werkplan.socket).
	const held = process.env.LISTEN_PID === String(process.pid) ? { fd: 3 } : {};
	await app.listen({ host, port, ...held }).catch((error) => {
		giveUp(
			`Auf ${host}, Port ${port}, kann der Dienst nicht erreichbar sein (${error.code}). Läuft er schon? Sonst bitte mit HOST und PORT etwas anderes wählen; Ports unter 1024 öffnet nur ein Administrator.`,
		);
	});
	const again = await deleteAgain(db);
	if (again > 0)
		log.warn({ anzahl: again }, 'Auf Wunsch Gelöschtes war wieder da: noch einmal gelöscht');
	// The port is this process's: no other one is sending mails.
	worker = startWorker({ ...config, db, send: mailer?.send ?? null, now, log, onLost });
	console.log(`Anfragen werden gespeichert in ${file}`);
	console.log(
		mail
			? `E-Mail geht von ${mail.from} an ${mail.to} über ${new URL(mail.smtpUrl).host}`
			: `E-Mail ist aus: SMTP_URL ist nicht gesetzt. Anfragen lesen mit: ${OWNER_COMMAND} list`,
	);
	warnOfOtherPolicy(config);
	// Where PORT is 0, the system has chosen one.
	const [bound] = app.addresses();
	const open = typeof bound === 'object' ? bound.port : port;
	console.log(`bereit: http://${isIPv6(host) ? `[${host}]` : host}:${open}`);
	const grund = await mailer?.verify();
	if (grund)
		log.error({ grund }, 'Der Mailserver nimmt die Einstellungen nicht an; Anfragen warten.');
}

/** Compares RETENTION_DAYS with what the build noted of the privacy policy. */
function warnOfOtherPolicy({ distDir, retentionDays }: Config): void {
	const file = join(distDir, 'build.json');
	// `npm run dev` has none.
	if (!existsSync(file)) return;
	const built = z.object({ retentionDays: z.int() }).parse(JSON.parse(readFileSync(file, 'utf8')));
	if (built.retentionDays === retentionDays) return;
	const details = { gebaut: built.retentionDays, RETENTION_DAYS: retentionDays };
	log.warn(details, 'Die Datenschutzerklärung nennt eine andere Frist. Bitte neu bauen.');
}

function orExit<T>(prefix: string, attempt: () => T): T {
	try {
		return attempt();
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return giveUp(prefix + reason, error instanceof ConfigError ? 2 : 1);
	}
}

function giveUp(message: string, exitCode = 1): never {
	console.error(message);
	process.exit(exitCode);
}
