import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Vitest's global set-up: whatever a run puts into the temporary folder goes with it at its end. */
export default function ownTemporaryFolder(): () => void {
	const folder = mkdtempSync(join(tmpdir(), 'werkplan-test-'));
	process.env.TMPDIR = folder;
	// Each test file and each service is a process of its own: what one has compiled serves the next.
	process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
	return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
