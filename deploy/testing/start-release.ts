import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Running = { url: string; output(): string; stop(): Promise<void> };

/** Starts an unpacked release as the systemd unit does, with nothing in reach but this Node. */
export async function startRelease(folder: string, dataDir: string): Promise<Running> {
	const child = spawn(process.execPath, ['service/server.ts'], {
		cwd: folder,
		env: { DATA_DIR: dataDir, PORT: '0' },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let text = '';
	const ended = once(child, 'close');
	const url = await new Promise<string>((resolve, reject) => {
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8').on('data', (chunk: string) => {
				text += chunk;
				const ready = /^bereit: (\S+)$/m.exec(text)?.[1];
				if (ready !== undefined) resolve(ready);
			});
		}
		ended.then(() => reject(new Error(`The release did not start:\n${text}`)), reject);
	});
	return {
		url,
		output: () => text,
		async stop() {
			child.kill('SIGTERM');
			await ended;
		},
	};
}
