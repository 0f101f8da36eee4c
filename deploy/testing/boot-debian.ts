import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { newFolder } from '../../testing/new-folder.ts';
import { FRESH_DEBIAN } from './fresh-debian.ts';

type Result = { status: number | null; stdout: string; stderr: string };

export type Debian = {
	/** Its files, seen from here. */
	root: string;
	/** Runs a line of shell as root and returns what it prints. @throws with all it said when it fails */
	run(line: string): Promise<string>;
	/** The same without the throw. */
	attempt(line: string): Promise<Result>;
	reboot(): Promise<void>;
	powerOff(): Promise<void>;
};

/**
 * Boots a new Debian with systemd in a container. It shares the network with these tests, which have one
 * of their own with nothing but a loopback: `npm run test:server` starts them so, as root.
 * @param dataSize of the small disk for /var/lib/werkplan, as in `300m`
 */
export async function bootDebian(dataSize: string): Promise<Debian> {
	if (/^ *(?!lo:)\w+:/m.test(readFileSync('/proc/net/dev', 'utf8')))
		throw new Error('These tests need a network of their own: npm run test:server');
	const root = newFolder();
	execFileSync('cp', ['-a', `${FRESH_DEBIAN}/.`, root]);
	const data = newFolder();
	execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${dataSize}`, 'tmpfs', data]);
	// Only these tests see it: without the folder systemd-nspawn takes the machine for one without systemd.
	execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', '/run/systemd']);
	mkdirSync('/run/systemd/system');
	execFileSync('ip', ['link', 'set', 'lo', 'up']);

	const options = ['--quiet', '--register=no', '--keep-unit', `--bind=${data}:/var/lib/werkplan`];
	const start = () =>
		spawn('systemd-nspawn', [...options, '-D', root, '--boot'], { stdio: 'ignore' });
	let machine = start();
	process.once('exit', () => machine.kill('SIGKILL'));

	const attempt = async (line: string): Promise<Result> => {
		const inside = ['-t', leader(), '--all', 'env', '-i', `PATH=${PATH}`, 'HOME=/root'];
		return await runProgram('nsenter', [...inside, 'bash', '-c', line]);
	};
	const run = async (line: string) => {
		const { status, stdout, stderr } = await attempt(line);
		if (status !== 0) throw new Error(`${line}\nended with ${status}:\n${stdout}${stderr}`);
		return stdout.trim();
	};
	/** The first process inside. */
	function leader(): string {
		return readFileSync(`/proc/${machine.pid}/task/${machine.pid}/children`, 'utf8').trim();
	}
	async function stop(how: 'reboot' | 'poweroff'): Promise<void> {
		const ended = once(machine, 'exit');
		await attempt(`systemctl ${how}`);
		await ended;
	}
	async function booted(): Promise<void> {
		const line = 'systemctl is-active multi-user.target';
		while ((await attempt(line)).stdout.trim() !== 'active') await sleep(100);
	}

	await booted();
	return {
		root,
		attempt,
		run,
		async reboot() {
			await stop('reboot');
			machine = start();
			await booted();
		},
		async powerOff() {
			await stop('poweroff');
			execFileSync('umount', [data]);
		},
	};
}

/** Runs a program without holding up what else the tests do. */
export async function runProgram(
	command: string,
	args: string[],
	env: NodeJS.ProcessEnv = process.env,
): Promise<Result> {
	const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
	const [stdout, stderr] = [text(child.stdout), text(child.stderr)];
	const [status] = await once(child, 'close');
	return { status, stdout: await stdout, stderr: await stderr };
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
