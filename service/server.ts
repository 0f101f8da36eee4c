import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inhaber } from '#shared/inhaber.ts';
import { platzhalterFelder } from '#shared/platzhalter.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { type Database, openDatabase } from './db/open.ts';
import { withEnvFile } from './env-file.ts';
import { createLog, traceOf } from './log.ts';
import type { Mailer } from './mail/transport.ts';
import { createAcceptor } from './outbox/accept.ts';
import { type DeliveryLoop, startDeliveryLoop } from './outbox/loop.ts';
import { isHealthy, outboxStatus } from './outbox/status.ts';
import { listenFailure, readyLine, startLines } from './start-lines.ts';
import { readBuildNote } from './static/read-build-note.ts';
import { readSite } from './static/read-site.ts';

/** So long a stopping service still takes in what is knocking already, to refuse it in words. */
const HEAR_OUT_MS = 200;
/** How long a stop waits for answers under way, and for all of it, before it becomes a cut. */
const CUT_CONNECTIONS_AFTER_MS = 5_000;
const EXIT_AFTER_MS = 8_000;

const now = () => new Date();
const log = createLog((line) => console.log(line), now);

// The last word of a terminal that is gone must not take the service with it.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
process.on('uncaughtException', (error) => {
	log.error(traceOf(error), 'Unerwarteter Fehler, der Dienst wird beendet.');
	process.exit(1);
});

await run(configOrExit());

async function run(config: Config): Promise<void> {
	const read = readSite(config.distDir);
	if (read.kind === 'missing') return giveUp(read.reason);

	const file = join(config.dataDir, 'anfragen.sqlite');
	const db = databaseOrExit(file);
	const acceptor = createAcceptor(db, { now });
	const stop = new AbortController();
	let mailer: Mailer | null = null;
	let loop: DeliveryLoop | null = null;

	const app = buildApp({
		site: read.site,
		acceptor,
		onStored: () => loop?.wake(),
		healthy: () => isHealthy(outboxStatus(db, now()), config.mail !== null),
		now,
		log,
		siteUrl: config.siteUrl,
		trustProxy: config.trustProxy,
		rateLimit: config.rateLimit,
		stop: stop.signal,
	});
	try {
		await app.listen({ port: config.port, host: config.host });
	} catch (error) {
		db.close();
		return giveUp(listenFailure(error, config));
	}
	process.once('SIGTERM', shutDown);
	process.once('SIGINT', shutDown);

	const platzhalter = platzhalterFelder(inhaber);
	const build = readBuildNote(config.distDir);
	for (const line of startLines(config, { databaseFile: file, platzhalter, build }))
		console.log(line);
	console.log(readyLine(app.server.address(), config));

	// Loading the mailer takes a fifth of the start: visitors need not wait for it.
	if (config.mail !== null) mailer = await openMailer(config, config.mail);
	if (stop.signal.aborted) return;
	const { retentionDays } = config;
	loop = startDeliveryLoop({ db, send: mailer?.send ?? null, now, log, retentionDays });
	if (mailer !== null) void reportMailServer(mailer);

	async function shutDown(): Promise<void> {
		log.info({}, 'Der Dienst wird beendet.');
		setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref();
		stop.abort();
		await sleep(HEAR_OUT_MS);
		const idle = setInterval(() => app.server.closeIdleConnections(), 50);
		const cut = setTimeout(() => {
			app.server.closeAllConnections();
			mailer?.close();
		}, CUT_CONNECTIONS_AFTER_MS);
		await Promise.all([app.close(), loop?.stop()]);
		clearInterval(idle);
		clearTimeout(cut);
		mailer?.close();
		db.close();
		process.exit(0);
	}
}

function configOrExit(): Config {
	try {
		return readConfig(withEnvFile(process.env));
	} catch (error) {
		if (error instanceof ConfigError) return giveUp(error.message, 2);
		throw error;
	}
}

function databaseOrExit(file: string): Database {
	try {
		return openDatabase(file, (message) => log.error({}, message));
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return giveUp(`Die Datenbank kann nicht geöffnet werden: ${reason}`);
	}
}

async function openMailer(config: Config, mail: NonNullable<Config['mail']>): Promise<Mailer> {
	const { createMailer } = await import('./mail/transport.ts');
	return createMailer({ ...mail, siteUrl: config.siteUrl, name: inhaber.name });
}

async function reportMailServer(mailer: Mailer): Promise<void> {
	const verified = await mailer.verify();
	if (verified.ok) log.info({}, 'Der Mailserver antwortet, die Zugangsdaten stimmen.');
	else
		log.error(
			{ reason: verified.reason },
			'Der Mailserver nimmt die Einstellungen nicht an. Anfragen werden gespeichert und später zugestellt.',
		);
}

function giveUp(message: string, exitCode = 1): never {
	console.error(message);
	process.exit(exitCode);
}
