import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendRequest } from './send-request.ts';

export type Program = {
	pid: number;
	/** Everything it printed so far. */
	output(): string;
	stop(): Promise<void>;
};

/** Starts a server program that is not ours and waits until it answers at `url`. */
export async function startProgram(
	command: string,
	args: string[],
	url: string,
	env: NodeJS.ProcessEnv = {},
): Promise<Program> {
	const child = spawn(command, args, {
		env: { PATH: `${process.env.PATH}:/usr/sbin`, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	process.once('exit', () => child.kill());
	const output = collectOutput(child);
	// Not `close`: a browser may outlive its WebDriver and hold the output open.
	const ended = once(child, 'exit');
	while ((await sendRequest(url).catch(() => null)) === null) {
		if (child.exitCode !== null || child.signalCode !== null)
			throw new Error(`${command} ended before it answered:\n${output()}`);
		await sleep(50);
	}
	return {
		pid: Number(child.pid),
		output,
		async stop() {
			child.kill();
			await ended;
		},
	};
}

/** Collects what a program prints; the function it returns has all of it so far. */
export function collectOutput({ stdout, stderr }: ChildProcess): () => string {
	let text = '';
	for (const stream of [stdout, stderr]) {
		stream?.setEncoding('utf8').on('data', (chunk: string) => {
			text += chunk;
		});
	}
	return () => text;
}

/**
 * Returns a port for programs that cannot be told to choose one: nobody listens on it, and it lies
 * below those that the system hands out by itself.
 */
export async function freePort(): Promise<number> {
	const port = randomInt(20_000, 32_000);
	await using server = createServer().listen(port, '127.0.0.1');
	return await once(server, 'listening').then(() => port, freePort);
}
