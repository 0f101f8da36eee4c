import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { errorMessage } from '#shared/error-message.ts';
import { GERMAN_DATE, GERMAN_DAY } from '#shared/german-time.ts';
import { BACKUP_DAYS, COPIED_DAYS_KEPT } from '#shared/time-limits.ts';
import { countText } from './count-text.ts';
import { codeOf, openToRead, readValue } from './database.ts';
import { readState, replaceFile } from './state-file.ts';
import { type Deletion, forgotten } from './store/archive.ts';
import { DAY } from './times.ts';

/** What a copy holds: how many inquiries, and when the first and the last were received (ISO 8601). */
const contents = z.object({
	anzahl: z.int(),
	von: z.string().nullable(),
	bis: z.string().nullable(),
});
export type CopyContents = z.infer<typeof contents>;

/** What the daily back-up leaves in the data folder, for `status`, health and mail. */
const report = z.object({
	zeit: z.string(),
	/** What went wrong on this machine, a sentence; empty where nothing did. */
	fehler: z.string(),
	/** Why no copy reached the second machine, a sentence, and since when; null where one did, or none is meant to. */
	zweitkopie: z.object({ seit: z.string(), fehler: z.string() }).nullable().default(null),
	/** The zeichen that every copy knows as deleted on request: none of them could bring these back. */
	geloescht: z.array(z.string()).default([]),
	/** The sound ones, newest first. */
	kopien: z.array(contents.extend({ datei: z.string() })),
});
export type BackupReport = z.infer<typeof report>;

const reportIn = (dataDir: string) => join(dataDir, 'sicherung.json');

/** Returns null where nobody has set up copies, as at home; an unreadable report counts as one of long ago. */
export function readReport(dataDir: string): BackupReport | null {
	const longAgo = new Date(0).toISOString();
	const unreadable = { zeit: longAgo, fehler: '', zweitkopie: null, geloescht: [], kopien: [] };
	return readState(reportIn(dataDir), report, unreadable);
}

/** A copy is named after its time, so that names sort by age: `anfragen-2026-11-28-031405.sqlite`. */
const NAME = /^anfragen-(\d{4}-\d\d-\d\d)(-\d{6})?\.sqlite$/;

/** Returns the day of a copy, '' for any other file. */
function dayOf(name: string): string {
	return NAME.exec(name)?.[1] ?? '';
}

/**
 * Opens a copy of the database and looks whether it could be restored.
 * @throws with a sentence where it could not: no database, not of this program, damaged
 */
export function checkCopy(file: string): CopyContents {
	if (!existsSync(file)) throw new Error(`Die Datei ${file} gibt es nicht.`);
	try {
		using db = openToRead(file);
		if (readValue(db, 'PRAGMA integrity_check(1)') !== 'ok')
			throw new Error(`${file} ist beschädigt.`);
		if (!readValue(db, "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'anfrage'"))
			throw new Error(`${file} enthält keine Anfragen dieses Programms.`);
		// This program makes none; in a copy from elsewhere they would change what is stored later.
		if (readValue(db, "SELECT 1 FROM sqlite_schema WHERE type IN ('trigger', 'view')"))
			throw new Error(`${file} enthält Fremdes.`);
		const timeOf = (which: string) => {
			const time = readValue(db, `SELECT ${which}(received_at) FROM anfrage`);
			return time === null ? null : new Date(Number(time)).toISOString();
		};
		const anzahl = Number(readValue(db, 'SELECT count(*) FROM anfrage'));
		return { anzahl, von: timeOf('min'), bis: timeOf('max') };
	} catch (error) {
		// SQLite's own words are English: „file is not a database“.
		if (codeOf(error) === 0) throw error;
		throw new Error(`${file} ist keine Datenbank dieses Programms.`, { cause: error });
	}
}

/** `17 Anfragen, vom 02.06.2026 bis 28.11.2026` */
export function contentsText({ anzahl, von, bis }: CopyContents): string {
	if (!von || !bis) return countText(anzahl);
	const day = (iso: string) => GERMAN_DATE.format(Date.parse(iso));
	return `${countText(anzahl)}, vom ${day(von)} bis ${day(bis)}`;
}

/** Returns the newest of these copies, '' where there is none. */
export function newestCopyOf(files: string[], now: Date): string {
	return copiesOf(files, now).sort().at(-1) ?? '';
}

/** What is dated after tomorrow was made by a clock that was ahead: it would pass for the newest for as long. */
function copiesOf(files: string[], now: Date): string[] {
	return files.filter((name) => dayOf(name) !== '' && !isAhead(name, now));
}

function isAhead(name: string, now: Date): boolean {
	return dayOf(name) > GERMAN_DAY.format(now.getTime() + DAY);
}

/** Each run adds one copy. A clock that is wrong for one night takes no more than this. */
const MOST_DELETED = 2;

/**
 * Returns the copies to delete, at most MOST_DELETED, the oldest first. A copy goes where COPIED_DAYS_KEPT newer days
 * have a sound one, where it is nearly BACKUP_DAYS old, and where it is dated after tomorrow. The newest sound one
 * stays, however old, and so does whatever has no copy's name. All of one day stay together: one may be the way back from
 * a restoration.
 */
export function outdatedCopies(files: string[], soundFiles: string[], now: Date): string[] {
	const sound = copiesOf(soundFiles, now);
	const newest = newestCopyOf(sound, now);
	if (newest === '') return [];
	const days = [...new Set(sound.map(dayOf))].sort();
	const firstDay = days.at(-COPIED_DAYS_KEPT) ?? '';
	// Two days less: this runs once a day, and may be late.
	const oldest = GERMAN_DAY.format(now.getTime() - (BACKUP_DAYS - 2) * DAY);
	const isOld = (name: string) => name < newest && (dayOf(name) < firstDay || dayOf(name) < oldest);
	const old = copiesOf(files, now).filter(isOld);
	const ahead = files.filter((name) => isAhead(name, now));
	return [...old, ...ahead].sort().slice(0, MOST_DELETED);
}

/**
 * Ends a back-up: checks all copies in the folder, deletes those that are outdated, and writes the report.
 * @param failed `here`: faults on this machine. `there`: why no copy reached the second one; '' = one did; undefined =
 *   none was sent, the last report holds.
 */
export function keepCopies(
	folder: string,
	dataDir: string,
	now: Date,
	failed: { here: string; there?: string | undefined },
): BackupReport {
	const { sound, damaged } = checkCopies(folder);
	const soundNames = sound.map(({ datei }) => datei);
	const names = [...soundNames, ...damaged.map(({ datei }) => datei)];
	const outdated = outdatedCopies(names, soundNames, now);
	for (const name of [...outdated, ...unfinishedIn(folder)]) rmSync(join(folder, name));

	const isKept = ({ datei }: { datei: string }) => !outdated.includes(datei);
	const kept = sound.filter(isKept);
	const kopien = kept.filter(({ datei }) => !isAhead(datei, now));
	const faults = [failed.here, ...damaged.filter(isKept).map(({ fault }) => fault)];
	if (kopien.length === 0) faults.push(`In ${folder} liegt keine brauchbare Sicherung.`);
	const written = {
		zeit: now.toISOString(),
		fehler: faults.filter(Boolean).join(' '),
		zweitkopie: awayNow(dataDir, failed.there, now),
		geloescht: deletedInAll(kept.map(({ datei }) => join(folder, datei))),
		kopien,
	};
	// On a server root writes it, and the service has to read it.
	replaceFile(reportIn(dataDir), JSON.stringify(written), 0o644);
	return written;
}

/** Checks each copy in a folder; the newest stand first. */
function checkCopies(folder: string) {
	const sound: BackupReport['kopien'] = [];
	const damaged: { datei: string; fault: string }[] = [];
	for (const datei of copyNamesIn(folder).sort().reverse()) {
		try {
			sound.push({ datei, ...checkCopy(join(folder, datei)) });
		} catch (error) {
			damaged.push({ datei, fault: errorMessage(error) });
		}
	}
	return { sound, damaged };
}

function copyNamesIn(folder: string): string[] {
	return readdirSync(folder).filter((name) => NAME.test(name));
}

/** What a broken run left. */
function unfinishedIn(folder: string): string[] {
	return readdirSync(folder).filter((name) => name.endsWith('.neu'));
}

/** Returns why no copy reaches the second machine, and since when. @param there as in keepCopies */
function awayNow(
	dataDir: string,
	there: string | undefined,
	now: Date,
): BackupReport['zweitkopie'] {
	const before = readReport(dataDir)?.zweitkopie ?? null;
	if (there === undefined) return before;
	return there === '' ? null : { seit: before?.seit ?? now.toISOString(), fehler: there };
}

/** Returns the zeichen that each of these copies knows as deleted on request. */
function deletedInAll(copies: string[]): string[] {
	const deletedPerCopy = copies.map((copy) =>
		(deletedIn(copy) ?? []).map(({ zeichen }) => zeichen),
	);
	const [first = [], ...others] = deletedPerCopy;
	return first.filter((zeichen) => others.every((other) => other.includes(zeichen)));
}

/**
 * Returns what any copy in a folder knows as deleted on request, and the names of those that cannot be read. Only
 * the clock could say which copy is the newest, and that may have been wrong.
 */
export function deletedInAny(folder: string): { deleted: Deletion[]; unread: string[] } {
	const known = copyNamesIn(folder).map((name) => ({
		name,
		deletions: deletedIn(join(folder, name)),
	}));
	return {
		deleted: known.flatMap(({ deletions }) => deletions ?? []),
		unread: known.flatMap(({ name, deletions }) => (deletions ? [] : name)),
	};
}

/** Null where the copy is damaged. */
function deletedIn(copy: string): Deletion[] | null {
	try {
		using db = openToRead(copy);
		return forgotten(db);
	} catch {
		return null;
	}
}
