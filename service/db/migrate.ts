import { readdirSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './write.ts';

const FOLDER = new URL('migrations/', import.meta.url);

/**
 * Applies each migrations/NNN.sql that is newer than the database, in a transaction of its own.
 * Two processes at once apply each of them once. Migrations only add, so a database of a newer
 * program is used as it is and named to `report`.
 * @throws Error with one German line for a database from before the first release
 */
export function migrate(db: DatabaseSync, report: (message: string) => void): void {
	if (db.prepare(PRE_RELEASE).get()) {
		throw new Error(
			`${db.location()} stammt aus der Zeit vor der ersten Ausgabe dieses Programms. Bitte mit dem damaligen Stand exportieren, was gebraucht wird, und die Datei umbenennen: Der Dienst beginnt dann eine neue.`,
		);
	}
	const steps = readdirSync(FOLDER)
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
			db.exec(readFileSync(new URL(name, FOLDER), 'utf8'));
			db.exec(`PRAGMA user_version = ${number}`);
		});
	}
}

const PRE_RELEASE = "SELECT 1 FROM pragma_table_info('anfrage') WHERE name = 'verdacht'";

/** Number of the last migration applied; 0 for a new file. */
function schemaVersion(db: DatabaseSync): number {
	return Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
}
