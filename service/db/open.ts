import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrate.ts';
import { setAsideIfDamaged } from './set-aside-if-damaged.ts';

export type Database = DatabaseSync;

/**
 * Opens the database of inquiries and creates folder, file and tables as needed. Moves a damaged
 * file aside unchanged and begins a new one. Names both, and a newer file, to `report`.
 * @throws Error with one German line when the folder or the file cannot be used
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

/** Opens it without looking for damage, which takes long with a large file. */
export function connect(file: string, report: (message: string) => void): Database {
	const db = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 2000 });
	try {
		// The WAL takes over this mode: personal data is for the service's own user alone.
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
