import { dateTime, GERMAN_DATE } from '#shared/german-time.ts';
import { BACKUP_DAYS } from '#shared/time-limits.ts';
import { readReport } from './backups.ts';
import type { Config } from './config.ts';
import { DATABASE_NAME, type Database, filesSetAside } from './database.ts';
import { type Host, REFUSED_BELOW_BYTES } from './host.ts';
import { kindOfError } from './log.ts';
import type { Memory } from './memory.ts';
import { limitText, type Problem } from './problem.ts';
import { soonDeletedUnread } from './store/archive.ts';
import { failedZeichen, isLimitReached, waitsLonger } from './store/queue.ts';
import { DAY, HOUR, isOver } from './times.ts';
import { problemsOfWatch } from './watch-report.ts';

/** What finding problems needs. */
export type Watched = Pick<Config, 'retentionDays' | 'ownerCommand' | 'dataDir' | 'mailLimit'> & {
	db: Database | null;
	/** Why there is no database, or what keeps it closed. */
	closed: Problem | null;
	memory: Pick<Memory, 'get'>;
	host: Host;
	/** Without a mail server waiting is no fault. */
	isMailOn: boolean;
	/** That the clock has moved (watch-clock.ts). */
	clock: Problem | null;
};

/** Where there are more inquiries, not every zeichen is named. */
const MOST_NAMED = 20;

/**
 * Finds what keeps inquiries from being taken, kept or read, for health, log, `status` and mail alike. Quick, however
 * many inquiries are stored.
 */
export function findProblems(watched: Watched): Problem[] {
	const { db, closed, dataDir, memory, host } = watched;
	const now = host.now().getTime();
	const { refused, mail } = memory.get();
	const found: (Problem | null | false)[] = [
		closed,
		refused && {
			key: 'refused',
			urgency: 'closed',
			sentence: `Die Datenbank nimmt seit ${dateTime(refused.since)} Uhr nichts mehr an (${refused.cause}): Das Formular weist Anfragen ab. Ist der Server neu zu starten, tun Sie das; sonst sagt mehr: sudo journalctl -u werkplan -n 30`,
		},
		...(db ? problemsOfInquiries(db, watched, now) : []),
		watched.isMailOn &&
			mail &&
			isOver(mail.since, TOO_LONG_MS, now) && {
				key: 'mail',
				urgency: 'fault',
				sentence: `Seit ${dateTime(mail.since)} Uhr geht keine E-Mail hinaus: ${mail.cause}. Anfragen warten und kommen von selbst, sobald es wieder geht. Neu eingeben (auf dem Server): sudo werkplan mail`,
			},
		...problemsOfFolder(dataDir, host, now),
		watched.clock,
	];
	return found.filter((problem) => problem !== null && problem !== false);
}

/** All that the owner is told: what the service finds itself, and what the watch found from outside. */
export function allProblems(watched: Watched): Problem[] {
	return [...findProblems(watched), ...problemsOfWatch(watched.dataDir, watched.host.now())];
}

/** Of the data folder, whatever it is: it may be gone, a file, or somebody else's. */
function problemsOfFolder(dataDir: string, host: Host, now: number): (Problem | null)[] {
	try {
		return [
			spaceProblem(host.freeBytes(dataDir)),
			copyProblem(dataDir, now),
			secondMachineProblem(dataDir, now),
			setAsideProblem(dataDir),
		];
	} catch (error) {
		const sentence = `Der Ordner ${dataDir} lässt sich nicht lesen (${kindOfError(error)}): Das Formular nimmt nichts an. Bitte DATA_DIR und die Rechte des Ordners prüfen.`;
		return [{ key: 'folder', urgency: 'closed', sentence }];
	}
}

function* problemsOfInquiries(
	db: Database,
	{ isMailOn, retentionDays, ownerCommand, mailLimit }: Watched,
	now: number,
): Generator<Problem> {
	const failed = failedZeichen(db, MOST_NAMED);
	if (failed.length > 0) {
		yield {
			key: 'failed',
			urgency: 'fault',
			sentence: `Nicht zustellbar: ${joined(failed)}. Lesen: ${ownerCommand} show NUMMER. Noch einmal senden: ${ownerCommand} retry`,
		};
	}
	if (isMailOn && waitsLonger(db, TOO_LONG_MS, now)) {
		const why = isLimitReached(db, mailLimit, new Date(now))
			? `${limitText(mailLimit)}. Sie kommen nach und nach; gleich lesen: ${ownerCommand} list`
			: `Warum: ${ownerCommand} status`;
		yield {
			key: 'late',
			urgency: 'fault',
			sentence: `Anfragen warten zu lange auf den Versand. ${why}`,
		};
	}
	const unread = soonDeletedUnread(db, now, retentionDays, MOST_NAMED, 'all');
	const [first] = unread;
	if (first) {
		const which = joined(unread.map(({ zeichen }) => zeichen));
		// It may have been kept too long already: by a server that was off, or with a longer `aufbewahrung`.
		const deletedAt = first.receivedAt + retentionDays * DAY;
		const day = deletedAt > now && GERMAN_DATE.format(deletedAt);
		const sentence =
			unread.length === 1
				? `Diese Anfrage haben Sie noch nicht ganz gelesen; ${day ? `am ${day}` : 'in den nächsten Stunden'} wird sie gelöscht: ${which}.`
				: `Diese Anfragen haben Sie noch nicht ganz gelesen; ab ${day ? `dem ${day}` : 'jetzt'} werden sie gelöscht: ${which}.`;
		yield {
			key: 'unread',
			urgency: 'unread',
			sentence: `${sentence} Lesen: ${ownerCommand} show NUMMER`,
		};
	}
}

function joined(zeichen: string[]): string {
	return `${zeichen.join(', ')}${zeichen.length === MOST_NAMED ? ' und vielleicht weitere' : ''}`;
}

/** @param free bytes of the disk */
export function spaceProblem(free: number): Problem | null {
	const left = `Auf der Platte sind nur noch ${Math.floor(free / 1e6)} MB frei`;
	if (free < REFUSED_BELOW_BYTES)
		return {
			key: 'full',
			urgency: 'closed',
			sentence: `${left}: Das Formular nimmt keine Anfragen an. Bitte machen Sie Platz.`,
		};
	if (free < LOW_BELOW_BYTES)
		return {
			key: 'disk',
			urgency: 'hint',
			sentence: `${left}; unter ${REFUSED_BELOW_BYTES / 1e6} MB nimmt das Formular keine Anfragen mehr an. Bitte machen Sie Platz.`,
		};
	return null;
}

/** The sentence says it in words. */
const COPY_MAY_BE_OLD_MS = 2 * DAY;

function copyProblem(dataDir: string, now: number): Problem | null {
	const report = readReport(dataDir);
	if (!report) return null;
	if (isOver(Date.parse(report.zeit), COPY_MAY_BE_OLD_MS, now))
		return {
			key: 'copy',
			urgency: 'fault',
			sentence:
				'Seit mehr als zwei Tagen gab es keine Sicherung; den Grund nennt: sudo journalctl -u werkplan-sicherung',
		};
	return report.fehler === ''
		? null
		: {
				key: 'copy',
				urgency: 'fault',
				sentence: `Die letzte Sicherung ist nicht gelungen: ${report.fehler}`,
			};
}

/**
 * How long no mail goes out, or an inquiry waits for its own, before the owner is told. Longer than MARKED_EVERY_MS
 * (store/queue.ts): marked inquiries wait that long as a rule.
 */
const TOO_LONG_MS = 3 * HOUR;

/** The owner is told where less is free on the disk; host.ts says where nothing is accepted any more. */
const LOW_BELOW_BYTES = 500_000_000;

/** Holidays of a machine at home are no trouble, and what is stored here is not in danger. */
const SECOND_MACHINE_MAY_REST_MS = 3 * DAY;

/** The second machine has been away for days. */
function secondMachineProblem(dataDir: string, now: number): Problem | null {
	const away = readReport(dataDir)?.zweitkopie;
	if (!away || !isOver(Date.parse(away.seit), SECOND_MACHINE_MAY_REST_MS, now)) return null;
	return {
		key: 'second-machine',
		urgency: 'hint',
		sentence: `Seit ${GERMAN_DATE.format(Date.parse(away.seit))} gelangt keine Sicherung mehr auf den zweiten Rechner: ${away.fehler}`,
	};
}

function setAsideProblem(dataDir: string): Problem | null {
	const files = filesSetAside(dataDir);
	if (files.length === 0) return null;
	return {
		key: 'aside',
		urgency: 'fault',
		sentence: `Eine Datenbank war beschädigt oder wurde im laufenden Betrieb entfernt und liegt jetzt beiseite, mit ihr vielleicht Anfragen, die Sie nicht kennen: ${files.join(', ')}. Retten, was lesbar ist: sudo apt install sqlite3, dann sudo sqlite3 "${files[0]}" .recover. Danach bitte diese Dateien löschen; der Dienst löscht sie nach ${BACKUP_DAYS} Tagen selbst.`,
	};
}

/** Where there was a database and now is none. */
export function goneSentence(dataDir: string): string {
	return `In ${dataDir} fehlt die Datenbank der Anfragen (entfernt, oder als beschädigt beiseitegelegt). Das Formular nimmt nichts an, bis eine Sicherung wiederhergestellt ist (auf dem Server: sudo werkplan wiederherstellen). Gibt es keine: Dateien wegnehmen, deren Name mit ${DATABASE_NAME} beginnt, und zu Hause neu starten, auf dem Server sudo /opt/werkplan/current/installieren.sh; dann beginnt eine leere.`;
}
