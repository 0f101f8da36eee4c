import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder of one's own; it goes with the run's temporary folder. */
export function newFolder(): string {
	return mkdtempSync(join(tmpdir(), 'test-'));
}
