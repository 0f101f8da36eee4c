import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
	writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorMessage } from '#shared/error-message.ts';
import { Machine, type Result } from '../../../deploy/machine.ts';
import { einsetzen, kopie, parseRestoreOrder, sichern } from '../../cli/copies.ts';
import { connect } from '../../database.ts';
import { THIS_HOST } from '../../host.ts';

type Given = {
	/** Stands before all paths. */
	root: string;
	now: () => Date;
	/** Whether files in the folder of copies can be written. */
	canCopy: () => boolean;
	/** The folder of the second machine; null = it does not answer. */
	secondMachine: () => string | null;
	/** `systemctl`. @param verb as in `stop` */
	systemctl(verb: string, ...units: string[]): void;
};

/**
 * A server for the programs of deploy/: what they ask of other programs (rm, cat, sftp, systemctl, and the service's
 * own maintenance.ts) is done here, in this process, so that a year takes seconds.
 */
export function serverMachine(given: Given): Machine {
	const machine: Machine = new Machine({
		root: given.root,
		own: given.root,
		now: given.now,
		spawn(command, args, options) {
			// Whose account a program runs under makes no difference here.
			const [name = '', ...words] =
				command === 'setpriv' || command === 'prlimit'
					? args.slice(args.indexOf('--') + 1)
					: [command, ...args];
			try {
				return succeeded(run(name, words, options.stdio, String(options.input ?? '')));
			} catch (error) {
				return { ...succeeded(''), status: 1, stderr: errorMessage(error) };
			}
		},
	});
	mkdirSync(machine.data, { recursive: true });
	mkdirSync(machine.copies, { recursive: true });
	mkdirSync(dirname(machine.settingsFile), { recursive: true });
	writeFileSync(machine.settingsFile, 'SICHERUNG_ZIEL=kopien@zuhause\n');
	return machine;

	function run(name: string, words: string[], stdio: unknown, input: string): string {
		const [first = ''] = words;
		switch (name) {
			case 'rm':
				for (const file of words.slice(1)) rmSync(file, { force: true });
				return '';
			case 'cat':
				if (!given.canCopy()) throw new Error('No space left on device');
				writeSync(descriptor(stdio, 1), readFileSync(first));
				return '';
			case 'dd':
				writeFileSync(words.at(-1)?.slice('of='.length) ?? '', readFileSync(descriptor(stdio, 0)));
				return '';
			case 'mkdir':
				mkdirSync(words.at(-1) ?? '', { recursive: true });
				return '';
			case 'ssh-keygen':
				for (const ending of ['', '.pub']) writeFileSync(`${words.at(-1)}${ending}`, 'ssh-ed25519');
				return '';
			case 'sftp':
				return transfer(input);
			case 'systemctl':
				given.systemctl(first, ...words.slice(1));
				return '';
			case 'bin/node':
				return maintenance(words.slice(1), input);
		}
		throw new Error(`The simulated server has no program ${name}.`);
	}

	function maintenance([name = '', first = '']: string[], input: string): string {
		const said: string[] = [];
		const context = {
			dataDir: machine.data,
			host: { ...THIS_HOST, now: given.now },
			out: (text: string) => void said.push(text),
		};
		if (name === 'kopie') kopie(context, first);
		else if (name === 'einsetzen') einsetzen(context, first, parseRestoreOrder(input));
		else if (name === 'sichern') {
			if (!existsSync(machine.database)) throw new Error('Es gibt keine Datenbank.');
			using db = connect(machine.database);
			sichern({ ...context, db }, first);
		} else throw new Error(`The simulated server has no command ${name}.`);
		return said.join('\n');
	}

	function transfer(commands: string): string {
		const there = given.secondMachine();
		if (there === null)
			throw new Error('ssh: connect to host zuhause port 22: Connection timed out');
		const said: string[] = [];
		for (const line of commands.split('\n').filter(Boolean)) {
			const [command, from = '', to = ''] = line.replaceAll('"', '').split(' ');
			if (command === 'put') copyFileSync(from, join(there, to));
			else if (command === 'get') copyFileSync(join(there, from), to);
			else if (command === 'rename') renameSync(join(there, from), join(there, to));
			else if (command === 'rm') rmSync(join(there, from));
			else if (command === 'ls') said.push(...readdirSync(there).map((name) => basename(name)));
			else throw new Error(`The simulated second machine does not know: ${line}`);
		}
		return said.join('\n');
	}
}

function succeeded(stdout: string): Result {
	return { pid: 1, output: [], signal: null, status: 0, stdout, stderr: '' };
}

function descriptor(stdio: unknown, index: number): number {
	return Array.isArray(stdio) ? Number(stdio[index]) : index;
}
