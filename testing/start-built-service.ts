import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawnService } from './spawn-service.ts';

export type Service = {
	/** Where it answers, without a slash at the end. */
	url: string;
	pid: number | undefined;
	/** Its database file. */
	database: string;
	/** Ends the process and removes its data. */
	stop(): Promise<void>;
};

/**
 * Starts the real service on a free port with an empty data folder of its own. It serves DIST_DIR.
 * @throws with the service's own words when it ends before it is ready
 */
export async function startService(env: Record<string, string> = {}): Promise<Service> {
	const DATA_DIR = await mkdtemp(join(tmpdir(), 'werkplan-e2e-'));
	const DIST_DIR = resolve(env.DIST_DIR ?? process.env.DIST_DIR ?? 'dist');
	const { child, ready, stop } = spawnService({ ...env, DIST_DIR, DATA_DIR }, DATA_DIR);
	return {
		url: await ready,
		pid: child.pid,
		database: join(DATA_DIR, 'anfragen.sqlite'),
		async stop() {
			await stop();
			await rm(DATA_DIR, { recursive: true, force: true });
		},
	};
}
