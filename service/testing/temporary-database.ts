import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { type Database, openDatabase } from '../db/open.ts';

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

/** Watches `db` while it tries to get a lock that another connection holds. */
export function watchTries(db: Database): {
	more(count: number): Promise<void>;
	letPass(ms: number): void;
} {
	vi.useFakeTimers({ toFake: ['performance'] });
	onTestFinished(() => void vi.useRealTimers());
	const { calls } = vi.spyOn(db, 'exec').mock;
	return {
		async more(count) {
			for (const enough = calls.length + count; calls.length < enough; ) await turn();
		},
		letPass: (ms) => void vi.advanceTimersByTime(ms),
	};
}
