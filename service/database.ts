import {
	chmodSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	statfsSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';

export type Database = DatabaseSync;

/** The file's name in the data folder. */
export const DATABASE_NAME = 'anfragen.sqlite';

/** The name of what the daily back-up leaves beside it (backups.ts). */
export const REPORT_NAME = 'sicherung.json';

/**
 * Opens the database of inquiries. Only the first start in a folder creates one. A damaged file is moved aside
 * unchanged, and is then as good as gone.
 * @returns null where there has been a database and now is none: a copy has to be restored
 */
export function openDatabase(file: string): Database | null {
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	const hasBeen = existsSync(markerOf(file)) || existsSync(join(dirname(file), REPORT_NAME));
	const isThere = existsSync(file);
	if (isThere ? isDamaged(file, hasBeen) : hasBeen) {
		setAside(file);
		writeMarker(file);
		return null;
	}
	const db = connect(file);
	writeMarker(file);
	makeShrinkable(db);
	return db;
}

/** Returns the file beside it that says that there has been a database. */
export function markerOf(file: string): string {
	return `${file}.angelegt`;
}

function writeMarker(file: string): void {
	const text = `In diesem Ordner liegt die Datenbank der Anfragen. Fehlt sie, nimmt der Dienst nichts an, bis eine Sicherung
wiederhergestellt ist. Gibt es keine: Wer diese Datei und ${REPORT_NAME} löscht, beginnt mit einer leeren Datenbank.
`;
	writeFileSync(markerOf(file), text, { mode: 0o600 });
}

/** Opens it without looking for damage, which takes long with a large file; creates what is not there. */
export function connect(file: string): Database {
	const isNew = !existsSync(file);
	// Other programs, such as the owner's commands, write for some milliseconds only.
	const db = new DatabaseSync(file, { timeout: 2_000 });
	// For the service's own user only: the file holds personal data. The WAL gets the same mode.
	chmodSync(file, 0o600);
	// Only before the first table; later it would wait for other writers, and change nothing.
	if (isNew) db.exec('PRAGMA auto_vacuum = INCREMENTAL');
	db.exec(`
		PRAGMA journal_mode = WAL;
		PRAGMA synchronous = FULL;
		PRAGMA secure_delete = ON;
	`);
	migrate(db);
	return db;
}

/** Opens a database, such as a copy, and changes nothing. */
export function openToRead(file: string): Database {
	return new DatabaseSync(file, { readOnly: true, timeout: 1_000 });
}

/** @param hasBeen an empty file is what a crash of the machine leaves of a database */
function isDamaged(file: string, hasBeen: boolean): boolean {
	if (hasBeen && statSync(file).size === 0) return true;
	try {
		// Read-only: closing a writable connection would copy the WAL into the damaged file.
		using db = openToRead(file);
		return db.prepare('PRAGMA quick_check(1)').get()?.quick_check !== 'ok';
	} catch (error) {
		if (!saysDamaged(error)) throw error;
		return true;
	}
}

const SET_ASIDE = '.beschaedigt-';

/** Moves the file and its companions: the newest inquiries may be in `-wal` alone, and a restored copy must not meet it. */
function setAside(file: string): void {
	const movedTo = asidePath(file);
	for (const ending of ['', '-wal', '-shm']) {
		if (existsSync(file + ending)) renameSync(file + ending, movedTo + ending);
	}
}

/** Returns where a damaged file is moved to now; by this name setAsideFiles knows it, and its age. */
export function asidePath(file: string): string {
	return file + SET_ASIDE + stampOf(new Date());
}

function stampOf(time: Date): string {
	return time.toISOString().replace(/[-:.]/g, '');
}

/** Returns the paths of damaged databases in the data folder, or of those set aside before a time. */
export function setAsideFiles(folder: string, before?: Date): string[] {
	const names = readdirSync(folder).filter((name) => name.includes(SET_ASIDE));
	const end = before && `${DATABASE_NAME}${SET_ASIDE}${stampOf(before)}`;
	const chosen = end === undefined ? names : names.filter((name) => name < end);
	return chosen.sort().map((name) => join(folder, name));
}

/**
 * Applies each migrations/NNN.sql that is newer than the database, in a transaction of its own.
 * An older program can use the database of a newer one as it is.
 */
function migrate(db: Database): void {
	const version = () => Number(db.prepare('PRAGMA user_version').get()?.user_version);
	for (const name of readdirSync(MIGRATIONS).sort()) {
		const number = Number.parseInt(name, 10);
		if (number <= version()) continue;
		inTransaction(db, () => {
			// Another process may have applied it since.
			if (number <= version()) return;
			db.exec(readFileSync(new URL(name, MIGRATIONS), 'utf8'));
			db.exec(`PRAGMA user_version = ${number}`);
		});
	}
}

const MIGRATIONS = new URL('migrations/', import.meta.url);

/** A database of the first release cannot give back room; it is written anew once, where there is room for that. */
function makeShrinkable(db: Database): void {
	const pragma = (name: string) =>
		Number(Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0]);
	const size = pragma('page_count') * pragma('page_size');
	if (pragma('auto_vacuum') === 2 || freeBytes(folderOf(db)) < 3 * size) return;
	db.exec('PRAGMA auto_vacuum = INCREMENTAL; VACUUM');
}

/**
 * Gives the room of deleted inquiries back to the disk, some of it at a time, and empties the write-ahead log:
 * deleted text must not stay there. While another program reads, the log stays until the next round of the hour.
 */
export async function giveBackRoom(db: Database): Promise<void> {
	const freePages = () => Number(db.prepare('PRAGMA freelist_count').get()?.freelist_count);
	for (let before = Number.POSITIVE_INFINITY; freePages() < before && freePages() > 0; ) {
		before = freePages();
		db.exec('PRAGMA incremental_vacuum(500)');
		await turn();
	}
	db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** The data folder of an open database. */
export function folderOf(db: Database): string {
	return dirname(fileOf(db));
}

export function fileOf(db: Database): string {
	return db.location() ?? '';
}

export function isGone(db: Database): boolean {
	return !existsSync(fileOf(db));
}

/** With less, nothing is accepted: it is left for deliveries and the rest of the machine. */
export const REFUSED_BELOW_BYTES = 20_000_000;

export function isFull(folder: string): boolean {
	return freeBytes(folder) < REFUSED_BELOW_BYTES;
}

/** Returns the free bytes of the disk that a folder is on. */
export function freeBytes(folder: string): number {
	const { bavail, bsize } = statfsSync(folder);
	return bavail * bsize;
}

/** Runs `change` in one transaction. @throws the SQLite error, with nothing changed */
export function inTransaction<T>(db: Database, change: () => T): T {
	db.exec('BEGIN IMMEDIATE');
	try {
		const result = change();
		db.exec('COMMIT');
		return result;
	} catch (error) {
		// After some errors (disk full, I/O) SQLite has rolled back by itself.
		if (db.isTransaction) db.exec('ROLLBACK');
		throw error;
	}
}

/**
 * Tells whether an error of node:sqlite means that the file is no sound database.
 * @see https://www.sqlite.org/rescode.html
 */
export function saysDamaged(error: unknown): boolean {
	if (!(error instanceof Error) || !('errcode' in error)) return false;
	// The low byte is the primary code: CORRUPT, NOTADB.
	return [11, 26].includes(Number(error.errcode) & 0xff);
}
