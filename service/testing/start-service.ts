import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type ServiceProcess = {
	child: ChildProcess;
	url: string;
	/** everything printed so far, standard and error output together */
	output(): string;
	/** waits for the end: exit code, or name of the signal that killed it */
	ended: Promise<number | string>;
};

const SERVER = join(import.meta.dirname, '../server.ts');

/** Starts the service as a process of its own and waits until it ends. */
export async function runService(
	env: Record<string, string>,
	folder?: string,
): Promise<{ code: number | string; output: string }> {
	const { ended, output } = spawnService(env, folder);
	return { code: await ended, output: output() };
}

/** Starts the service as a process of its own and waits until it accepts requests. */
export async function startService(
	env: Record<string, string>,
	folder?: string,
): Promise<ServiceProcess> {
	const service = spawnService(env, folder);
	const url = await Promise.race([
		service.ready,
		service.ended.then((code) => {
			throw new Error(`The service ended with ${code} before it was ready:\n${service.output()}`);
		}),
	]);
	return { child: service.child, url, output: service.output, ended: service.ended };
}

/** @param folder where it is started; its .env file is read */
function spawnService(
	env: Record<string, string>,
	folder = mkdtempSync(join(tmpdir(), 'dienst-')),
) {
	const child = spawn(process.execPath, [SERVER], {
		// Neither the environment of the tests nor a .env of the project may add settings.
		env: { PATH: process.env.PATH, PORT: '0', ...env },
		cwd: folder,
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let text = '';
	const ready = new Promise<string>((resolve) => {
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8').on('data', (chunk: string) => {
				text += chunk;
				const url = /^bereit: (\S+)$/m.exec(text)?.[1];
				if (url !== undefined) resolve(url);
			});
		}
	});
	const ended = new Promise<number | string>((resolve) => {
		child.on('close', (code, signal) => resolve(code ?? signal ?? 'unbekannt'));
	});
	return { child, ready, ended, output: () => text };
}
