import { basename } from 'node:path';
import { z } from 'zod';
import { aufbewahrungstage } from '#shared/aufbewahrung.ts';
import { leftovers } from '../db/leftovers.ts';
import { expiringUnread } from '../outbox/retention.ts';
import { isHealthy, outboxStatus } from '../outbox/status.ts';
import { OWNER_COMMAND } from '../owner-command.ts';
import { failed, type Owner } from './cli.ts';
import { iso, jsonText } from './json.ts';
import { dateTime } from './words.ts';

/** `status`: how many wait, since when and why. */
export function status(owner: Owner, { json }: { json?: boolean }): void {
	const report = reportOf(owner);
	owner.out(json ? jsonText(report) : inWords(report, owner));
	if (!report.inOrdnung) throw failed('Nicht alle Anfragen haben Sie erreicht.');
}

const DAY = 24 * 60 * 60 * 1000;

function reportOf({ db, now, env }: Owner) {
	const { total, waiting, oldestWaitingSince, nextAttemptAt, failed } = outboxStatus(db);
	const tage = aufbewahrungstage(env);
	return {
		inOrdnung: isHealthy(db, now(), !!env.SMTP_URL),
		anfragen: total,
		warten: waiting,
		wartenSeit: iso(oldestWaitingSince),
		naechsterVersuch: iso(nextAttemptAt),
		gescheitert: failed,
		gruende: z.array(reasonRow).parse(db.prepare(REASONS).all()),
		ungelesenBaldGeloescht: expiringUnread(db, now(), tage),
		reste: leftovers(db).map(({ path, bytes, changedAt }) => ({
			datei: basename(path),
			bytes,
			loeschung: new Date(changedAt + tage * DAY).toISOString(),
		})),
	};
}

const reasonRow = z.object({ grund: z.string(), anzahl: z.int() });

const REASONS = `
	SELECT last_error AS grund, count(*) AS anzahl FROM outbox
	WHERE status <> 'sent' AND last_error IS NOT NULL
	GROUP BY last_error ORDER BY count(*) DESC LIMIT 5
`;

function inWords(report: ReturnType<typeof reportOf>, { db, env }: Owner): string {
	const { warten, wartenSeit, naechsterVersuch, gescheitert } = report;
	const ungelesen = report.ungelesenBaldGeloescht.join(', ');
	return [
		`Daten:        ${db.location()}`,
		`Anfragen:     ${report.anfragen}`,
		`Warten:       ${warten}${wartenSeit ? `, die älteste seit ${dateTime(wartenSeit)}` : ''}`,
		env.SMTP_URL && naechsterVersuch && `Als Nächstes: ${dateTime(naechsterVersuch)}`,
		`Gescheitert:  ${gescheitert}`,
		...report.gruende.map(({ grund, anzahl }) => `Grund:        ${grund} (${anzahl}-mal)`),
		ungelesen &&
			`Ungelesen:    Nr. ${ungelesen} – in höchstens 14 Tagen gelöscht; lesen mit: ${OWNER_COMMAND} show NUMMER`,
		...report.reste.map(
			({ datei, bytes, loeschung }) =>
				`Rest:         ${datei}, ${Math.ceil(bytes / 1e6)} MB, wird gelöscht am ${dateTime(loeschung)}`,
		),
		warten > 0 &&
			!env.SMTP_URL &&
			'Hinweis:      SMTP_URL ist hier nicht gesetzt; ohne Mailserver wird nichts zugestellt.',
		gescheitert > 0 && `Erneut versuchen: ${OWNER_COMMAND} retry`,
	]
		.filter(Boolean)
		.join('\n');
}
