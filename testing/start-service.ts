import type { ChildProcess } from 'node:child_process';
import { afterAll } from 'vitest';
import { writeFixtureSite } from './fixture-site.ts';
import { newFolder } from './new-folder.ts';
import { type Env, type Spawned, spawnService } from './spawn-service.ts';

export type Service = Omit<Spawned, 'ready'> & { url: string; dataDir: string };

const site = writeFixtureSite();
const children = new Set<ChildProcess>();

// What a file's tests have started ends with them.
afterAll(() => {
	for (const child of children) child.kill('SIGKILL');
});

/** Starts the service as a process of its own and waits until it ends. */
export async function runService(env: Env, cwd?: string) {
	const { ended, output } = spawnHere(env, cwd);
	return { code: await ended, output: output() };
}

/**
 * Starts the service as a process of its own and waits until it accepts requests. It serves the
 * small site of the tests and has a data folder of its own, unless `env` names others.
 * @param cwd where it is started; its .env file is read
 */
export async function startService(
	env: Env = {},
	cwd?: string,
	program?: string,
): Promise<Service> {
	const { ready, ...service } = spawnHere(env, cwd, program);
	return { ...service, url: await ready };
}

function spawnHere(env: Env, cwd = newFolder(), program?: string) {
	const dataDir = env.DATA_DIR ?? newFolder();
	const service = spawnService({ DIST_DIR: site, ...env, DATA_DIR: dataDir }, cwd, program);
	children.add(service.child);
	return { ...service, dataDir };
}
