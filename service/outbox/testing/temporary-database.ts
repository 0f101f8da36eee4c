import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../db/open.ts';

/** A folder of its own for the running test, removed after it. */
export function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'anfragen-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** A real database file for the running test, closed and removed after it. */
export function temporaryDatabase(folder = temporaryFolder()): { db: Database; file: string } {
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
