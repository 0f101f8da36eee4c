import { readFileSync } from 'node:fs';
import { isIPv6, type Server } from 'node:net';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Mailer } from './mail/mailer.ts';
import { OWNER_COMMAND } from './owner-command.ts';

/** Returns what the owner should know at start, in German, one fact per line. */
export function startLines(config: Config, databaseFile: string, mailer: Mailer | null): string[] {
	const { distDir, retentionDays } = config;
	const promised = promisedDays(join(distDir, 'build.json')) ?? retentionDays;
	return [
		`Anfragen werden gespeichert in ${databaseFile}`,
		mailer?.summary ??
			`E-Mail ist aus, die Datenschutzerklärung nennt sie: kein SMTP_URL gesetzt. Anfragen lesen mit: ${OWNER_COMMAND} list`,
		promised !== retentionDays &&
			`Warnung: Die gebaute Datenschutzerklärung nennt ${promised} Tage bis zur Löschung, RETENTION_DAYS ist hier ${retentionDays}. Bitte die Website mit diesem Wert neu bauen oder RETENTION_DAYS auf ${promised} setzen.`,
	].filter((line) => line !== false);
}

/** Returns the days that the built privacy policy promises; `null` if the build noted none. */
function promisedDays(file: string): number | null {
	try {
		return Number(JSON.parse(readFileSync(file, 'utf8')).aufbewahrungstage) || null;
	} catch {
		// Without a readable note there is nothing to compare with.
		return null;
	}
}

/** Returns the line that scripts wait for, with the real port where `PORT` is 0. */
export function readyLine(bound: ReturnType<Server['address']>, { host, port }: Config): string {
	const openPort = typeof bound === 'object' && bound !== null ? bound.port : port;
	return `bereit: http://${isIPv6(host) ? `[${host}]` : host}:${openPort}`;
}

export function listenFailure(error: unknown, { host, port }: Config): string {
	const code = error instanceof Error && 'code' in error ? error.code : error;
	return `Auf ${host}, Port ${port}, kann der Dienst nicht erreichbar sein (${code}). Läuft er schon? Sonst bitte mit HOST und PORT etwas anderes wählen; Ports unter 1024 öffnet nur ein Administrator.`;
}
