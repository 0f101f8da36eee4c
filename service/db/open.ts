import {
	accessSync,
	chmodSync,
	constants,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_ENDINGS, setAsideIfDamaged } from './set-aside-if-damaged.ts';
import { inTransaction } from './write.ts';

export type Database = DatabaseSync;

const MIGRATIONS = new URL('migrations/', import.meta.url);
const LOCK_TIMEOUT_MS = 1_000;

/**
 * Opens the database of inquiries and creates folder, file and tables as needed. Moves a damaged
 * file aside unchanged and begins a new one. Tells `report` of both, and of a database that a newer
 * program wrote.
 * @throws Error with one German line when the folder or the file cannot be used
 */
export function openDatabase(
	file: string,
	report: (message: string) => void = console.error,
): Database {
	prepareFolder(dirname(file));
	refuseLinks(file);
	const damage = setAsideIfDamaged(file);
	if (damage) {
		const { reason, movedTo } = damage;
		const rescue = existsSync(movedTo)
			? `Retten, was lesbar ist: sqlite3 "${movedTo}" .recover`
			: `Vor jedem Versuch bitte kopieren: sqlite3 löscht ${movedTo}-wal, solange die Hauptdatei fehlt.`;
		report(
			`Die Datenbank ${file} ist beschädigt (${reason}). Was da war, liegt jetzt unverändert unter ${movedTo}*; eine neue wurde begonnen. ${rescue}`,
		);
	}
	return connect(file, report);
}

/** Opens it without looking for damage, which takes long with a large file. */
export function connect(file: string, report: (message: string) => void): Database {
	refuseLinks(file);
	const db = new DatabaseSync(file, {
		enableForeignKeyConstraints: true,
		timeout: LOCK_TIMEOUT_MS,
	});
	try {
		// For the service's own user only: the file holds personal data. The WAL gets the same mode.
		chmodSync(file, 0o600);
		db.exec(`
			PRAGMA journal_mode = WAL;
			PRAGMA synchronous = FULL;
			PRAGMA secure_delete = ON;
		`);
		migrate(db, report);
		// SQLite's own waiting would block the event loop, and with it every visitor.
		db.exec('PRAGMA busy_timeout = 0');
		return db;
	} catch (error) {
		db.close();
		throw error;
	}
}

/** Links could make root, who uses the owner's commands, open a file of somebody else and change its mode. */
function refuseLinks(file: string): void {
	for (const ending of DATABASE_ENDINGS) {
		if (lstatSync(file + ending, { throwIfNoEntry: false })?.isSymbolicLink()) {
			throw new Error(`${file + ending} ist ein Link. Aus Sicherheit wird ihm nicht gefolgt.`);
		}
	}
}

function prepareFolder(folder: string): void {
	try {
		makeFolder(folder);
		accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : error;
		throw new Error(
			`In den Ordner ${folder} kann nicht geschrieben werden (${code}). Bitte Schreibrecht geben oder DATA_DIR auf einen anderen Ordner setzen.`,
			{ cause: error },
		);
	}
}

/** One by one: Node's own `recursive` does not return where nothing can be created, as in /proc. */
function makeFolder(folder: string): void {
	if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
	makeFolder(dirname(folder));
	mkdirSync(folder, { mode: 0o700 });
}

/**
 * Applies each migrations/NNN.sql that is newer than the database, in a transaction of its own.
 * Two processes at once apply each of them once. Migrations only add, so a database of a newer
 * program is used as it is and named to `report`.
 * @throws Error with one German line for a database from before the first release
 */
export function migrate(db: Database, report: (message: string) => void): void {
	if (db.prepare(PRE_RELEASE).get()) {
		throw new Error(
			`${db.location()} stammt aus der Zeit vor der ersten Ausgabe dieses Programms. Bitte mit dem damaligen Stand exportieren, was gebraucht wird, und die Datei umbenennen: Der Dienst beginnt dann eine neue.`,
		);
	}
	const steps = readdirSync(MIGRATIONS)
		.filter((name) => name.endsWith('.sql'))
		.sort();
	const newest = steps.length;
	const current = schemaVersion(db);
	if (current > newest) {
		report(
			`Die Datenbank hat Stand ${current}, dieses Programm kennt Stand ${newest}: Es ist älter als das zuletzt benutzte. Es arbeitet damit weiter; was nur das neuere kennt, bleibt unberührt.`,
		);
	}
	for (const name of steps.slice(current)) {
		const number = Number.parseInt(name, 10);
		inTransaction(db, () => {
			// Another process may have applied it since the version was read.
			if (number <= schemaVersion(db)) return;
			db.exec(readFileSync(new URL(name, MIGRATIONS), 'utf8'));
			db.exec(`PRAGMA user_version = ${number}`);
		});
	}
}

const PRE_RELEASE = "SELECT 1 FROM pragma_table_info('anfrage') WHERE name = 'verdacht'";

function schemaVersion(db: Database): number {
	return Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
}
