import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { newFolder } from '../../testing/new-folder.ts';
import { FRESH_DEBIAN } from './fresh-debian.ts';

export type Debian = {
	/** Its files, seen from here. */
	root: string;
	/** Runs a line of shell as root and returns what it prints; rejects with its `stderr` when it fails. */
	run(line: string): Promise<string>;
	powerOn(): Promise<void>;
	powerOff(): Promise<void>;
};

/** Where the disk of its /var/lib/werkplan is mounted here. */
export const DATA_DISK = '/run/systemd/data';

/**
 * Boots a new Debian with systemd in a container. It shares the network with these tests, which have one
 * of their own with nothing but a loopback: `npm run test:server` starts them so, as root.
 * @param dataSize of the small disk for /var/lib/werkplan, as in `300m`
 */
export async function bootDebian(dataSize: string): Promise<Debian> {
	if (/^ *(?!lo:)\w+:/m.test(readFileSync('/proc/net/dev', 'utf8')))
		throw new Error('These tests need a network of their own: npm run test:server');
	const root = newFolder();
	// Only these tests see the mount. Without /run/systemd/system systemd-nspawn would refuse to boot.
	const prepare = `
		ip link set lo up
		cp -a ${FRESH_DEBIAN}/. ${root}
		mount -t tmpfs tmpfs /run/systemd
		mkdir /run/systemd/system ${DATA_DISK}
		mount -t tmpfs -o size=${dataSize} tmpfs ${DATA_DISK}`;
	execFileSync('sh', ['-ec', prepare]);

	const disk = `--bind=${DATA_DISK}:/var/lib/werkplan`;
	const options = ['--register=no', '--keep-unit', disk, '-D', root, '--boot'];
	let machine: ChildProcess;
	process.once('exit', () => machine.kill('SIGKILL'));

	const run = async (line: string) => {
		const children = `/proc/${machine.pid}/task/${machine.pid}/children`;
		const first = readFileSync(children, 'utf8').trim();
		const clean = ['env', '-i', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/bin', 'HOME=/root'];
		const inside = ['-t', first, '--all', ...clean, 'bash', '-c', line];
		return (await promisify(execFile)('nsenter', inside, { maxBuffer: 1e8 })).stdout.trim();
	};
	// Its owner can log in. multi-user.target would wait, for ever on Debian 13, for a service that does not start.
	const isUp = () => run('systemctl is-active ssh').catch(() => false);
	const powerOn = async () => {
		machine = spawn('systemd-nspawn', options, { stdio: 'ignore' });
		while (!(await isUp())) await sleep(100);
	};
	const powerOff = async () => {
		machine.kill();
		await once(machine, 'exit');
	};
	await powerOn();
	return { root, run, powerOn, powerOff };
}
