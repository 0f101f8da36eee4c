import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newestSchemaVersion, schemaVersion } from '../db/migrate.ts';
import { type Database, openDatabase } from '../db/open.ts';

/** The database of a data folder, or null where there is none, which is no accident. */
export function openExisting(folder: string): Database | null {
	const file = join(resolve(folder), 'anfragen.sqlite');
	if (!existsSync(file)) return null;
	// Without the integrity check of a service start, for which a large file would be too slow.
	const db = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 2000 });
	db.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
	if (schemaVersion(db) >= newestSchemaVersion()) return db;
	db.close();
	return openDatabase(file);
}
