import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { OwnerError } from '#shared/owner-error.ts';
import { newestCopyOf, outdatedCopies } from '../service/backups.ts';
import type { Machine } from './machine.ts';

const SENT_WITHIN_MS = 20 * 60_000;

type Transfer = {
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
export function sendCopy(machine: Machine, file: string, target: string): Transfer {
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

function knownHostsOf({ copies }: Machine): string {
	return join(copies, '.ssh/known_hosts');
}

function makeKey(machine: Machine): void {
	const key = keyOf(machine);
	if (existsSync(key)) return;
	machine.run('mkdir', '-p', '-m', '700', join(machine.copies, '.ssh'));
	machine.run('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-C', 'werkplan-sicherung', '-f', key);
}

/** Runs commands in the folder there. A machine that hangs or sends without end is left. @throws an OwnerError */
function sftp(machine: Machine, target: string, file: string, commands: string[]): string {
	// An IPv6 address stands in brackets.
	const [, host = target, folder = ''] = /^((?:[^:]*@)?\[[^\]]*\]|[^:]*):?(.*)$/.exec(target) ?? [];
	const options = [
		'ConnectTimeout=30',
		'StrictHostKeyChecking=accept-new',
		`UserKnownHostsFile=${knownHostsOf(machine)}`,
	].flatMap((option) => ['-o', option]);
	// Three times: what comes back is as large, and the answers are short.
	const bounds = [`--fsize=${3 * statSync(file).size}`, '--'];
	const program = ['sftp', '-b', '-', '-i', keyOf(machine), ...options, host];
	const result = machine.spawnWith(
		{
			input: `${[...goInto(folder), ...commands].join('\n')}\n`,
			timeout: SENT_WITHIN_MS,
			killSignal: 'SIGKILL',
		},
		'prlimit',
		...bounds,
		...program,
	);
	if (result.status === 0) return result.stdout;
	const said = result.error?.message ?? result.stderr;
	console.error(said);
	const reason = reasonIn(said);
	const sentence = `Die Kopie liegt hier, kam aber nicht zu ${target} (${reason}).`;
	throw new OwnerError([sentence, ...remedyOf(machine, host, reason)].join(' '));
}

/** Returns what ssh said last: sftp adds to any reason that the connection is closed. */
function reasonIn(text: string): string {
	const lines = text.trim().split(/\s*\n/);
	return lines.findLast((line) => line !== 'Connection closed') ?? '';
}

/** Returns a sentence on what the owner can do, none where the reason says it. */
function remedyOf(machine: Machine, host: string, reason: string): string[] {
	// Where no ways to log in follow, a folder is meant.
	if (reason.includes('Permission denied (')) {
		const key = readFileSync(`${keyOf(machine)}.pub`, 'utf8').trim();
		return [
			`Dort muss in .ssh/authorized_keys diese Zeile stehen: restrict,command="internal-sftp" ${key}`,
		];
	}
	if (reason !== 'Host key verification failed.') return [];
	return [
		`Dort antwortet ein anderer Rechner als bisher. Ist er Ihrer, nur neu eingerichtet: sudo ssh-keygen -R ${host.replace(/^.*@|[[\]]/g, '')} -f ${knownHostsOf(machine)}`,
	];
}

/** Makes each folder of the path that is missing (`-`: one that is there is no fault), and goes into the last. */
function goInto(folder: string): string[] {
	if (folder === '') return [];
	const parts = folder.split('/');
	const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/')).filter(Boolean);
	return [...paths.map((path) => `-mkdir "${path}"`), `cd "${folder}"`];
}
