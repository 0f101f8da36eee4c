import { type StatsFs, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Database } from './open.ts';
import { DATABASE_ENDINGS } from './set-aside-if-damaged.ts';

/** Whether an inquiry can be stored. `lost`: the open file is not the one on the disk; only a restart helps. */
export type Storage = 'ready' | 'full' | 'lost';

/**
 * With fewer free bytes nothing is stored, and health says so: they are left for recording deliveries,
 * for backups and for the rest of the machine. Of a small disk it is this share.
 */
const KEEP_FREE_BYTES = 200_000_000;
const KEEP_FREE_SHARE = 0.02;
/** Bytes of all inquiries together: half a million ordinary ones. */
const MAX_STORED = 1_000_000_000;

/**
 * Returns a function that checks whether an inquiry can be stored. It calls `onLost` when a file of
 * the database was removed or replaced: writing would succeed and be gone with the process.
 */
export function createStorageCheck(db: Database, onLost: () => void): () => Storage {
	const file = db.location() ?? '';
	// Reading makes SQLite create the -wal and -shm files where they are missing.
	const pages = db.prepare(PAGES);
	pages.get();
	const paths = DATABASE_ENDINGS.map((ending) => file + ending);
	const known = paths.map(identity);
	return () => {
		if (paths.some((path, index) => identity(path) !== known[index])) {
			onLost();
			return 'lost';
		}
		return hasRoom(statfsSync(dirname(file)), pagesRow.parse(pages.get())) ? 'ready' : 'full';
	};
}

const PAGES = `
	SELECT page_count * page_size AS file, freelist_count * page_size AS unused
	FROM pragma_page_count, pragma_freelist_count, pragma_page_size
`;
const pagesRow = z.object({ file: z.int(), unused: z.int() });

/**
 * @param disk what `statfs` says of the data folder
 * @param database bytes of the file, and how many of them deleting has freed
 */
export function hasRoom(
	disk: Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>,
	database: { file: number; unused: number },
): boolean {
	const keepFree = Math.min(KEEP_FREE_BYTES, disk.blocks * disk.bsize * KEEP_FREE_SHARE);
	const { file, unused } = database;
	return disk.bavail * disk.bsize + unused >= keepFree && file - unused < MAX_STORED;
}

function identity(path: string): string {
	const found = statSync(path, { throwIfNoEntry: false });
	return found ? `${found.dev}:${found.ino}` : 'none';
}
