import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newestSchemaVersion, schemaVersion } from '../db/migrate.ts';
import { type Database, openDatabase } from '../db/open.ts';

/** A data folder and its database, open. */
export type Folder = { path: string; db: Database };

/** Opens the database of each data folder; a folder without one is an answer, not an accident. */
export function openFolders(paths: string[]): { folders: Folder[]; missing: string[] } {
	const folders: Folder[] = [];
	const missing: string[] = [];
	for (const path of new Set(paths.map((path) => resolve(path)))) {
		const file = join(path, 'anfragen.sqlite');
		if (existsSync(file)) folders.push({ path, db: open(file) });
		else missing.push(path);
	}
	return { folders, missing };
}

export function closeFolders(folders: Folder[]): void {
	for (const { db } of folders) db.close();
}

/** Without the integrity check of a service start, for which a large file would be too slow. */
function open(file: string): Database {
	const db = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 2000 });
	db.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
	if (schemaVersion(db) >= newestSchemaVersion()) return db;
	db.close();
	return openDatabase(file);
}
