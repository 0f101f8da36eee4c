import { basename } from 'node:path';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { leftovers } from '../db/leftovers.ts';
import { createCarrier } from '../mail/transport.ts';
import { expiringUnread } from '../outbox/retention.ts';
import { isHealthy, outboxStatus } from '../outbox/status.ts';
import { OWNER_COMMAND } from '../owner-command.ts';
import { failed, type Owner } from './cli.ts';
import { iso, jsonText } from './give-out.ts';
import { dateTime } from './words.ts';

/** `status`: how many wait, since when and why. */
export function status(owner: Owner, { json }: { json?: boolean }): void {
	const report = reportOf(owner);
	const { delivers: _, ...told } = report;
	owner.out(json ? jsonText(told) : inWords(report, owner));
	if (!report.inOrdnung) throw failed('Nicht alle Anfragen haben Sie erreicht.');
}

const DAY = 24 * 60 * 60 * 1000;

function reportOf({ db, now, env }: Owner) {
	const { total, waiting, oldestWaitingSince, nextAttemptAt, failed } = outboxStatus(db);
	const config = readConfig(env);
	const days = config.retentionDays;
	const delivers = createCarrier(config) !== null;
	return {
		delivers,
		inOrdnung: isHealthy(db, now(), delivers),
		anfragen: total,
		warten: waiting,
		wartenSeit: iso(oldestWaitingSince),
		naechsterVersuch: iso(nextAttemptAt),
		gescheitert: failed,
		gruende: z.array(reasonRow).parse(db.prepare(REASONS).all()),
		ungelesenBaldGeloescht: expiringUnread(db, now(), days),
		reste: leftovers(db).map(({ path, bytes, changedAt }) => ({
			datei: basename(path),
			bytes,
			loeschung: new Date(changedAt + days * DAY).toISOString(),
		})),
	};
}

const reasonRow = z.object({ grund: z.string(), anzahl: z.int() });

const REASONS = `
	SELECT substr(last_error, 1, instr(last_error || char(10), char(10)) - 1) AS grund, count(*) AS anzahl
	FROM outbox WHERE status <> 'sent' AND last_error IS NOT NULL
	GROUP BY grund ORDER BY count(*) DESC LIMIT 5
`;

function inWords(report: ReturnType<typeof reportOf>, { db }: Owner): string {
	const { delivers, warten, wartenSeit, naechsterVersuch, gescheitert } = report;
	const ungelesen = report.ungelesenBaldGeloescht.join(', ');
	return [
		`Daten:        ${db.location()}`,
		`Anfragen:     ${report.anfragen}`,
		`Warten:       ${warten}${wartenSeit ? `, die älteste seit ${dateTime(wartenSeit)}` : ''}`,
		delivers && naechsterVersuch && `Als Nächstes: ${dateTime(naechsterVersuch)}`,
		`Gescheitert:  ${gescheitert}`,
		...report.gruende.map(({ grund, anzahl }) => `Grund:        ${grund} (${anzahl}-mal)`),
		ungelesen &&
			`Ungelesen:    Nr. ${ungelesen} – in höchstens 14 Tagen gelöscht; lesen mit: ${OWNER_COMMAND} show NUMMER`,
		...report.reste.map(
			({ datei, bytes, loeschung }) =>
				`Rest:         ${datei}, ${Math.ceil(bytes / 1e6)} MB, wird gelöscht am ${dateTime(loeschung)}`,
		),
		warten > 0 &&
			!delivers &&
			'Hinweis:      SMTP_URL ist hier nicht gesetzt; ohne Mailserver wird nichts zugestellt.',
		gescheitert > 0 && `Erneut versuchen: ${OWNER_COMMAND} retry`,
	]
		.filter(Boolean)
		.join('\n');
}
