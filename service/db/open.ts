import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setAsideIfDamaged } from './leftovers.ts';
import { migrate } from './migrate.ts';

export type Database = DatabaseSync;

/**
 * Opens the database of inquiries, creating folder, file and tables as needed. A damaged file is
 * moved aside unchanged and a new one is begun; `report` is told, as it is of a newer file.
 * @throws Error with one German line when the folder cannot be used
 */
export function openDatabase(
	file: string,
	report: (message: string) => void = console.error,
): Database {
	prepareFolder(dirname(file));
	const damage = setAsideIfDamaged(file);
	if (damage) {
		report(
			`Die Datenbank ${file} ist beschädigt (${damage.reason}). Sie liegt jetzt unverändert unter ${damage.movedTo}; eine neue wurde begonnen. Retten, was lesbar ist: sqlite3 "${damage.movedTo}" .recover`,
		);
	}
	return connect(file, report);
}

/** The same without a look for damage, which takes its time with a large file. */
export function connect(file: string, report: (message: string) => void): Database {
	const db = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 2000 });
	try {
		// The WAL takes over these rights: personal data is for the service's own user alone.
		chmodSync(file, 0o600);
		db.exec(`
			PRAGMA journal_mode = WAL;
			PRAGMA synchronous = FULL;
			PRAGMA secure_delete = ON;
		`);
		migrate(db, report);
		// From here on SQLite's own waiting would block the event loop, and with it every visitor.
		db.exec('PRAGMA busy_timeout = 0');
		return db;
	} catch (error) {
		db.close();
		throw error;
	}
}

function prepareFolder(folder: string): void {
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : error;
		throw new Error(
			`In den Ordner ${folder} kann nicht geschrieben werden (${code}). Bitte Schreibrecht geben oder DATA_DIR auf einen anderen Ordner setzen.`,
			{ cause: error },
		);
	}
}
