import { dateTime, GERMAN_DATE, GERMAN_DAY, GERMAN_MONTH } from '#shared/german-time.ts';
import { readReport } from './backups.ts';
import { countText } from './count-text.ts';
import type { Database } from './database.ts';
import type { Host } from './host.ts';
import type { Log } from './log.ts';
import type { MailWay } from './mail-way.ts';
import type { Memory } from './memory.ts';
import { receivedBetween } from './store/archive.ts';
import { createPauses, DAY, HOUR } from './times.ts';
import { readWatchReport } from './watch-report.ts';

type MonthDeps = {
	way: Pick<MailWay, 'send' | 'isToTry'>;
	memory: Memory;
	host: Host;
	log: Log;
	dataDir: string;
};

/** Where there are more inquiries, not every zeichen is named. */
const MOST_NAMED = 200;

/**
 * Returns a function that mails, on the first of a month or as soon after it as can be, what arrived in the last one:
 * a mail that is missing is a sign, too. It waits for a database that is closed; another mail tells of that. In the
 * month of the first start there is nothing to tell yet. That it is the first, the mail and docs/dienst.md say, too.
 */
export function createMonthMail(deps: MonthDeps): (db: Database | null) => Promise<void> {
	const { way, memory, host, log, dataDir } = deps;
	const pauses = createPauses(host);
	return async (db) => {
		const month = monthOf(host.now().getTime());
		const known = memory.get().month;
		if (!db || known === month || !way.isToTry() || !pauses.isToTry()) return;
		// Where the clock has been ahead, the month before is no news.
		if (known !== '' && known < month) {
			const { subject, sentences } = tellLastMonth(db, host.now().getTime(), dataDir);
			const result = await way.send({ kind: 'note', subject, sentences, anfragen: [] });
			pauses.noteTry(result.kind === 'sent');
			if (result.kind === 'refused') {
				log.warn({ grund: result.cause }, 'Die E-Mail zum Monat ging nicht hinaus');
				return;
			}
		}
		memory.change({ month });
	};
}

/** `2026-11`, in Germany. */
function monthOf(time: number): string {
	return GERMAN_DAY.format(time).slice(0, 7);
}

/** Counts what is stored now: what was deleted has left no count. */
function tellLastMonth(
	db: Database,
	now: number,
	dataDir: string,
): { subject: string; sentences: string[] } {
	const [from, to] = lastMonth(now);
	const zeichen = receivedBetween(db, from, to);
	const name = GERMAN_MONTH.format(from);
	const which = zeichen.length === 0 ? '' : `: ${zeichen.slice(0, MOST_NAMED).join(', ')}`;
	const more = zeichen.length > MOST_NAMED ? ' und weitere' : '';
	const verb = zeichen.length === 1 ? 'ist' : 'sind';
	const sentences = [
		`Im ${name} gekommen und noch gespeichert ${verb} ${countText(zeichen.length)}${which}${more}. ${missed(zeichen.length)}, sehen Sie bitte im Spamordner nach.`,
		copySentence(dataDir),
		certificateSentence(dataDir),
		'Diese E-Mail kommt an jedem Monatsersten. Bleibt sie aus, ist etwas nicht in Ordnung.',
	];
	return { subject: `${name}: ${countText(zeichen.length)}`, sentences: sentences.filter(Boolean) };
}

function missed(received: number): string {
	if (received === 0) return 'Haben Sie eine erwartet';
	return received === 1 ? 'Fehlt sie in Ihrem Postfach' : 'Fehlt eine davon in Ihrem Postfach';
}

/** When the last month began and ended in Germany, found by going back an hour at a time. */
function lastMonth(now: number): [from: number, to: number] {
	const to = startOfMonth(now);
	return [startOfMonth(to - DAY), to];
}

function startOfMonth(time: number): number {
	const month = monthOf(time);
	// Germany's offset is whole hours.
	let start = Math.floor(time / HOUR) * HOUR;
	while (monthOf(start - HOUR) === month) start -= HOUR;
	return start;
}

function copySentence(dataDir: string): string {
	const report = readReport(dataDir);
	if (!report) return '';
	const [newest] = report.kopien;
	if (!newest) return 'Eine brauchbare Sicherung gibt es nicht.';
	return `Die letzte Sicherung lief am ${dateTime(Date.parse(report.zeit))} Uhr; die neueste enthält ${countText(newest.anzahl)}.`;
}

function certificateSentence(dataDir: string): string {
	const until = readWatchReport(dataDir)?.zertifikatBis;
	return until ? `Das Zertifikat gilt bis zum ${GERMAN_DATE.format(Date.parse(until))}.` : '';
}
