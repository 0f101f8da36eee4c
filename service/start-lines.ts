import { readFileSync } from 'node:fs';
import { isIPv6, type Server } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from './config.ts';
import type { Mailer } from './mail/mailer.ts';
import { OWNER_COMMAND } from './owner-command.ts';

/** What the build noted about the privacy policy; each may be missing. */
const buildNote = z
	.object({ retentionDays: z.number(), countsRequests: z.boolean(), hasForm: z.boolean() })
	.partial();
type BuildNote = z.infer<typeof buildNote>;

/** Returns what the owner should know at start, in German, one fact per line. */
export function startLines(config: Config, databaseFile: string, mailer: Mailer | null): string[] {
	const note = readBuildNote(join(config.distDir, 'build.json'));
	return [
		`Anfragen werden gespeichert in ${databaseFile}`,
		mailer?.summary ??
			`E-Mail ist aus: SMTP_URL ist nicht gesetzt${note.hasForm === false ? '' : ', die Datenschutzerklärung nennt E-Mail aber'}. Anfragen lesen mit: ${OWNER_COMMAND} list`,
		...contradictions(config, note),
	];
}

/** Returns a warning for each sentence of the built privacy policy that this service makes untrue. */
function contradictions({ retentionDays, rateLimit }: Config, built: BuildNote): string[] {
	if (built.hasForm === false)
		return [
			`${SAYS} kein Formular, dieser Dienst nimmt dennoch Anfragen an. Bitte ohne KONTAKT=mail neu bauen oder ihn beenden.`,
		];
	const counts = rateLimit > 0;
	const { retentionDays: days = retentionDays, countsRequests = counts } = built;
	return [
		days !== retentionDays &&
			`${SAYS} ${days} Tage bis zur Löschung, RETENTION_DAYS ist hier ${retentionDays}. Bitte die Website mit diesem Wert neu bauen oder RETENTION_DAYS auf ${days} setzen.`,
		countsRequests !== counts &&
			`${SAYS} ${countsRequests ? 'ein' : 'kein'} Zählen der Anfragen je Anschluss, RATE_LIMIT ist hier ${rateLimit}. Bitte die Website mit diesem Wert neu bauen.`,
	].filter((line) => line !== false);
}

const SAYS = 'Warnung: Die gebaute Datenschutzerklärung nennt';

function readBuildNote(file: string): BuildNote {
	try {
		return buildNote.parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch {
		// Without a readable note there is nothing to compare with.
		return {};
	}
}

/** Returns the line that scripts wait for, with the real address, also where `PORT` is 0. */
export function readyLine(bound: ReturnType<Server['address']>, { host, port }: Config): string {
	// systemd may have opened another address than the settings name.
	const open = typeof bound === 'object' && bound !== null ? bound : { address: host, port };
	return `bereit: http://${isIPv6(open.address) ? `[${open.address}]` : open.address}:${open.port}`;
}

export function listenFailure(error: unknown, { host, port }: Config): string {
	const code = error instanceof Error && 'code' in error ? error.code : error;
	return `Auf ${host}, Port ${port}, kann der Dienst nicht erreichbar sein (${code}). Läuft er schon? Sonst bitte mit HOST und PORT etwas anderes wählen; Ports unter 1024 öffnet nur ein Administrator.`;
}
