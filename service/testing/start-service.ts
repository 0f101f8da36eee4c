import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { writeFixtureSite } from './fixture-site.ts';
import { newFolder } from './new-folder.ts';

type Ended = number | string;

export type Service = {
	child: ChildProcess;
	url: string;
	dataDir: string;
	/** everything printed so far, standard and error output together */
	output(): string;
	/** waits for the end: exit code, or name of the signal that killed it */
	ended: Promise<Ended>;
	stop(signal?: NodeJS.Signals): Promise<Ended>;
};

type Env = Record<string, string | undefined>;

const SERVER = join(import.meta.dirname, '../server.ts');
const site = writeFixtureSite();
/** Also where the tests were killed and nothing of theirs runs any more. */
const END_WITH_PARENT =
	'data:text/javascript,process.on("disconnect",()=>process.kill(process.pid,"SIGKILL")).channel.unref()';
const children = new Set<ChildProcess>();

// What a file's tests have started ends with them.
afterAll(() => {
	for (const child of children) child.kill('SIGKILL');
});

/** Starts the service as a process of its own and waits until it ends. */
export async function runService(env: Env, cwd?: string): Promise<{ code: Ended; output: string }> {
	const { ended, output } = spawnService(env, cwd);
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
	const { ready, ...service } = spawnService(env, cwd, program);
	const early = service.ended.then((code) => {
		throw new Error(`The service ended with ${code} before it was ready:\n${service.output()}`);
	});
	return { ...service, url: await Promise.race([ready, early]) };
}

function spawnService(given: Env, cwd = newFolder(), program = SERVER) {
	const { DATA_DIR: dataDir = newFolder(), ...others } = given;
	// Neither the environment of the tests nor a .env of the project may add settings.
	const env = { PATH: process.env.PATH, PORT: '0', DIST_DIR: site, DATA_DIR: dataDir, ...others };
	const child = spawn(process.execPath, ['--import', END_WITH_PARENT, program], {
		cwd,
		env,
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	children.add(child);
	let text = '';
	const ready = new Promise<string>((resolve) => {
		for (const stream of [child.stdout, child.stderr]) {
			stream?.setEncoding('utf8').on('data', (chunk: string) => {
				text += chunk;
				const url = /^bereit: (\S+)$/m.exec(text)?.[1];
				if (url !== undefined) resolve(url);
			});
		}
	});
	const ended = new Promise<Ended>((resolve) => {
		child.on('close', (code, signal) => resolve(code ?? signal ?? 'unbekannt'));
	});
	const stop = (signal?: NodeJS.Signals) => {
		child.kill(signal);
		return ended;
	};
	return { child, dataDir, ready, ended, output: () => text, stop };
}
