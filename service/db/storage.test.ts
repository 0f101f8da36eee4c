import { expect, test } from 'vitest';
import { hasRoom } from './storage.ts';

const MB = 1_000_000;

test.each([
	['on a large disk', { free: 201, size: 100_000 }, true],
	['less than the reserve', { free: 199, size: 100_000 }, false],
	['on a small disk', { free: 21, size: 1_000 }, true],
	['less than its fiftieth', { free: 19, size: 1_000 }, false],
	['with what deleting has freed', { free: 19, size: 1_000, file: 50, unused: 2 }, true],
	['in a database that is full', { free: 5_000, size: 9_000, file: 1_000 }, false],
	['in one that was emptied', { free: 5_000, size: 9_000, file: 1_000, unused: 1 }, true],
])('room %s: %j', (_, { free, size, file = 0, unused = 0 }: Sizes, enough) => {
	const disk = { bavail: free * 250, blocks: size * 250, bsize: 4_000 };
	expect(hasRoom(disk, { file: file * MB, unused: unused * MB })).toBe(enough);
});

type Sizes = { free: number; size: number; file?: number; unused?: number };
