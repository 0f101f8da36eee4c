import { existsSync, readFileSync } from 'node:fs';
import { isIPv6, type Server } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { type Config, OWNER_COMMAND } from './config.ts';
import type { Mailer } from './mail/mailer.ts';

/** What the build noted about the privacy policy; each may be missing. */
const buildNote = z
	.object({ retentionDays: z.number(), countsRequests: z.boolean(), hasForm: z.boolean() })
	.partial();

/** Returns what the owner should know at start, one fact per line; also where the privacy policy says something else. */
export function startLines(config: Config, databaseFile: string, mailer: Mailer | null): string[] {
	const { distDir, retentionDays, rateLimit } = config;
	const file = join(distDir, 'build.json');
	const built = existsSync(file) ? buildNote.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
	const { retentionDays: days = retentionDays, countsRequests = rateLimit > 0 } = built;
	return [
		`Anfragen werden gespeichert in ${databaseFile}`,
		mailer?.summary ??
			`E-Mail ist aus: SMTP_URL ist nicht gesetzt. Anfragen lesen mit: ${OWNER_COMMAND} list`,
		built.hasForm === false && `${SAYS} kein Formular. Bitte ohne KONTAKT=mail neu bauen.`,
		days !== retentionDays &&
			`${SAYS} ${days} Tage bis zur Löschung, RETENTION_DAYS ist hier ${retentionDays}. Bitte mit diesem Wert neu bauen.`,
		countsRequests !== rateLimit > 0 &&
			`${SAYS} ${countsRequests ? 'ein' : 'kein'} Zählen der Anfragen, RATE_LIMIT ist hier ${rateLimit}. Bitte mit diesem Wert neu bauen.`,
	].filter((line) => line !== false);
}

const SAYS = 'Warnung: Die gebaute Datenschutzerklärung nennt';

/** Returns the line that scripts wait for, with the real address, also where `PORT` is 0. */
export function readyLine(bound: ReturnType<Server['address']>, { host, port }: Config): string {
	// systemd may have opened another address than the settings name.
	const open = typeof bound === 'object' && bound !== null ? bound : { address: host, port };
	return `bereit: http://${isIPv6(open.address) ? `[${open.address}]` : open.address}:${open.port}`;
}
