import { expect, test } from 'vitest';
import { canonicalPath, NOT_PUBLIC } from './addresses.ts';

test.each(['/', '.', 'index', '.html'])('a long row of „%s“ is read at once', (part) => {
	const row = part.repeat(100_000);
	const from = performance.now();
	canonicalPath(`/x${row}x`);
	NOT_PUBLIC.test(`x${row}x`);
	expect(performance.now() - from).toBeLessThan(500);
});
