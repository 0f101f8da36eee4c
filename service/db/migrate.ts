import { readdirSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

const FOLDER = new URL('migrations/', import.meta.url);

/**
 * Brings the schema up to the newest migrations/NNN.sql, each in a transaction of its own.
 * Running it again changes nothing; two processes at once apply each step once. Migrations only
 * add, so a database of a newer program is left as it is and told to `report`.
 */
export function migrate(db: DatabaseSync, report: (message: string) => void): void {
	const steps = migrationFiles();
	const newest = steps.at(-1)?.number ?? 0;
	const current = schemaVersion(db);
	if (current > newest) {
		report(
			`Die Datenbank hat Stand ${current}, dieses Programm kennt Stand ${newest}: Es ist älter als das zuletzt benutzte. Es arbeitet damit weiter; was nur das neuere kennt, bleibt unberührt.`,
		);
	}
	for (const step of steps) {
		if (step.number > schemaVersion(db)) apply(db, step);
	}
}

/** Number of the last migration applied; 0 for a new file. */
function schemaVersion(db: DatabaseSync): number {
	return Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
}

type Step = { number: number; file: URL };

function migrationFiles(): Step[] {
	return readdirSync(FOLDER)
		.filter((name) => /^\d{3}\.sql$/.test(name))
		.sort()
		.map((name) => ({ number: Number.parseInt(name, 10), file: new URL(name, FOLDER) }));
}

function apply(db: DatabaseSync, step: Step): void {
	db.exec('BEGIN IMMEDIATE');
	try {
		// Another process may have been faster between the look and the lock.
		if (step.number > schemaVersion(db)) {
			db.exec(readFileSync(step.file, 'utf8'));
			db.exec(`PRAGMA user_version = ${step.number}`);
		}
		db.exec('COMMIT');
	} catch (error) {
		if (db.isTransaction) db.exec('ROLLBACK');
		throw error;
	}
}
