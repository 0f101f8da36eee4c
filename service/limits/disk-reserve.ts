import type { StatsFs } from 'node:fs';

const RESERVE_BYTES = 200_000_000;
const RESERVE_SHARE = 0.02;

/**
 * Whether the disk has room for a further inquiry. The last part of it, 200 MB or 2 % (whichever is
 * less), belongs to the rest of the machine, mail and backup of what is stored included.
 * @param disk what `statfs` says of the data folder
 */
export function hasRoom(disk: Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>): boolean {
	const reserve = Math.min(RESERVE_BYTES, disk.blocks * disk.bsize * RESERVE_SHARE);
	return disk.bavail * disk.bsize >= reserve;
}
