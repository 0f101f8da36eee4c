import { z } from 'zod';
import { outboxStatus } from '../outbox/status.ts';
import { type Command, type Context, EXIT, type Exit } from './command.ts';
import { dateTime } from './date-time.ts';
import type { Folder } from './folders.ts';

/** `status`: how many wait, since when and why. */
export const status: Command = {
	usage: 'status [--json]',
	summary: 'Wie viele Anfragen warten, seit wann und warum (Exit 1, wenn etwas klemmt)',
	options: ['json'],
	args: [0, 0],
	run: runStatus,
};

function runStatus({ folders, options, now, out, mailConfigured }: Context): Exit {
	const reports = folders.map((folder) => ({ folder, ...read(folder, now()) }));
	if (options.json) {
		out(JSON.stringify(reports.map(asJson), null, '\t'));
	} else {
		out(reports.map((report) => inWords(report, mailConfigured)).join('\n\n'));
	}
	const stuck = reports.some((report) => report.failed > 0 || report.overdue);
	return stuck ? EXIT.notFoundOrFailed : EXIT.ok;
}

type Report = ReturnType<typeof read> & { folder: Folder };

function read({ db }: Folder, now: Date) {
	const total = db.prepare('SELECT count(*) AS total FROM anfrage').get();
	return {
		...outboxStatus(db, now),
		...z.object({ total: z.int() }).parse(total),
		reasons: z.array(reasonRow).parse(db.prepare(REASONS).all()),
	};
}

const reasonRow = z.object({ reason: z.string(), count: z.int() });

const REASONS = `
	SELECT last_error AS reason, count(*) AS count FROM outbox
	WHERE status <> 'sent' AND last_error IS NOT NULL
	GROUP BY last_error ORDER BY count(*) DESC LIMIT 5
`;

function inWords(report: Report, mailConfigured: boolean): string {
	const { waiting, failed, oldestWaitingSince, nextAttemptAt } = report;
	const lines = [
		`Daten:        ${report.folder.path}`,
		`Anfragen:     ${report.total}`,
		`Warten:       ${waiting}${oldestWaitingSince === null ? '' : `, die älteste seit ${dateTime(oldestWaitingSince)}`}`,
	];
	if (nextAttemptAt !== null) lines.push(`Als Nächstes: ${dateTime(nextAttemptAt)}`);
	lines.push(`Gescheitert:  ${failed}`);
	for (const { reason, count } of report.reasons)
		lines.push(`Grund:        ${reason} (${count}-mal)`);
	if (waiting > 0 && !mailConfigured) {
		lines.push(
			'Hinweis:      SMTP_URL ist hier nicht gesetzt; ohne Mailserver wird nichts zugestellt.',
		);
	}
	if (failed > 0) lines.push('Erneut versuchen: npm run anfragen -- retry');
	return lines.join('\n');
}

function asJson(report: Report) {
	const { waiting, failed, oldestWaitingSince, nextAttemptAt } = report;
	return {
		ordner: report.folder.path,
		anfragen: report.total,
		warten: waiting,
		wartenSeit: iso(oldestWaitingSince),
		naechsterVersuch: iso(nextAttemptAt),
		ueberfaellig: report.overdue,
		gescheitert: failed,
		gruende: report.reasons.map(({ reason, count }) => ({ grund: reason, anzahl: count })),
	};
}

function iso(milliseconds: number | null): string | null {
	return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
