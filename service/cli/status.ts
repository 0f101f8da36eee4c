import { basename } from 'node:path';
import { z } from 'zod';
import { aufbewahrungstage } from '#shared/aufbewahrung.ts';
import { leftovers } from '../db/leftovers.ts';
import { expiringUnread } from '../outbox/retention.ts';
import { isHealthy, outboxStatus } from '../outbox/status.ts';
import { iso } from './as-json.ts';
import { type Context, EXIT, type Exit, type OwnerCommand } from './command.ts';
import { dateTime } from './date-time.ts';
import type { Folder } from './folders.ts';

/** `status`: how many wait, since when and why. */
export const status: OwnerCommand = {
	name: 'status',
	summary: 'Was wartet, scheitert oder bald gelöscht wird (Exit 1, wenn etwas klemmt)',
	options: ['json'],
	run: runStatus,
};

function runStatus({ folders, options, now, out, env }: Context): Exit {
	const settings = { mail: !!env.SMTP_URL, tage: aufbewahrungstage(env) };
	const reports = folders.map((folder) => read(folder, now(), settings));
	if (options.json) out(JSON.stringify(reports.map(asJson), null, '\t'));
	else out(reports.map((report) => inWords(report, settings)).join('\n\n'));
	return reports.every(({ healthy }) => healthy) ? EXIT.ok : EXIT.notFoundOrFailed;
}

type Settings = { mail: boolean; tage: number };
type Report = ReturnType<typeof read>;

function read({ path, db }: Folder, now: Date, { mail, tage }: Settings) {
	return {
		...outboxStatus(db),
		path,
		healthy: isHealthy(db, now, mail),
		reasons: z.array(reasonRow).parse(db.prepare(REASONS).all()),
		expiring: expiringUnread(db, now, tage),
		leftovers: leftovers(db),
	};
}

const reasonRow = z.object({ reason: z.string(), count: z.int() });

const REASONS = `
	SELECT last_error AS reason, count(*) AS count FROM outbox
	WHERE status <> 'sent' AND last_error IS NOT NULL
	GROUP BY last_error ORDER BY count(*) DESC LIMIT 5
`;

function inWords(report: Report, { mail, tage }: Settings): string {
	const { waiting, failed, oldestWaitingSince, nextAttemptAt, expiring } = report;
	const lines = [
		`Daten:        ${report.path}`,
		`Anfragen:     ${report.total}`,
		`Warten:       ${waiting}${oldestWaitingSince === null ? '' : `, die älteste seit ${dateTime(oldestWaitingSince)}`}`,
	];
	if (nextAttemptAt !== null && mail) lines.push(`Als Nächstes: ${dateTime(nextAttemptAt)}`);
	lines.push(`Gescheitert:  ${failed}`);
	for (const { reason, count } of report.reasons)
		lines.push(`Grund:        ${reason} (${count}-mal)`);
	if (expiring.length > 0) {
		lines.push(
			`Ungelesen:    Nr. ${expiring.join(', ')} – in höchstens 14 Tagen gelöscht; lesen mit: npm run anfragen -- show NUMMER`,
		);
	}
	for (const { path, bytes, changedAt } of report.leftovers) {
		const megabytes = (bytes / 1e6).toLocaleString('de', { maximumFractionDigits: 1 });
		const until = dateTime(changedAt + tage * 24 * 60 * 60 * 1000);
		lines.push(`Rest:         ${basename(path)}, ${megabytes} MB, wird gelöscht am ${until}`);
	}
	if (waiting > 0 && !mail) {
		lines.push(
			'Hinweis:      SMTP_URL ist hier nicht gesetzt; ohne Mailserver wird nichts zugestellt.',
		);
	}
	if (failed > 0) lines.push('Erneut versuchen: npm run anfragen -- retry');
	return lines.join('\n');
}

function asJson(report: Report) {
	return {
		ordner: report.path,
		inOrdnung: report.healthy,
		anfragen: report.total,
		warten: report.waiting,
		wartenSeit: iso(report.oldestWaitingSince),
		naechsterVersuch: iso(report.nextAttemptAt),
		gescheitert: report.failed,
		gruende: report.reasons.map(({ reason, count }) => ({ grund: reason, anzahl: count })),
		ungelesenBaldGeloescht: report.expiring,
		reste: report.leftovers.map(({ path, bytes, changedAt }) => ({
			datei: path,
			bytes,
			geaendert: iso(changedAt),
		})),
	};
}
