import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { OwnerError } from '#shared/owner-error.ts';
import { newestCopyOf, outdatedCopies } from '../service/backups.ts';
import type { Machine } from './machine.ts';

const TWENTY_MINUTES_MS = 20 * 60_000;

type Sent = {
	/** The path of the copy as it came back; a later run or keepCopies takes it away. */
	cameBack: string;
	/** The newest copy there but this one, '' for none. */
	newestOther: string;
};

/**
 * Sends a copy to another machine over SFTP, into a folder that is made where it is missing, deletes what is
 * outdated there, and fetches the copy back.
 * @param target `benutzer@rechner:ordner`
 */
export function sendCopy(machine: Machine, file: string, target: string): Sent {
	makeKey(machine);
	const name = basename(file);
	const cameBack = join(machine.copies, 'zurueck.neu');
	const printed = sftp(machine, target, file, [
		`put "${file}" ${name}.neu`,
		`rename ${name}.neu ${name}`,
		`get ${name} "${cameBack}"`,
		'ls -1',
	]);
	const there = printed.split('\n').map((line) => line.trim());
	const copies = there.filter((line) => line !== name);
	// What a broken transfer left is as old as its name says, and whole copies are there by now.
	const broken = there.filter((line) => /^anfragen-[\d-]+\.sqlite\.neu$/.test(line));
	const outdated = [...broken, ...outdatedCopies(there, there, machine.now())];
	const deleting = outdated.map((old) => `rm ${old}`);
	if (deleting.length > 0) sftp(machine, target, file, deleting);
	return { cameBack, newestOther: newestCopyOf(copies, machine.now()) };
}

function keyOf({ copies }: Machine): string {
	return join(copies, '.ssh/id_ed25519');
}

function makeKey(machine: Machine): void {
	const key = keyOf(machine);
	if (existsSync(key)) return;
	machine.run('mkdir', '-p', '-m', '700', join(machine.copies, '.ssh'));
	machine.run('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-C', 'werkplan-sicherung', '-f', key);
}

/** Runs commands in the folder there. A machine that hangs or sends without end is left. @throws an OwnerError */
function sftp(machine: Machine, target: string, file: string, commands: string[]): string {
	const [, host = target, folder = ''] = /^([^:]*):?(.*)$/.exec(target) ?? [];
	const options = [
		'ConnectTimeout=30',
		'StrictHostKeyChecking=accept-new',
		`UserKnownHostsFile=${machine.copies}/.ssh/known_hosts`,
	].flatMap((option) => ['-o', option]);
	// Three times: what comes back is as large, and the answers are short.
	const bounds = [`--fsize=${3 * statSync(file).size}`, '--'];
	const program = ['sftp', '-b', '-', '-i', keyOf(machine), ...options, host];
	const result = machine.askWith(
		{
			input: `${[...goInto(folder), ...commands].join('\n')}\n`,
			timeout: TWENTY_MINUTES_MS,
			killSignal: 'SIGKILL',
		},
		'prlimit',
		...bounds,
		...program,
	);
	if (result.status === 0) return result.stdout;
	const reason = result.error?.message ?? result.stderr;
	console.error(reason);
	throw new OwnerError(
		`Die Kopie liegt hier, kam aber nicht zu ${target} (${lastLine(reason)}). Dort muss in .ssh/authorized_keys diese Zeile stehen: restrict,command="internal-sftp" ${readFileSync(`${keyOf(machine)}.pub`, 'utf8').trim()}`,
	);
}

/** Makes each folder of the path that is missing (`-`: one that is there is no fault), and goes into the last. */
function goInto(folder: string): string[] {
	if (folder === '') return [];
	const parts = folder.split('/');
	const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/')).filter(Boolean);
	return [...paths.map((path) => `-mkdir "${path}"`), `cd "${folder}"`];
}

function lastLine(text: string): string {
	return text.trim().split('\n').at(-1) ?? '';
}
