import { type StatsFs, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { FILES_OF_DATABASE } from './leftovers.ts';
import type { Database } from './open.ts';

/** Whether an inquiry can be kept. `lost`: what is open is not what lies there; only a new start helps. */
export type Storage = 'ready' | 'full' | 'lost';

/** Free bytes that belong to the rest of the machine, mail and backup of what is stored included. */
const RESERVE_BYTES = 200_000_000;
const RESERVE_SHARE = 0.02;
/** All inquiries together: half a million ordinary ones. */
const MOST_STORED = 1_000_000_000;

/**
 * Remembers which files the database, its write-ahead log and their index are. What is written to
 * a file that was removed or replaced since succeeds, and is gone with the process: `onLost` is told.
 */
export function watchStorage(db: Database, onLost: () => void): () => Storage {
	const file = db.location() ?? '';
	// Reading makes SQLite create the companions where they are missing.
	const pages = db.prepare(PAGES);
	pages.get();
	const paths = FILES_OF_DATABASE.map((suffix) => file + suffix);
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
 * @param database bytes of the file, and of those in it that deleting has freed
 */
export function hasRoom(
	disk: Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>,
	database: { file: number; unused: number },
): boolean {
	const reserve = Math.min(RESERVE_BYTES, disk.blocks * disk.bsize * RESERVE_SHARE);
	const { file, unused } = database;
	return disk.bavail * disk.bsize + unused >= reserve && file - unused < MOST_STORED;
}

function identity(path: string): string {
	const found = statSync(path, { throwIfNoEntry: false });
	return found ? `${found.dev}:${found.ino}` : 'none';
}
