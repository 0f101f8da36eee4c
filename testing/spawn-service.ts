import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

type Ended = number | string;
export type Env = Record<string, string | undefined>;

export type Spawned = {
	child: ChildProcess;
	/** where it answers, as soon as it does; rejected with its own words when it ends before that */
	ready: Promise<string>;
	/** everything printed so far, standard and error output together */
	output(): string;
	/** waits for the end: exit code, or name of the signal that killed it */
	ended: Promise<Ended>;
	stop(signal?: NodeJS.Signals): Promise<Ended>;
};

const SERVER = join(import.meta.dirname, '../service/server.ts');
/** Also where the tests were killed and nothing of theirs runs any more. */
const END_WITH_PARENT =
	'data:text/javascript,process.on("disconnect",()=>process.kill(process.pid,"SIGKILL")).channel.unref()';

/**
 * Starts the service as a process of its own, on a free port unless `env` names one. Neither the
 * environment it is started from nor a .env of the project adds settings.
 * @param cwd where it is started; its .env file is read
 */
export function spawnService(env: Env, cwd: string, program = SERVER): Spawned {
	const { PATH, NODE_COMPILE_CACHE } = process.env;
	const child = spawn(process.execPath, ['--import', END_WITH_PARENT, program], {
		cwd,
		env: { PATH, NODE_COMPILE_CACHE, PORT: '0', ...env },
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	let text = '';
	const ended = new Promise<Ended>((resolve) => {
		child.on('close', (code, signal) => resolve(code ?? signal ?? 'unbekannt'));
	});
	const ready = new Promise<string>((resolve, reject) => {
		for (const stream of [child.stdout, child.stderr]) {
			stream?.setEncoding('utf8').on('data', (chunk: string) => {
				text += chunk;
				const url = /^bereit: (\S+)$/m.exec(text)?.[1];
				if (url !== undefined) resolve(url);
			});
		}
		ended.then((code) => reject(new Error(`The service ended with ${code}, not ready:\n${text}`)));
	});
	// Whoever waits for the end alone does not wait for this.
	ready.catch(() => {});
	const stop = (signal?: NodeJS.Signals) => {
		child.kill(signal);
		return ended;
	};
	return { child, ready, ended, output: () => text, stop };
}
