import { dirname } from 'node:path';
import { NOTICE_DAYS } from '#shared/periods.ts';
import { readConfig } from '../config.ts';
import { copyFault } from '../copy-fault.ts';
import { residualFiles } from '../db/residual-files.ts';
import { createMailer } from '../mail/mailer.ts';
import { isHealthy, outboxStatus } from '../outbox/outbox-status.ts';
import { expiringUnread } from '../outbox/retention.ts';
import { OWNER_COMMAND } from '../owner-command.ts';
import { DAY } from '../times.ts';
import { type CommandContext, failed } from './command-context.ts';
import { dateTime } from './format.ts';

/** `status`: shows how many wait, since when and why, and what will be deleted. */
export function status({ db, now, env, out }: CommandContext): void {
	const counts = outboxStatus(db);
	const { total, waiting, oldestWaitingSince, nextAttemptAt, marked } = counts;
	const config = readConfig(env);
	const days = config.retentionDays;
	const delivers = createMailer(config) !== null;
	const reasons = db.prepare(REASONS).all();
	const copy = copyFault(dirname(db.location() ?? ''), now());
	const unread = expiringUnread(db, now(), days).join(', ');
	const lines = [
		`Daten:        ${db.location()}`,
		`Anfragen:     ${total}`,
		`${delivers ? 'Warten:       ' : 'Gespeichert:  '}${waiting}${oldestWaitingSince ? `, die älteste seit ${dateTime(oldestWaitingSince)}` : ''}`,
		delivers && nextAttemptAt && `Als Nächstes: ${nextAttempt(nextAttemptAt, now())}`,
		`Gescheitert:  ${counts.failed}`,
		marked > 0 && `Werbung?:     ${marked}; ansehen mit: ${OWNER_COMMAND} list --verdacht`,
		...reasons.map(({ reason, count }) => `Grund:        ${reason} (${count}-mal)`),
		unread &&
			`Ungelesen:    Nr. ${unread} – innerhalb von ${NOTICE_DAYS} Tagen gelöscht${delivers ? ', falls nicht mehr zugestellt' : ''}; lesen mit: ${OWNER_COMMAND} show NUMMER`,
		...residualFiles(db).map(
			({ name, bytes, changedAt }) =>
				`Rest:         ${name}, ${Math.ceil(bytes / 1e6)} MB, wird ab ${dateTime(changedAt + days * DAY)} gelöscht`,
		),
		waiting > 0 &&
			!delivers &&
			'Hinweis:      SMTP_URL ist hier nicht gesetzt; ohne Mailserver wird nichts zugestellt.',
		copy && `Sicherung:    ${copy}`,
		counts.failed > 0 && `Erneut versuchen: ${OWNER_COMMAND} retry`,
	];
	out(lines.filter(Boolean).join('\n'));
	if (!isHealthy(db, now(), delivers)) throw failed('Nicht alle Anfragen haben Sie erreicht.');
	if (copy) throw failed('Die Sicherung fehlt.');
}

/** A mail that is due but not sent waits for the hourly limit, or the service is not running. */
function nextAttempt(at: number, now: Date): string {
	return at > now.getTime()
		? dateTime(at)
		: 'jetzt fällig; bleibt es so, ist die Grenze je Stunde erreicht, oder der Dienst läuft nicht';
}

const REASONS = `
	SELECT substr(last_error, 1, instr(last_error || char(10), char(10)) - 1) AS reason, count(*) AS count
	FROM outbox WHERE status <> 'sent' AND last_error IS NOT NULL
	GROUP BY reason ORDER BY count(*) DESC LIMIT 5
`;
