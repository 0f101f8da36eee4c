import { statSync } from 'node:fs';
import type { Database } from './open.ts';

/**
 * Remembers which file the database and its write-ahead log are. What is written to a file that
 * was removed or replaced since succeeds, and is gone with the process.
 * @returns whether both are still the ones under their names
 */
export function watchFile(db: Database): () => boolean {
	const file = db.location() ?? '';
	// Reading makes SQLite create the log where it is missing.
	db.prepare('SELECT count(*) FROM sqlite_master').get();
	const paths = [file, `${file}-wal`];
	const known = paths.map(identity);
	return () => paths.every((path, index) => identity(path) === known[index]);
}

function identity(path: string): string {
	const found = statSync(path, { throwIfNoEntry: false });
	return found ? `${found.dev}:${found.ino}` : 'none';
}
