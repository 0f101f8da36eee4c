import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes an empty folder for one test; it is removed with the run's temporary folder. */
export function newFolder(): string {
	return mkdtempSync(join(tmpdir(), 'test-'));
}
