import { statfsSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { THIS_HOST } from './host.ts';

test('what is repeated runs until it is ended; waiting ends after its time', async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const run = vi.fn();
	const end = THIS_HOST.repeat(1_000, run);
	vi.advanceTimersByTime(2_500);
	end();
	vi.advanceTimersByTime(5_000);
	expect(run).toHaveBeenCalledTimes(2);
	const waited = vi.fn();
	void THIS_HOST.wait(50).then(waited);
	await vi.advanceTimersByTimeAsync(49);
	expect(waited).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(waited).toHaveBeenCalled();
});

test('the free bytes are those that anybody may use', () => {
	const folder = newFolder();
	const { bavail, bsize } = statfsSync(folder);
	// Other programs write meanwhile.
	expect(THIS_HOST.freeBytes(folder) / (bavail * bsize)).toBeCloseTo(1, 1);
});
