import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectSecurely } from 'node:tls';

export type Program = {
	/** everything it printed so far */
	output(): string;
	stop(): Promise<void>;
};

export type RunningProxy = Program & { httpPort: number; httpsPort: number };

/**
 * Starts a server program that is not ours and waits until it listens on `port`; on one that is
 * `secure`, until it has a certificate too.
 */
export async function startProgram(
	command: string,
	args: string[],
	options: { port: number; secure: boolean; env: Record<string, string> },
): Promise<Program> {
	const child = spawn(command, args, {
		env: { PATH: `${process.env.PATH}:/usr/sbin`, ...options.env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let text = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (chunk: string) => {
			text += chunk;
		});
	}
	const ended = once(child, 'close');
	while (!(await listens(options))) {
		if (child.exitCode !== null) throw new Error(`${command} ended before it listened:\n${text}`);
		await sleep(50);
	}
	return {
		output: () => text,
		async stop() {
			child.kill('SIGTERM');
			await ended;
		},
	};
}

function listens({ port, secure }: { port: number; secure: boolean }): Promise<boolean> {
	return new Promise((resolve) => {
		const here = { port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false };
		const socket = secure ? connectSecurely(here) : connect(here);
		socket.on('error', () => resolve(false));
		socket.on(secure ? 'secureConnect' : 'connect', () => {
			resolve(true);
			socket.destroy();
		});
	});
}
