import { expect, test } from 'vitest';
import { canonicalPath, NOT_PUBLIC } from './addresses.ts';

test.each(['/', '.', 'index', '.html'])(
	'a long row of „%s“ is read in half a second of computing',
	(part) => {
		const row = part.repeat(100_000);
		const before = process.threadCpuUsage();
		canonicalPath(`/x${row}x`);
		NOT_PUBLIC.test(`x${row}x`);
		// In microseconds; other programs on the machine do not lengthen it.
		expect(process.threadCpuUsage(before).user).toBeLessThan(500_000);
	},
);
