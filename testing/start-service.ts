import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Env } from '#shared/settings-file.ts';
import { writeFixtureSite } from './fixture-site.ts';
import { newFolder } from './new-folder.ts';
import { collectOutput } from './start-program.ts';

export type Service = {
	/** Where it answers, without a slash at the end. */
	url: string;
	child: ChildProcess;
	dataDir: string;
	/** Everything printed so far, standard and error output together. */
	output(): string;
	/** Resolves at its end with the exit code, or the signal that killed it. */
	ended: Promise<number | string>;
	stop(signal?: NodeJS.Signals): Service['ended'];
};

const SERVER = join(import.meta.dirname, '../service/server.js');
/** Ends the service with the tests, even when they are killed. */
const END_WITH_PARENT =
	'data:text/javascript,process.on("disconnect",()=>process.kill(process.pid,"SIGKILL")).channel.unref()';

/**
 * Starts the service as a process of its own and waits until it accepts requests. It serves the
 * small site of the tests, on a free port and with a data folder of its own, unless `env` names
 * others. It inherits no settings from the environment and ends with the tests at the latest.
 * @param cwd where it is started; its .env file is read
 * @throws with the service's own words when it ends before it is ready
 */
export async function startService(
	env: Env = {},
	cwd?: string,
	program?: string,
): Promise<Service> {
	const service = spawnService(env, cwd, program);
	const { child, ended, output } = service;
	const url = await new Promise<string>((resolve, reject) => {
		child.stdout?.on('data', () => {
			const ready = /^bereit: (\S+)$/m.exec(output())?.[1];
			if (ready !== undefined) resolve(ready);
		});
		ended.then((code) =>
			reject(new Error(`The service ended with ${code}, not ready:\n${output()}`)),
		);
	});
	return { ...service, url };
}

/** Starts the service with the built site: DIST_DIR or dist/. Its data goes when it is stopped. */
export async function startBuiltService(env: Env = {}): Promise<Service> {
	const DATA_DIR = newFolder();
	const DIST_DIR = resolve(process.env.DIST_DIR ?? 'dist');
	const service = await startService({ DIST_DIR, ...env, DATA_DIR }, DATA_DIR);
	service.ended.then(() => rmSync(DATA_DIR, { recursive: true, force: true }));
	return service;
}

/** Starts the service and waits until it ends. */
export async function runService(
	env: Env,
	cwd?: string,
): Promise<{ code: number | string; output: string }> {
	const { ended, output } = spawnService(env, cwd);
	return { code: await ended, output: output() };
}

function spawnService(env: Env, cwd = newFolder(), program = SERVER): Omit<Service, 'url'> {
	const { PATH, NODE_COMPILE_CACHE } = process.env;
	const dataDir = env.DATA_DIR ?? newFolder();
	const places = { DIST_DIR: env.DIST_DIR ?? writeFixtureSite(), DATA_DIR: dataDir };
	const child = spawn(process.execPath, ['--import', END_WITH_PARENT, program], {
		cwd,
		env: { PATH, NODE_COMPILE_CACHE, PORT: '0', ...env, ...places },
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	const output = collectOutput(child);
	const ended = new Promise<number | string>((resolve) => {
		child.on('close', (code, signal) => resolve(code ?? signal ?? 'unbekannt'));
	});
	const stop = (signal?: NodeJS.Signals) => {
		child.kill(signal);
		return ended;
	};
	return { child, dataDir, ended, output, stop };
}
