import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Vitest's global set-up: gives a run its own temporary folder and removes it at the end. */
export default function ownTemporaryFolder(): void {
	const folder = mkdtempSync(join(tmpdir(), 'werkplan-test-'));
	process.env.TMPDIR = folder;
	// Test files and services run in processes of their own, which share compiled code here.
	process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
	// A teardown would come too early: the test files' processes write compiled code as they end, after it.
	process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
