import { readdirSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './write.ts';

const FOLDER = new URL('migrations/', import.meta.url);

/**
 * Brings the schema up to the newest migrations/NNN.sql, each in a transaction of its own.
 * Running it again changes nothing; two processes at once apply each step once. Migrations only
 * add, so a database of a newer program is left as it is and told to `report`.
 */
export function migrate(db: DatabaseSync, report: (message: string) => void): void {
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
			// Another process may have been faster between the look and the lock.
			if (number <= schemaVersion(db)) return;
			db.exec(readFileSync(new URL(name, FOLDER), 'utf8'));
			db.exec(`PRAGMA user_version = ${number}`);
		});
	}
}

/** Number of the last migration applied; 0 for a new file. */
function schemaVersion(db: DatabaseSync): number {
	return Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
}
