import { expect, test } from 'vitest';
import { hasRoom } from './disk-reserve.ts';

const GB = 250_000;
const disk = (freeMb: number, sizeGb: number) => ({
	bavail: (freeMb * GB) / 1000,
	blocks: sizeGb * GB,
	bsize: 4_000,
});

test.each([
	[201, 100, true],
	[199, 100, false],
	[21, 1, true],
	[19, 1, false],
])('%i MB free on a disk of %i GB are enough for a further inquiry: %s', (free, size, enough) => {
	expect(hasRoom(disk(free, size))).toBe(enough);
});
