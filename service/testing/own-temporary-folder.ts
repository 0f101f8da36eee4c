import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Vitest's global set-up: whatever a run puts into the temporary folder goes with it at its end. */
export default function ownTemporaryFolder(): () => void {
	const folder = mkdtempSync(join(tmpdir(), 'werkplan-test-'));
	process.env.TMPDIR = folder;
	return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
