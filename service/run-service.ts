import { existsSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { ConfigError, withSettingsFile } from '#shared/settings-file.ts';
import { buildApp } from './app.ts';
import { compactInThread } from './compact.ts';
import { type Config, readConfig } from './config.ts';
import { DATABASE_NAME } from './database.ts';
import { THIS_HOST } from './host.ts';
import { openInquiries } from './inquiries.ts';
import { log, traceOf } from './log.ts';
import { createMailer } from './mail/mailer.ts';

/** How long a stop waits for unfinished requests; then systemd's socket lets visitors wait for the next process. */
export const CUT_REQUESTS_AFTER_MS = 8_000;
/** How long a stop waits for work under way, such as a mail; the next process does it again. Its visitors wait meanwhile. */
export const CUT_WORK_AFTER_MS = 20_000;
/** Whatever holds it up, it ends then: before systemd ends it (TimeoutStopSec in deploy/werkplan.service). */
export const EXIT_AFTER_MS = 35_000;

/** The service is started on a server, where the installer has begun the database: it begins none itself. */
const ONLY_EXISTING = '--vorhanden';

/** Runs the service as this process: settings, port, signals, exit code. What it does stands in app.ts and inquiries.ts. */
export async function runService(): Promise<void> {
	const config = readSettingsOrExit();
	const { distDir, address, port } = config;
	if (!existsSync(join(distDir, 'index.html'))) {
		return giveUp(`In ${distDir} liegt keine gebaute Website. Bitte zuerst: npm run build`);
	}
	const mailer = config.mail && createMailer(config.mail);
	const mayBegin = !process.argv.includes(ONLY_EXISTING);
	const means = { mailer, mayBegin, host: THIS_HOST, log, compact: compactInThread };
	const inquiries = openInquiries({ ...config, ...means });
	const app = buildApp({ ...config, ...inquiries, log });
	closeWithGrace(
		{
			delay: EXIT_AFTER_MS,
			logger: { error: () => log.error({}, 'Der Dienst bricht ab, ohne auf Offenes zu warten.') },
		},
		async ({ err }) => {
			if (err) log.error(traceOf(err), 'Unerwarteter Fehler, der Dienst wird beendet.');
			else log.info({}, 'Der Dienst wird beendet.');
			sleep(CUT_REQUESTS_AFTER_MS).then(() => app.server.closeAllConnections());
			const workIsCut = sleep(CUT_WORK_AFTER_MS);
			await Promise.all([app.close(), Promise.race([inquiries.stop(), workIsCut])]);
			inquiries.close();
		},
	);
	// systemd keeps the socket open while this process is replaced (deploy/werkplan.socket).
	const held = process.env.LISTEN_PID === String(process.pid) ? { fd: 3 } : {};
	await app.listen({ host: address, port, ...held }).catch((error) => {
		giveUp(
			`Auf ${address}, Port ${port}, kann der Dienst nicht erreichbar sein (${error.code}). Läuft er schon? Sonst bitte mit HOST und PORT etwas anderes wählen; Ports unter 1024 öffnet nur ein Administrator.`,
		);
	});
	// The port is this process's: no other one is sending mails.
	inquiries.start();
	sayWhereThingsGo(config);
	// Where PORT is 0, the system has chosen one.
	const [bound] = app.addresses();
	const open = typeof bound === 'object' ? bound.port : port;
	console.log(`bereit: http://${isIPv6(address) ? `[${address}]` : address}:${open}`);
}

function sayWhereThingsGo({ dataDir, mail, ownerCommand }: Config): void {
	console.log(`Anfragen werden gespeichert in ${join(dataDir, DATABASE_NAME)}`);
	console.log(
		mail
			? `E-Mail geht von ${mail.from} an ${mail.to} über ${new URL(mail.smtpUrl).host}`
			: `E-Mail ist aus: SMTP_URL ist nicht gesetzt. Anfragen lesen mit: ${ownerCommand} list`,
	);
}

function readSettingsOrExit(): Config {
	try {
		return readConfig(withSettingsFile(process.env));
	} catch (error) {
		if (error instanceof ConfigError) return giveUp(error.message, 2);
		throw error;
	}
}

function giveUp(message: string, exitCode = 1): never {
	console.error(message);
	process.exit(exitCode);
}
