import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { outdatedCopies } from '../service/backups.ts';
import { COPIES, Refusal, run } from './machine.ts';

const KEY = join(COPIES, '.ssh/id_ed25519');

/**
 * Sends a copy to another machine over SFTP, deletes what is too old there, and fetches the copy back.
 * @param target `benutzer@rechner:ordner`
 * @returns the path of what came back
 */
export function sendCopy(file: string, target: string, now: Date): string {
	if (!existsSync(KEY)) {
		run('mkdir', '-p', '-m', '700', join(COPIES, '.ssh'));
		run('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-C', 'werkplan-sicherung', '-f', KEY);
	}
	const name = basename(file);
	const cameBack = join(COPIES, 'zurueck.neu');
	const sending = [`put ${file} ${name}.neu`, `rename ${name}.neu ${name}`];
	const printed = sftp(target, [...sending, `get ${name} ${cameBack}`, 'ls -1 anfragen-*.sqlite']);
	const lines = printed.split('\n');
	const outdated = outdatedCopies(lines, lines, now);
	if (outdated.length > 0)
		sftp(
			target,
			outdated.map((old) => `rm ${old}`),
		);
	return cameBack;
}

function sftp(target: string, commands: string[]): string {
	const options = [
		'ConnectTimeout=30',
		'StrictHostKeyChecking=accept-new',
		`UserKnownHostsFile=${COPIES}/.ssh/known_hosts`,
	].flatMap((option) => ['-o', option]);
	const args = ['-b', '-', '-i', KEY, ...options, target];
	const result = spawnSync('sftp', args, { encoding: 'utf8', input: `${commands.join('\n')}\n` });
	if (result.status === 0) return result.stdout;
	console.error(result.stderr);
	throw new Refusal(
		`Die Kopie liegt hier, kam aber nicht zu ${target} (warum: journalctl -u werkplan-sicherung). Dort muss in .ssh/authorized_keys diese Zeile stehen: restrict ${readFileSync(`${KEY}.pub`, 'utf8').trim()}`,
	);
}
