import { basename } from 'node:path';
import { z } from 'zod';
import { aufbewahrungstage } from '#shared/aufbewahrung.ts';
import { leftovers } from '../db/leftovers.ts';
import { expiringUnread } from '../outbox/retention.ts';
import { isHealthy, type OutboxStatus, outboxStatus } from '../outbox/status.ts';
import { iso } from './as-json.ts';
import { type Context, EXIT, type Exit, type OwnerCommand } from './command.ts';
import { dateTime } from './date-time.ts';

/** `status`: how many wait, since when and why. */
export const status: OwnerCommand = {
	name: 'status',
	summary: 'Was wartet, scheitert oder bald gelöscht wird (Exit 1, wenn etwas klemmt)',
	options: ['json'],
	run: runStatus,
};

function runStatus({ db, options, now, out, env }: Context): Exit {
	const mail = !!env.SMTP_URL;
	const tage = aufbewahrungstage(env);
	const report = {
		...outboxStatus(db),
		healthy: isHealthy(db, now(), mail),
		reasons: z.array(reasonRow).parse(db.prepare(REASONS).all()),
		expiring: expiringUnread(db, now(), tage),
		leftovers: leftovers(db).map(({ path, bytes, changedAt }) => ({
			datei: basename(path),
			bytes,
			loeschung: changedAt + tage * DAY,
		})),
	};
	if (options.json) out(JSON.stringify(asJson(report), null, '\t'));
	else out([`Daten:        ${db.location()}`, ...inWords(report, mail)].join('\n'));
	return report.healthy ? EXIT.ok : EXIT.notFoundOrFailed;
}

const DAY = 24 * 60 * 60 * 1000;

type Report = OutboxStatus & {
	healthy: boolean;
	reasons: z.infer<typeof reasonRow>[];
	expiring: number[];
	leftovers: { datei: string; bytes: number; loeschung: number }[];
};

const reasonRow = z.object({ grund: z.string(), anzahl: z.int() });

const REASONS = `
	SELECT last_error AS grund, count(*) AS anzahl FROM outbox
	WHERE status <> 'sent' AND last_error IS NOT NULL
	GROUP BY last_error ORDER BY count(*) DESC LIMIT 5
`;

function inWords(report: Report, mail: boolean): string[] {
	const { waiting, failed, oldestWaitingSince, nextAttemptAt, expiring } = report;
	const since = oldestWaitingSince && `, die älteste seit ${dateTime(oldestWaitingSince)}`;
	return [
		`Anfragen:     ${report.total}`,
		`Warten:       ${waiting}${since ?? ''}`,
		mail && nextAttemptAt !== null && `Als Nächstes: ${dateTime(nextAttemptAt)}`,
		`Gescheitert:  ${failed}`,
		...report.reasons.map(({ grund, anzahl }) => `Grund:        ${grund} (${anzahl}-mal)`),
		expiring.length > 0 &&
			`Ungelesen:    Nr. ${expiring.join(', ')} – in höchstens 14 Tagen gelöscht; lesen mit: npm run anfragen -- show NUMMER`,
		...report.leftovers.map(
			({ datei, bytes, loeschung }) =>
				`Rest:         ${datei}, ${Math.ceil(bytes / 1e6)} MB, wird gelöscht am ${dateTime(loeschung)}`,
		),
		waiting > 0 &&
			!mail &&
			'Hinweis:      SMTP_URL ist hier nicht gesetzt; ohne Mailserver wird nichts zugestellt.',
		failed > 0 && 'Erneut versuchen: npm run anfragen -- retry',
	].filter((line) => line !== false);
}

function asJson(report: Report) {
	return {
		inOrdnung: report.healthy,
		anfragen: report.total,
		warten: report.waiting,
		wartenSeit: iso(report.oldestWaitingSince),
		naechsterVersuch: iso(report.nextAttemptAt),
		gescheitert: report.failed,
		gruende: report.reasons,
		ungelesenBaldGeloescht: report.expiring,
		reste: report.leftovers.map((rest) => ({ ...rest, loeschung: iso(rest.loeschung) })),
	};
}
