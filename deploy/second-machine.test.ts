import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OwnerError } from '#shared/owner-error.ts';
import { hearConsole } from '../testing/hear-console.ts';
import { sendCopy } from './second-machine.ts';
import { fakeMachine } from './testing/fake-machine.ts';

const NAME = 'anfragen-2026-11-28-030000.sqlite';

const said = hearConsole();

/** Sends a copy. @returns the commands of each connection, a line each */
function sent({
	target = 'er@nas:kopien',
	there = [NAME],
	fails = null as string | Error | null,
	hasKey = true,
} = {}) {
	const connections: string[][] = [];
	const fake = fakeMachine({
		program(line, input) {
			if (line.startsWith('ssh-keygen')) fake.write(`${KEY}.pub`, 'ssh-ed25519 NEU\n');
			if (!line.startsWith('prlimit')) return 0;
			connections.push(input.split('\n'));
			if (fails instanceof Error) return { status: 1, error: fails };
			if (fails) return { status: 255, stderr: fails };
			return { status: 0, stdout: `sftp> ls -1\r\n${there.join('\r\n')}\r\n` };
		},
	});
	const KEY = '/var/backups/werkplan/.ssh/id_ed25519';
	if (hasKey) {
		fake.write(KEY, '');
		fake.write(`${KEY}.pub`, 'ssh-ed25519 AAAA\n');
	}
	const file = join(fake.machine.copies, NAME);
	fake.write(`/var/backups/werkplan/${NAME}`, 'x'.repeat(1000));
	const send = () => sendCopy(fake.machine, file, target);
	return { ...fake, file, send, connections };
}

test('a copy is sent under another name first, and fetched back into the folder of copies', () => {
	const { machine, file, send, connections, ran, optionsOf } = sent();
	const cameBack = join(machine.copies, 'zurueck.neu');
	expect(send()).toEqual({ cameBack, newestOther: '' });
	expect(connections).toEqual([
		[
			'-mkdir "kopien"',
			'cd "kopien"',
			`put "${file}" ${NAME}.neu`,
			`rename ${NAME}.neu ${NAME}`,
			`get ${NAME} "${cameBack}"`,
			'ls -1',
			'',
		],
	]);
	const ssh = join(machine.copies, '.ssh');
	expect(ran).toEqual([
		`prlimit --fsize=3000 -- sftp -b - -i ${ssh}/id_ed25519 -o ConnectTimeout=30 -o StrictHostKeyChecking=accept-new -o UserKnownHostsFile=${ssh}/known_hosts er@nas`,
	]);
	expect(optionsOf('sftp')).toMatchObject({ timeout: 1_200_000, killSignal: 'SIGKILL' });
});

test.each([
	['er@nas', [], 'er@nas'],
	['er@nas:', [], 'er@nas'],
	['nas:a/b', ['-mkdir "a"', '-mkdir "a/b"', 'cd "a/b"'], 'nas'],
	['nas:/a:b', ['-mkdir "/a:b"', 'cd "/a:b"'], 'nas'],
	['er@[2001:db8::2]:k', ['-mkdir "k"', 'cd "k"'], 'er@[2001:db8::2]'],
	['[2001:db8::2]', [], '[2001:db8::2]'],
])('in %s each folder is made that is missing', (target, commands, host) => {
	const { send, connections, ran } = sent({ target });
	send();
	expect(connections[0]?.slice(0, -5)).toEqual(commands);
	expect(ran[0]?.endsWith(` ${host}`)).toBe(true);
});

test('a key is made the first time, without a password and for root alone', () => {
	const { machine, send, ran } = sent({ hasKey: false });
	send();
	const ssh = join(machine.copies, '.ssh');
	expect(ran.slice(0, 2)).toEqual([
		`mkdir -p -m 700 ${ssh}`,
		`ssh-keygen -q -t ed25519 -N  -C werkplan-sicherung -f ${ssh}/id_ed25519`,
	]);
});

test('what is outdated there goes, what a broken transfer left too, and nothing of the owner’s own', () => {
	const old = 'anfragen-2026-09-01-030000.sqlite';
	const { send, connections } = sent({
		there: [NAME, old, `${old}.neu`, 'brief.txt', `alt-${old}.neu`, `${old}.neu.txt`],
	});
	expect(send().newestOther).toBe(old);
	expect(connections.slice(1)).toEqual([
		['-mkdir "kopien"', 'cd "kopien"', `rm ${old}.neu`, `rm ${old}`, ''],
	]);
});

/** What OpenSSH 9.2 prints, as it was recorded. */
const CHANGED = `@    WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!     @\r
Offending ED25519 key in /var/backups/werkplan/.ssh/known_hosts:1\r
Host key for nas has changed and you have requested strict checking.\r
Host key verification failed.\r
Connection closed\r
`;
const REFUSED = `Warning: Permanently added 'nas' (ED25519) to the list of known hosts.\r
er@nas: Permission denied (publickey,password).\r
Connection closed\r
`;

test.each([
	[
		'that does not know the key',
		REFUSED,
		/\(er@nas: Permission denied \(publickey,password\)\.\)\. Dort muss in \.ssh\/authorized_keys diese Zeile stehen: restrict,command="internal-sftp" ssh-ed25519 AAAA$/,
	],
	[
		'that is another one than before',
		CHANGED,
		/\(Host key verification failed\.\)\. .*: sudo ssh-keygen -R nas -f \S+\/var\/backups\/werkplan\/\.ssh\/known_hosts$/,
	],
	[
		'that is off',
		'ssh: connect to host nas port 22: Connection refused\r\nConnection closed\r\n',
		/\(ssh: connect to host nas port 22: Connection refused\)\.$/,
	],
	[
		'whose folder cannot be written',
		'dest open "/home/er/x": Permission denied\r\n',
		/\(dest open "\/home\/er\/x": Permission denied\)\.$/,
	],
	['that hangs', new Error('spawnSync prlimit ETIMEDOUT'), /\(spawnSync prlimit ETIMEDOUT\)\.$/],
])('a machine %s: the reason is told, with what helps', (_, fails, sentence) => {
	const { send } = sent({ fails });
	expect(send).toThrow(OwnerError);
	expect(send).toThrow(/^Die Kopie liegt hier, kam aber nicht zu er@nas:kopien \(/);
	expect(send).toThrow(sentence);
	expect(said.at(-1), 'in the log all of it').toBe(fails instanceof Error ? fails.message : fails);
});

test('the key of another machine is taken away by the name under which it was kept', () => {
	const { send } = sent({ fails: CHANGED, target: 'er@[2001:db8::2]:k' });
	expect(send).toThrow(/: sudo ssh-keygen -R 2001:db8::2 -f /);
});
