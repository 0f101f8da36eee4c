import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { errorMessage } from '#shared/error-message.ts';
import { inhaber } from '#shared/inhaber.ts';
import { ConfigError, withSettingsFile } from '#shared/settings-file.ts';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { DATABASE_NAME, type Database, isFull, openDatabase } from './database.ts';
import type { Task } from './every.ts';
import { log, traceOf } from './log.ts';
import { createMailer, type Send } from './mail/mailer.ts';
import { findProblems } from './problems.ts';
import { takeOverFormerList } from './store/archive.ts';
import { type Accept, createAccept } from './store/inbox.ts';
import { watchWithoutDatabase } from './watch-without-database.ts';
import { startWorker, type Worker } from './worker.ts';

/** A stop waits so long for unfinished requests; then systemd's socket lets visitors wait for the next process. */
const CUT_REQUESTS_AFTER_MS = 8_000;
/** And so long for a mail under way (mail/mailer.ts): less than TimeoutStopSec in deploy/werkplan.service. */
const EXIT_AFTER_MS = 35_000;

const now = () => new Date();

await run(orExit('', () => readConfig(withSettingsFile(process.env))));

async function run(config: Config): Promise<void> {
	const { dataDir, distDir, host, mail, port, siteUrl, ownerCommand } = config;
	if (!existsSync(join(distDir, 'index.html'))) {
		return giveUp(`In ${distDir} liegt keine gebaute Website. Bitte zuerst: npm run build`);
	}
	const file = join(dataDir, DATABASE_NAME);
	const db = orExit(
		`Die Datenbank ${file} kann nicht geöffnet werden, bitte DATA_DIR prüfen: `,
		() => openUnlessFull(file, dataDir),
	);
	const mailer = mail && createMailer({ ...mail, siteUrl, name: inhaber.name, ownerCommand });
	const send = mailer?.send ?? null;
	const service = db
		? keepInquiries(config, db, send, () => restart('ist weg oder beschädigt'))
		: refuseInquiries(config, send, () => restart('lässt sich wieder öffnen'));
	const app = buildApp({ ...config, ...service, log });
	let isToRestart = false;
	const closing = closeWithGrace(
		{
			delay: EXIT_AFTER_MS,
			logger: { error: () => log.error({}, 'Der Dienst bricht ab, ohne auf Offenes zu warten.') },
		},
		async ({ err }) => {
			if (err) log.error(traceOf(err), 'Unerwarteter Fehler, der Dienst wird beendet.');
			else log.info({}, 'Der Dienst wird beendet.');
			setTimeout(() => app.server.closeAllConnections(), CUT_REQUESTS_AFTER_MS).unref();
			await Promise.all([app.close(), service.stop()]);
			db?.close();
			// The supervisor restarts what ended with a failure.
			if (isToRestart) process.exit(1);
		},
	);
	// systemd keeps the socket open while this process is replaced (deploy/werkplan.socket).
	const held = process.env.LISTEN_PID === String(process.pid) ? { fd: 3 } : {};
	await app.listen({ host, port, ...held }).catch((error) => {
		giveUp(
			`Auf ${host}, Port ${port}, kann der Dienst nicht erreichbar sein (${error.code}). Läuft er schon? Sonst bitte mit HOST und PORT etwas anderes wählen; Ports unter 1024 öffnet nur ein Administrator.`,
		);
	});
	// The port is this process's: no other one is sending mails.
	service.start();
	if (db) console.log(`Anfragen werden gespeichert in ${file}`);
	console.log(
		mail
			? `E-Mail geht von ${mail.from} an ${mail.to} über ${new URL(mail.smtpUrl).host}`
			: `E-Mail ist aus: SMTP_URL ist nicht gesetzt. Anfragen lesen mit: ${ownerCommand} list`,
	);
	// Where PORT is 0, the system has chosen one.
	const [bound] = app.addresses();
	const open = typeof bound === 'object' ? bound.port : port;
	console.log(`bereit: http://${isIPv6(host) ? `[${host}]` : host}:${open}`);
	const grund = await mailer?.verify();
	if (grund)
		log.error({ grund }, 'Der Mailserver nimmt die Einstellungen nicht an; Anfragen warten.');

	/** Ends the service, which systemd starts anew. */
	function restart(why: string): void {
		if (isToRestart) return;
		isToRestart = true;
		log.error({}, `${file} ${why}. Der Dienst endet und startet neu.`);
		closing.close();
	}
}

/** Null also where the disk is too full to open it: the pages are served all the same. */
function openUnlessFull(file: string, dataDir: string): Database | null {
	try {
		return openDatabase(file);
	} catch (error) {
		if (!existsSync(file) || !isFull(dataDir)) throw error;
		return null;
	}
}

/** What the service does with inquiries. */
type Service = {
	accept: Accept;
	isDisturbed(): boolean;
	start(): void;
	stop(): Promise<void>;
};

function keepInquiries(
	config: Config,
	db: Database,
	send: Send | null,
	onLost: () => void,
): Service {
	let worker: Worker | null = null;
	const deps = { ...config, db, send, now, log, onLost };
	return {
		accept: createAccept({ ...deps, onStored: () => worker?.deliverNow() }),
		isDisturbed: () => findProblems(deps).some(({ isFault }) => isFault),
		start() {
			takeOverFormerList(db);
			worker = startWorker(deps);
		},
		async stop() {
			await worker?.stop();
		},
	};
}

/** The pages are served, the form is refused, and the owner is told every day. */
function refuseInquiries({ dataDir }: Config, send: Send | null, onOpenable: () => void): Service {
	let watching: Task | null = null;
	return {
		accept: () => null,
		isDisturbed: () => true,
		start() {
			watching = watchWithoutDatabase({ dataDir, send, now, log, onOpenable });
		},
		async stop() {
			await watching?.stop();
		},
	};
}

function orExit<T>(prefix: string, attempt: () => T): T {
	try {
		return attempt();
	} catch (error) {
		return giveUp(prefix + errorMessage(error), error instanceof ConfigError ? 2 : 1);
	}
}

function giveUp(message: string, exitCode = 1): never {
	console.error(message);
	process.exit(exitCode);
}
