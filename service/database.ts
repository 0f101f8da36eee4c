import {
	chmodSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

export type Database = DatabaseSync;

/** The file's name in the data folder. */
export const DATABASE_NAME = 'anfragen.sqlite';

/**
 * Opens the database of inquiries for the service. A damaged file is moved aside unchanged, and is then as good as
 * gone. An empty database is begun only where none has ever been, and where it may be.
 * @param mayBegin false on a server, where the installer has begun it
 * @returns null where there is no database, and a copy has to be restored
 * @throws where there is one that cannot be opened now: locked, no permission, a fault of the disk
 */
export function openDatabase(file: string, mayBegin: boolean, now: Date): Database | null {
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	if (existsSync(file) && isDamaged(file)) setAside(file, now);
	if (!existsSync(file)) {
		// What is left of another one, such as `-wal`, must not meet a restored copy.
		setAside(file, now);
		if (hasBeen(file) || !mayBegin) return null;
	}
	const db = connect(file);
	if (!existsSync(markerOf(file))) writeFileSync(markerOf(file), MARKER, { mode: 0o600 });
	// From here on visitors are served, who wait for no other program (store/when-free.ts).
	db.exec('PRAGMA busy_timeout = 0');
	return db;
}

/** The one proof that there has been a database: a file whose name begins with its name. */
function hasBeen(file: string): boolean {
	return readdirSync(dirname(file)).some((name) => name.startsWith(basename(file)));
}

/** Returns the file that stays where the database was removed. */
export function markerOf(file: string): string {
	return `${file}.angelegt`;
}

const MARKER = `In diesem Ordner liegt die Datenbank der Anfragen. Fehlt sie, nimmt der Dienst nichts an, bis eine Sicherung
wiederhergestellt ist. Gibt es keine: Wer alle Dateien wegnimmt, deren Name mit ${DATABASE_NAME} beginnt, bekommt beim
nächsten Start eine leere (auf dem Server: sudo /opt/werkplan/current/installieren.sh).
`;

/** Which file an open database is, and which its log: others may be put in their place. */
const filesOf = new WeakMap<Database, number | undefined>();
const logsOf = new WeakMap<Database, number | undefined>();

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;

/** Opens it without looking for damage, which takes long with a large file; creates what is not there. */
export function connect(file: string): Database {
	// The service's changes take some milliseconds; only compacting (compact.ts) takes longer.
	const db = new DatabaseSync(file, { timeout: 5_000 });
	// For the service's own user only: the file holds personal data. The WAL gets the same mode.
	chmodSync(file, 0o600);
	db.exec(`
		PRAGMA journal_mode = WAL;
		PRAGMA synchronous = FULL;
		PRAGMA secure_delete = ON;
	`);
	migrate(db);
	filesOf.set(db, inodeOf(file));
	logsOf.set(db, inodeOf(`${file}-wal`));
	return db;
}

/** Opens a database beside the service. One that was just removed is not begun anew. @throws where there is none */
export function openExisting(file: string, waitMs: number): Database {
	const address = pathToFileURL(file);
	address.searchParams.set('mode', 'rw');
	return new DatabaseSync(address, { timeout: waitMs });
}

/** Opens a database, such as a copy, and changes nothing. */
export function openToRead(file: string): Database {
	return new DatabaseSync(file, { readOnly: true, timeout: 1_000 });
}

/** An empty file is what a crash of the machine leaves of a database. */
export function isDamaged(file: string): boolean {
	if (statSync(file).size === 0) return existsSync(markerOf(file));
	try {
		// Read-only: closing a writable connection would copy the WAL into the damaged file.
		using db = openToRead(file);
		return readValue(db, 'PRAGMA quick_check(1)') !== 'ok';
	} catch (error) {
		if (!saysDamaged(error)) throw error;
		return true;
	}
}

const SET_ASIDE = '.beschaedigt-';

/**
 * Moves a file that nobody has open out of the way, with its log: the newest inquiries may be in that alone.
 * @returns where it lies now, '' where nothing was there
 */
export function setAside(file: string, now: Date): string {
	const aside = asidePath(file, now);
	const moved = ['', '-wal'].filter((ending) => existsSync(file + ending));
	for (const ending of moved) renameSync(file + ending, aside + ending);
	// Only an index of the log, which SQLite makes anew.
	rmSync(`${file}-shm`, { force: true });
	return moved.length === 0 ? '' : aside;
}

/**
 * Closes a database whose file was removed or exchanged while it was open. What it holds is set aside, and its log,
 * which belongs to no other file, is taken away.
 */
export function setAsideOpen(db: Database, now: Date): void {
	const file = fileOf(db);
	const aside = asidePath(file, now);
	writeFileSync(aside, '', { mode: 0o600 });
	try {
		db.prepare('VACUUM INTO ?').run(aside);
	} catch (error) {
		rmSync(aside);
		throw error;
	} finally {
		db.close();
		if (inodeOf(`${file}-wal`) === logsOf.get(db)) {
			for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
		}
	}
}

/** filesSetAside knows by this name what was moved, and its age. */
function asidePath(file: string, now: Date): string {
	return file + SET_ASIDE + stampOf(now);
}

function stampOf(time: Date): string {
	return time.toISOString().replace(/[-:.]/g, '');
}

/** Returns the paths of damaged databases in the data folder, the oldest first, or of those set aside before a time. */
export function filesSetAside(folder: string, before?: Date): string[] {
	if (!existsSync(folder)) return [];
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
	const version = () => Number(readValue(db, 'PRAGMA user_version'));
	// macOS packs a `._001.sql` beside a file that it knows more of.
	const names = readdirSync(MIGRATIONS).filter((name) => /^\d/.test(name));
	for (const name of names.sort()) {
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

export function fileOf(db: Database): string {
	return db.location() ?? '';
}

/** Tells whether the file that is open lies no longer in its place: no start would read what went into it. */
export function isGone(db: Database): boolean {
	return inodeOf(fileOf(db)) !== filesOf.get(db);
}

/** Returns the one value that a query asks for. */
export function readValue(
	db: Database,
	sql: string,
	values: Record<string, SQLInputValue> = {},
): unknown {
	const row = db.prepare(sql).get(values);
	return row && Object.values(row)[0];
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
 * Tries whether something could be stored: writes into the file beside the open database, and takes it back.
 * @throws the SQLite error that an inquiry would meet
 */
export function tryToWrite(file: string): void {
	using db = openExisting(file, 0);
	// So small a cache makes SQLite write before the end of the transaction; else nothing would reach the disk.
	db.exec('PRAGMA cache_size = 1; BEGIN IMMEDIATE');
	// Closing takes it back.
	db.exec('CREATE TABLE probe AS SELECT zeroblob(20000)');
}

/** Returns the primary code of an error of SQLite, 0 of any other. @see https://www.sqlite.org/rescode.html */
export function codeOf(error: unknown): number {
	// The low byte; 0 of what is no number.
	return Number(Reflect.get(Object(error), 'errcode')) & 0xff;
}

/** Tells whether an error of node:sqlite means that the file is no sound database: CORRUPT, NOTADB. */
export function saysDamaged(error: unknown): boolean {
	return [11, 26].includes(codeOf(error));
}

/** Tells whether another program has the database locked: BUSY, LOCKED. */
export function saysBusy(error: unknown): boolean {
	return [5, 6].includes(codeOf(error));
}

/** Tells whether there was no room: FULL. */
export function saysFull(error: unknown): boolean {
	return codeOf(error) === 13;
}
