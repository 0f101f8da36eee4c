import { renameSync, rmSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { createStorageCheck, hasRoom } from './storage.ts';

const MB = 1_000_000;

test.each([
	['on a large disk', { free: 201, size: 100_000 }, true],
	['less than the reserve', { free: 199, size: 100_000 }, false],
	['on a small disk', { free: 21, size: 1_000 }, true],
	['less than its fiftieth', { free: 19, size: 1_000 }, false],
	['with what deleting has freed', { free: 19, size: 1_000, file: 50, unused: 2 }, true],
	['in a database that is full', { free: 5_000, size: 9_000, file: 1_000 }, false],
	['in one that was emptied', { free: 5_000, size: 9_000, file: 1_000, unused: 1 }, true],
])('there is room %s: %j', (_, { free, size, file = 0, unused = 0 }: Sizes, enough) => {
	const disk = { bavail: free * 250, blocks: size * 250, bsize: 4_000 };
	expect(hasRoom(disk, { file: file * MB, unused: unused * MB })).toBe(enough);
});

type Sizes = { free: number; size: number; file?: number; unused?: number };

test.each<[string, (file: string) => void]>([
	['was removed', (file) => rmSync(file)],
	['has lost its write-ahead log', (file) => rmSync(`${file}-wal`)],
	['has lost the index of it', (file) => rmSync(`${file}-shm`)],
	['was replaced', (file) => renameSync(temporaryDatabase().file, file)],
])('a database that %s is noticed and reported', (_, harm) => {
	const { db, file } = temporaryDatabase();
	const onLost = vi.fn();
	const storage = createStorageCheck(db, onLost);
	expect(storage()).not.toBe('lost');
	harm(file);
	expect([storage(), onLost.mock.calls.length]).toEqual(['lost', 1]);
});
