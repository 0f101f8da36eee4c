import { existsSync } from 'node:fs';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { createAccept } from './accept.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { deleteAgain } from './deleted-list.ts';
import { createLog, traceOf } from './log.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { findProblems } from './problems.ts';
import { readyLine, startLines } from './start-lines.ts';
import { GIVE_UP_DAYS } from './store.ts';
import { startWorker } from './worker.ts';

/** How long a stop waits for unfinished answers. */
const CUT_CONNECTIONS_AFTER_MS = 5_000;
/** How long for everything: less than TimeoutStopSec in deploy/werkplan.service. */
const EXIT_AFTER_MS = 8_000;

const now = () => new Date();
const log = createLog((line) => console.log(line), now);

// A closed terminal must not end the service.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

if (existsSync('.env')) process.loadEnvFile();

await run(orExit('', () => readConfig(process.env)));

async function run(config: Config): Promise<void> {
	const { dataDir, distDir, host, port, retentionDays } = config;
	if (!existsSync(join(distDir, 'index.html'))) {
		return giveUp(
			`In ${distDir} liegt keine gebaute Website. Bitte zuerst „npm run build“ ausführen.`,
		);
	}
	const file = join(dataDir, 'anfragen.sqlite');
	const db = orExit(
		`Die Datenbank ${file} kann nicht geöffnet werden, bitte DATA_DIR prüfen: `,
		() => openDatabase(file),
	);
	const mailer = createMailer(config);
	let worker: ReturnType<typeof startWorker> | null = null;
	let lost = false;
	const onLost = () => {
		if (lost) return;
		lost = true;
		log.error(
			{},
			`${file} wurde entfernt oder ist beschädigt: Der Dienst endet, statt Anfragen zu verlieren.`,
		);
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
			logger: { error: (reason) => log.error(traceOf(reason), 'Das Beenden ist fehlgeschlagen.') },
			onSecondSignal: () => log.warn({}, 'Zweites Signal: Der Dienst bricht sofort ab.'),
			onTimeout: () => log.error({}, 'Das Beenden dauert zu lange: Der Dienst bricht ab.'),
		},
		async ({ err }) => {
			if (err) log.error(traceOf(err), 'Unerwarteter Fehler, der Dienst wird beendet.');
			else log.info({}, 'Der Dienst wird beendet.');
			const cut = setTimeout(() => {
				app.server.closeAllConnections();
				mailer?.close();
			}, CUT_CONNECTIONS_AFTER_MS);
			await Promise.all([app.close(), worker?.stop()]);
			clearTimeout(cut);
			mailer?.close();
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
	for (const line of startLines(config, file, mailer)) console.log(line);
	console.log(readyLine(app.server.address(), config));
	if (mailer) await checkMailServer(mailer);
}

/** Logs whether the mail server accepts the settings. */
async function checkMailServer(mailer: Mailer): Promise<void> {
	const grund = await mailer.verify();
	const failure = `Der Mailserver ist nicht erreichbar oder nimmt die Einstellungen nicht an. Anfragen werden gespeichert; die Zustellung wird ${GIVE_UP_DAYS} Tage lang immer wieder versucht.`;
	if (grund === null) log.info({}, 'Der Mailserver antwortet und lehnt die Anmeldung nicht ab.');
	else log.error({ grund }, failure);
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
