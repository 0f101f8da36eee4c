import { GERMAN_DATE } from '#shared/german-time.ts';
import { BACKUP_DAYS, NOTICE_DAYS } from '#shared/periods.ts';
import { readReport } from './backups.ts';
import type { Config } from './config.ts';
import {
	DATABASE_NAME,
	type Database,
	folderOf,
	freeBytes,
	markerOf,
	REFUSED_BELOW_BYTES,
	REPORT_NAME,
	setAsideFiles,
} from './database.ts';
import { unreadIds } from './store/archive.ts';
import { failedIds, isLate } from './store/queue.ts';
import { DAY } from './times.ts';

/** Something that the owner has to see to. */
export type Problem = {
	/** For log, `status` and mail; holds no personal data. */
	sentence: string;
	/** Keeps inquiries from being taken, kept or read: health says so. */
	isFault: boolean;
	/** `daily`: while it lasts; `once`: for each inquiry, with its text (tell-owner.ts). */
	mail: 'daily' | 'once';
};

/** What finding problems needs. */
export type Watched = Pick<Config, 'retentionDays' | 'ownerCommand'> & {
	db: Database;
	now: () => Date;
	/** `null` = no mail server is set: then waiting is no fault. */
	send: unknown;
};

/** Of more inquiries, the numbers are not all named. */
const MOST_NAMED = 20;

/** Finds what is wrong now, for health, log, `status` and mail alike. Quick, however many inquiries are stored. */
export function findProblems({ db, now, send, retentionDays, ownerCommand }: Watched): Problem[] {
	const problems = problemsOfFolder(folderOf(db), now());
	const daily = (sentence: string) => problems.push({ sentence, isFault: true, mail: 'daily' });

	const failed = failedIds(db, MOST_NAMED);
	if (failed.length > 0) {
		daily(
			`Nicht zustellbar: ${numbered(failed)}. Lesen: ${ownerCommand} show NUMMER. Noch einmal senden: ${ownerCommand} retry`,
		);
	}
	if (send && isLate(db, now())) {
		daily(`Anfragen warten zu lange auf den Versand. Warum: ${ownerCommand} status`);
	}
	const unread = unreadIds(db, now(), retentionDays, MOST_NAMED);
	if (unread.length > 0) {
		const sentence = `Noch nicht ganz gelesen und in höchstens ${NOTICE_DAYS} Tagen gelöscht: ${numbered(unread)}. Lesen: ${ownerCommand} show NUMMER`;
		problems.push({ sentence, isFault: false, mail: 'once' });
	}
	return problems;
}

function numbered(ids: number[]): string {
	const more = ids.length === MOST_NAMED ? ' und vielleicht weitere' : '';
	return `${ids.length === 1 ? 'Anfrage' : 'Anfragen'} Nr. ${ids.join(', ')}${more}`;
}

/** Of the disk, the copies, and databases set aside: what is asked without a database. */
export function problemsOfFolder(dataDir: string, now: Date): Problem[] {
	const daily = (sentence: string | null, isFault: boolean): Problem[] =>
		sentence === null ? [] : [{ sentence, isFault, mail: 'daily' }];
	return [
		...daily(spaceFault(freeBytes(dataDir)), true),
		...daily(copyFault(dataDir, now), true),
		...daily(secondMachineFault(dataDir, now), false),
		...daily(setAsideFault(dataDir), true),
	];
}

/** With less free room the owner is told. */
const LOW_BELOW_BYTES = 500_000_000;

/** @param free bytes of the disk */
export function spaceFault(free: number): string | null {
	const left = `Auf der Platte sind nur noch ${Math.floor(free / 1e6)} MB frei`;
	if (free < REFUSED_BELOW_BYTES)
		return `${left}: Das Formular nimmt keine Anfragen an. Bitte machen Sie Platz.`;
	if (free < LOW_BELOW_BYTES)
		return `${left}; unter ${REFUSED_BELOW_BYTES / 1e6} MB nimmt das Formular keine Anfragen mehr an. Bitte machen Sie Platz.`;
	return null;
}

function copyFault(dataDir: string, now: Date): string | null {
	const report = readReport(dataDir);
	if (!report) return null;
	if (now.getTime() - Date.parse(report.zeit) > 2 * DAY)
		return 'Seit mehr als zwei Tagen gab es keine Sicherung; den Grund nennt: journalctl -u werkplan-sicherung';
	return report.fehler === '' ? null : `Die letzte Sicherung ist nicht gelungen: ${report.fehler}`;
}

/** Holidays of a machine at home are no trouble, and what is stored here is not in danger. */
const SECOND_MACHINE_MAY_REST_MS = 3 * DAY;

/** The second machine has been away for days. */
function secondMachineFault(dataDir: string, now: Date): string | null {
	const away = readReport(dataDir)?.zweitkopie;
	if (!away || now.getTime() - Date.parse(away.seit) < SECOND_MACHINE_MAY_REST_MS) return null;
	return `Seit ${GERMAN_DATE.format(Date.parse(away.seit))} gelangt keine Sicherung mehr auf den zweiten Rechner: ${away.fehler}`;
}

function setAsideFault(dataDir: string): string | null {
	const files = setAsideFiles(dataDir);
	if (files.length === 0) return null;
	return `Eine Datenbank war beschädigt und liegt jetzt beiseite, mit ihr vielleicht Anfragen, die Sie nicht kennen: ${files.join(', ')}. Retten, was lesbar ist: sqlite3 "${files[0]}" .recover. Danach bitte diese Dateien löschen; der Dienst löscht sie nach ${BACKUP_DAYS} Tagen selbst.`;
}

/** Where there was a database and now is none. */
export function goneSentence(dataDir: string): string {
	return `In ${dataDir} fehlt die Datenbank der Anfragen (entfernt, oder als beschädigt beiseitegelegt). Das Formular nimmt nichts an, bis eine Sicherung wiederhergestellt ist (auf dem Server: sudo werkplan wiederherstellen). Gibt es keine: unbrauchbare Sicherungen weglegen, ${markerOf(DATABASE_NAME)} und ${REPORT_NAME} dort löschen und den Dienst neu starten, dann beginnt er eine leere.`;
}
