import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { type Database, openDatabase } from '../database.ts';

/** Opens a real database file for the running test; it is closed after it. */
export function temporaryDatabase(folder = newFolder()): { db: Database; file: string } {
	const file = join(folder, 'anfragen.sqlite');
	return { db: opened(file), file };
}

/** One more connection to the same file, as another process would have it. */
export function opened(file: string): Database {
	const db = openDatabase(file);
	// No test cuts the power; waiting for the disk would only make them slow.
	db.exec('PRAGMA synchronous = OFF');
	onTestFinished(() => {
		if (db.isOpen) db.close();
	});
	return db;
}
