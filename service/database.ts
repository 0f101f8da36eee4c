import {
	chmodSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	statfsSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type Database = DatabaseSync;

const MIGRATIONS = new URL('migrations/', import.meta.url);
/** With less free space nothing is accepted: it is left for deliveries, copies and the rest of the machine. */
const KEEP_FREE_BYTES = 200_000_000;

/**
 * Opens the database of inquiries and creates folder, file and tables as needed. Moves a damaged file
 * aside unchanged and begins a new one.
 */
export function openDatabase(file: string): Database {
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	if (existsSync(file) && isDamaged(file)) setAside(file);
	return connect(file);
}

/** Opens it without looking for damage, which takes long with a large file. */
export function connect(file: string): Database {
	// Other programs, such as the owner's commands, write for some milliseconds only.
	const db = new DatabaseSync(file, { timeout: 2_000 });
	// For the service's own user only: the file holds personal data. The WAL gets the same mode.
	chmodSync(file, 0o600);
	db.exec(`
		PRAGMA journal_mode = WAL;
		PRAGMA synchronous = FULL;
		PRAGMA secure_delete = ON;
	`);
	migrate(db);
	return db;
}

function isDamaged(file: string): boolean {
	try {
		// Read-only: closing a writable connection would copy the WAL into the damaged file.
		using db = new DatabaseSync(file, { readOnly: true, timeout: 1_000 });
		return db.prepare('PRAGMA quick_check(1)').get()?.quick_check !== 'ok';
	} catch (error) {
		if (!saysDamaged(error)) throw error;
		return true;
	}
}

/** Moves the file and its companions; the newest inquiries may be only in `-wal`. */
function setAside(file: string): void {
	const movedTo = `${file}${SET_ASIDE}${new Date().toISOString().replace(/[-:.]/g, '')}`;
	for (const ending of ['', '-wal', '-shm']) {
		if (existsSync(file + ending)) renameSync(file + ending, movedTo + ending);
	}
}

const SET_ASIDE = '.beschaedigt-';

/** Returns the paths of damaged databases beside this one. */
export function setAsideFiles(db: Database): string[] {
	const folder = dirname(db.location() ?? '');
	const names = readdirSync(folder).filter((name) => name.includes(SET_ASIDE));
	return names.sort().map((name) => join(folder, name));
}

/**
 * Applies each migrations/NNN.sql that is newer than the database, in a transaction of its own.
 * Migrations only add, so a database of a newer program is used as it is.
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

/** Why nothing can be stored, or null. `gone`: what is written would be lost with the process. */
export type StorageFault = 'gone' | 'full' | null;

export function storageFault(db: Database): StorageFault {
	const file = db.location() ?? '';
	if (!existsSync(file)) return 'gone';
	const { bavail, bsize } = statfsSync(dirname(file));
	return bavail * bsize < KEEP_FREE_BYTES ? 'full' : null;
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
 * Copies the write-ahead log into the database and empties it: deleted text must not stay there. Does
 * nothing while another program reads or writes; then the next round of the hour does it.
 */
export function emptyWal(db: Database): void {
	db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
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
