import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

/**
 * Hears in the running test which files and folders are brought to the disk, by their inodes.
 * @param then is called after each
 */
export function hearSync(then: () => void = () => undefined): number[] {
	const synced: number[] = [];
	const { fsyncSync } = fs;
	const spy = vi.spyOn(fs, 'fsyncSync').mockImplementation((open) => {
		fsyncSync(open);
		synced.push(fs.fstatSync(open).ino);
		then();
	});
	syncBuiltinESMExports();
	onTestFinished(() => {
		spy.mockRestore();
		syncBuiltinESMExports();
	});
	return synced;
}
