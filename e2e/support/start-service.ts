import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Service = {
	/** Where it answers, without a slash at the end. */
	url: string;
	pid: number | undefined;
	/** Its database file. */
	datenbank: string;
	/** Ends the process and removes its data. */
	stop(): Promise<void>;
};

const root = join(import.meta.dirname, '../..');

/**
 * Starts the real service on a free port with an empty data folder of its own. It serves DIST_DIR.
 * @throws with the service's own words when it ends before it is ready
 */
export async function startService(env: Record<string, string> = {}): Promise<Service> {
	const dataDir = await mkdtemp(join(tmpdir(), 'werkplan-e2e-'));
	const child = spawn(process.execPath, ['service/server.ts'], {
		cwd: root,
		env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	// Whoever breaks a run off in the middle leaves no service behind.
	const reissWith = () => child.kill();
	process.once('exit', reissWith);
	return {
		url: await readyUrl(child),
		pid: child.pid,
		datenbank: join(dataDir, 'anfragen.sqlite'),
		async stop() {
			process.off('exit', reissWith);
			if (child.exitCode === null) {
				child.kill('SIGTERM');
				await once(child, 'exit');
			}
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

function readyUrl(child: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let output = '';
		const read = (part: Buffer) => {
			output += part;
			const [, url] = /^bereit: (http:\S+)$/m.exec(output) ?? [];
			if (url) resolve(url);
		};
		child.stdout?.on('data', read);
		child.stderr?.on('data', read);
		child.once('error', reject);
		child.once('exit', (code) =>
			reject(new Error(`Der Dienst endete mit ${code}, bevor er bereit war:\n${output}`)),
		);
	});
}
