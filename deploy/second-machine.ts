import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BACKUP_COPIES, BACKUP_DAYS } from '#shared/periods.ts';
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
	const there = printed.match(/^anfragen-[\d-]+\.sqlite$/gm) ?? [];
	const outdated = outdatedCopies(there, now);
	if (outdated.length > 0)
		sftp(
			target,
			outdated.map((old) => `rm ${old}`),
		);
	return cameBack;
}

/**
 * Of the names of copies, returns those to delete: what is of none of the newest fourteen days, or 30 days
 * old. The newest stays, however old.
 */
export function outdatedCopies(names: string[], now: Date): string[] {
	const dayOf = (name: string) => name.slice('anfragen-'.length, 'anfragen-2026-11-28'.length);
	const newestFirst = names.toSorted().reverse();
	const days = [...new Set(newestFirst.map(dayOf))].slice(0, BACKUP_COPIES);
	const ageOf = (day: string) => (now.getTime() - Date.parse(day)) / 86_400_000;
	return newestFirst
		.slice(1)
		.filter((name) => !days.includes(dayOf(name)) || ageOf(dayOf(name)) >= BACKUP_DAYS);
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
