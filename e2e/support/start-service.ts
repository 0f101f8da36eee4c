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
	const prozess = spawn(process.execPath, ['service/server.ts'], {
		cwd: root,
		env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	// Whoever breaks a run off in the middle leaves no service behind.
	const reissMit = () => prozess.kill();
	process.once('exit', reissMit);
	return {
		url: await readyUrl(prozess),
		pid: prozess.pid,
		datenbank: join(dataDir, 'anfragen.sqlite'),
		async stop() {
			process.off('exit', reissMit);
			if (prozess.exitCode === null) {
				prozess.kill('SIGTERM');
				await once(prozess, 'exit');
			}
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

function readyUrl(prozess: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let ausgabe = '';
		const lies = (teil: Buffer) => {
			ausgabe += teil;
			const [, url] = /^bereit: (http:\S+)$/m.exec(ausgabe) ?? [];
			if (url) resolve(url);
		};
		prozess.stdout?.on('data', lies);
		prozess.stderr?.on('data', lies);
		prozess.once('error', reject);
		prozess.once('exit', (code) =>
			reject(new Error(`Der Dienst endete mit ${code}, bevor er bereit war:\n${ausgabe}`)),
		);
	});
}
