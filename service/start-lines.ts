import { isIPv6, type Server } from 'node:net';
import type { Config } from './config.ts';
import type { BuildNote } from './read-build-note.ts';

export type StartFacts = {
	databaseFile: string;
	/** fields of the owner's data that still hold a stand-in */
	platzhalter: string[];
	build: BuildNote | null;
};

/** What the owner should know at start, in German, one fact per line. */
export function startLines(config: Config, facts: StartFacts): string[] {
	const { databaseFile, platzhalter, build } = facts;
	return [
		`Anfragen werden gespeichert in ${databaseFile}`,
		mailLine(config),
		...(build === null || build.aufbewahrungstage === config.retentionDays
			? []
			: [
					`Warnung: Die gebaute Datenschutzerklärung nennt ${build.aufbewahrungstage} Tage bis zur Löschung, RETENTION_DAYS ist hier ${config.retentionDays}. Bitte die Website mit diesem Wert neu bauen oder RETENTION_DAYS auf ${build.aufbewahrungstage} setzen.`,
				]),
		...(platzhalter.length === 0
			? []
			: [
					`Hinweis: In shared/inhaber.ts stehen noch Platzhalter für ${platzhalter.join(', ')}. So darf die Website nicht online gehen.`,
				]),
	];
}

/** The line that scripts wait for; its port is the real one where `PORT` is 0. */
export function readyLine(bound: ReturnType<Server['address']>, { host, port }: Config): string {
	const openPort = typeof bound === 'object' && bound !== null ? bound.port : port;
	return `bereit: http://${isIPv6(host) ? `[${host}]` : host}:${openPort}`;
}

/** Why listening failed, and what to do about it. */
export function listenFailure(error: unknown, { host, port }: Config): string {
	const code = error instanceof Error && 'code' in error ? error.code : undefined;
	if (code === 'EADDRINUSE') {
		return `Port ${port} auf ${host} ist belegt. Läuft der Dienst schon? Sonst mit PORT einen anderen wählen.`;
	}
	if (code === 'EACCES') {
		return `Port ${port} darf nur ein Administrator öffnen. Bitte mit PORT einen ab 1024 wählen.`;
	}
	return `Auf ${host}, Port ${port}, kann der Dienst nicht erreichbar sein (${code ?? error}). Bitte HOST und PORT prüfen.`;
}

function mailLine({ mail }: Config): string {
	if (mail === null) {
		return 'E-Mail ist aus: kein SMTP_URL gesetzt. Anfragen lesen mit: npm run anfragen -- list';
	}
	const { protocol, host, username } = new URL(mail.smtpUrl);
	const user = username === '' ? '' : `, angemeldet als ${decodeURIComponent(username)}`;
	return `E-Mail geht von ${mail.from} an ${mail.to} über ${protocol}//${host}${user}`;
}
