import { basename, dirname } from 'node:path';
import { NOTICE_DAYS } from '#shared/periods.ts';
import { OWNER_COMMAND } from './config.ts';
import { copyFault } from './copy-fault.ts';
import { type Database, setAsideFiles, storageFault } from './database.ts';
import { failedIds, isLate, unreadIds } from './store.ts';

/** Something that the owner has to see to. */
export type Problem = {
	/** For log, `status` and mail; holds no personal data. */
	sentence: string;
	/** For monitors, who may be anybody; none where the service does what it should. */
	fault?: string;
	/** What the owner is told by mail, once each; empty = not by mail. */
	tell: string[];
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
	if (storage !== null) problems.push({ ...STORAGE[storage], tell: [] });

	const copy = copyFault(dirname(db.location() ?? ''), now);
	if (copy) problems.push({ sentence: copy, fault: 'Die Sicherung fehlt.', tell: [] });

	const setAside = setAsideFiles(db).map(({ path }) => path);
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
			sentence: `Nicht zustellbar: Anfrage Nr. ${failed.join(', ')}. Lesen: ${OWNER_COMMAND} show NUMMER. Noch einmal senden: ${OWNER_COMMAND} retry`,
			fault: NOT_REACHED,
			tell: failed.map((id) => `failed ${id}`),
		});
	}
	if (delivers && isLate(db, now)) {
		problems.push({
			sentence: `Anfragen warten zu lange auf ihre E-Mail. Warum: ${OWNER_COMMAND} status`,
			fault: NOT_REACHED,
			tell: [],
		});
	}

	const unread = unreadIds(db, now, retentionDays);
	if (unread.length > 0) {
		problems.push({
			sentence: `Noch nicht ganz gelesen und in höchstens ${NOTICE_DAYS} Tagen gelöscht: Anfrage Nr. ${unread.join(', ')}. Lesen: ${OWNER_COMMAND} show NUMMER`,
			tell: unread.map((id) => `unread ${id}`),
		});
	}
	return problems;
}

const NOT_REACHED = 'Anfragen erreichen den Inhaber nicht.';

const STORAGE = {
	full: {
		sentence: 'Weniger als 200 MB frei: Das Formular nimmt keine Anfragen an, bis Platz ist.',
		fault: 'Die Platte ist voll.',
	},
	gone: {
		sentence: 'Die Datei der Datenbank ist verschwunden.',
		fault: 'Die Datenbank ist verschwunden.',
	},
};
