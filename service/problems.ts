import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { NOTICE_DAYS } from '#shared/periods.ts';
import { OWNER_COMMAND } from './config.ts';
import { type Database, setAsideFiles, storageFault } from './database.ts';
import { failedIds, isLate, unreadIds } from './store.ts';
import { DAY } from './times.ts';

/** Something that the owner has to see to. */
export type Problem = {
	/** For log, `status` and mail; holds no personal data. */
	sentence: string;
	/** For monitors, who may be anybody; none where the service does what it should. */
	fault?: string;
	/** What the owner is told by mail, once each; without it, not by mail. */
	tell?: string[];
};

/**
 * Finds what is wrong now, for health, log, `status` and the mail to the owner alike. Quick, however
 * many inquiries are stored.
 * @param delivers whether a mail server is set: without one, waiting is no fault
 */
export function findProblems(
	db: Database,
	now: Date,
	retentionDays: number,
	delivers: boolean,
): Problem[] {
	const problems: Problem[] = [];
	const storage = storageFault(db);
	if (storage) problems.push({ sentence: STORAGE[storage], fault: STORAGE[storage] });

	const copy = copyFault(dirname(db.location() ?? ''), now);
	if (copy) problems.push({ sentence: copy, fault: 'Die Sicherung ist nicht in Ordnung.' });

	const setAside = setAsideFiles(db);
	if (setAside.length > 0) {
		problems.push({
			sentence: `Eine Datenbank war beschädigt und liegt jetzt beiseite, mit ihr vielleicht Anfragen, die Sie nicht kennen: ${setAside.join(', ')}. Retten, was lesbar ist: sqlite3 "${setAside[0]}" .recover. Danach bitte diese Dateien löschen; bis dahin erinnert der Dienst daran, nach ${retentionDays} Tagen löscht er sie selbst.`,
			fault: 'Eine beschädigte Datenbank liegt beiseite.',
			tell: setAside.map((path) => basename(path)),
		});
	}

	const failed = failedIds(db);
	if (failed.length > 0) {
		problems.push({
			sentence: `Nicht zustellbar: ${numbered(failed)}. Lesen: ${OWNER_COMMAND} show NUMMER. Noch einmal senden: ${OWNER_COMMAND} retry`,
			fault: NOT_REACHED,
			tell: failed.map((id) => `failed ${id}`),
		});
	}
	if (delivers && isLate(db, now)) {
		problems.push({
			sentence: `Anfragen warten zu lange auf den Versand. Warum: ${OWNER_COMMAND} status`,
			fault: NOT_REACHED,
		});
	}

	const unread = unreadIds(db, now, retentionDays);
	if (unread.length > 0) {
		problems.push({
			sentence: `Noch nicht ganz gelesen und in höchstens ${NOTICE_DAYS} Tagen gelöscht: ${numbered(unread)}. Lesen: ${OWNER_COMMAND} show NUMMER`,
			tell: unread.map((id) => `unread ${id}`),
		});
	}
	return problems;
}

const numbered = (ids: number[]) =>
	`${ids.length === 1 ? 'Anfrage' : 'Anfragen'} Nr. ${ids.join(', ')}`;

const STORAGE = {
	full: 'Die Platte ist voll. Bis 200 MB frei sind, nimmt das Formular keine Anfragen an.',
	gone: 'Die Datei der Datenbank ist verschwunden.',
};
const NOT_REACHED = 'Anfragen erreichen den Inhaber nicht.';

/**
 * Returns what is wrong with the daily copy. deploy/sicherung.sh writes a file after each run: empty, or
 * what went wrong. Without the file nobody has set up copies here, as at home.
 */
function copyFault(dataDir: string, now: Date): string | null {
	const file = join(dataDir, 'sicherung.txt');
	const written = statSync(file, { throwIfNoEntry: false });
	if (!written) return null;
	if (now.getTime() - written.mtimeMs > 2 * DAY)
		return 'Seit mehr als zwei Tagen gab es keine Sicherung; den Grund nennt: journalctl -u werkplan-sicherung';
	const report = readFileSync(file, 'utf8').trim();
	return report && `Die letzte Sicherung ist nicht gelungen: ${report}`;
}
