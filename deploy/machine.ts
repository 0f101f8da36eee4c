import { type SpawnSyncOptions, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, readlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readServerSettings } from './server-settings.ts';

/** Where things lie on a server. */
export const BASE = '/opt/werkplan';
export const CURRENT: string = join(BASE, 'current');
export const DATA = '/var/lib/werkplan';
export const COPIES = '/var/backups/werkplan';

/** The release, or unpacked archive, that this program belongs to. */
export const OWN: string = resolve(import.meta.dirname, '..');

/** Ends a command with one German sentence for the owner. */
export class Refusal extends Error {}

/** Runs a command of the owner, and prints why it ends early. */
export async function answerOwner(command: () => unknown): Promise<void> {
	try {
		await command();
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		console.error(`Abgebrochen: ${error.message}`);
		process.exitCode ||= 1;
	}
}

type Result = SpawnSyncReturns<string>;

/** Runs a program as root and returns what it prints. @throws with what it says where it fails */
export function run(command: string, ...args: string[]): string {
	return printedBy(ask(command, ...args), `${command} ${args.join(' ')}`);
}

/** Runs a program as root, whatever comes of it. */
export function ask(command: string, ...args: string[]): Result {
	return spawnSync(command, args, { encoding: 'utf8' });
}

/** Tells whether a program succeeds. */
export function succeeds(command: string, ...args: string[]): boolean {
	return ask(command, ...args).status === 0;
}

/**
 * Runs a program as the account of the service, so that a link which that account planted leads nowhere
 * that it could not go by itself.
 */
export function asService(command: string[], options: SpawnSyncOptions = {}): Result {
	const account = ['--reuid=werkplan', '--regid=werkplan', '--clear-groups', '--no-new-privs'];
	return spawnSync('setpriv', [...account, '--', ...command], { ...options, encoding: 'utf8' });
}

/** Runs a command of service/cli/anfragen.ts on the inquiries, with the service's settings. */
export function anfragen(args: string[], stdio: SpawnSyncOptions['stdio'] = 'pipe'): Result {
	const env = {
		PATH: process.env.PATH,
		TERM: process.env.TERM,
		...readServerSettings(),
		DATA_DIR: DATA,
		OWNER_COMMAND: 'sudo werkplan anfragen',
	};
	const program = ['bin/node', 'service/cli/anfragen.ts', ...args];
	return asService(program, { cwd: CURRENT, env, stdio });
}

/** Returns what a program printed. @throws a Refusal with what it says where it has failed */
export function printedBy(result: Result, name: string): string {
	const { error, status, stdout, stderr } = result;
	// None where it went to a file.
	if (status === 0) return (stdout ?? '').trim();
	throw new Refusal(error?.message ?? (stderr?.trim() || `„${name}“ ist nicht gelungen.`));
}

/** Returns the name of the release that a link leads to, '' for none. */
export function releaseOf(link: 'current' | 'previous'): string {
	const path = join(BASE, link);
	return existsSync(path) ? basename(readlinkSync(path)) : '';
}

/** Returns what the service says of its health; null where it does not answer. */
export async function health(): Promise<string | null> {
	const options = { signal: AbortSignal.timeout(2_000) };
	const answer = await fetch('http://127.0.0.1:4321/backend/health', options).catch(() => null);
	return answer && (await answer.text()).trim();
}

const UNIT = 'werkplan-umschalten';

/**
 * Runs a program of this folder under systemd, away from this terminal: Ctrl-C or a lost connection do
 * not end it half-way. Returns whether it succeeded.
 */
export function runToItsEnd(program: string, ...args: string[]): boolean {
	if (succeeds('systemctl', 'is-active', '--quiet', UNIT))
		throw new Refusal('Auf diesem Server wird gerade umgeschaltet; gleich geht es wieder.');
	const unit = ['--quiet', '--wait', '--pipe', '--collect', `--unit=${UNIT}`];
	const command = [join(OWN, 'bin/node'), join(OWN, 'deploy', program), ...args];
	return spawnSync('systemd-run', [...unit, '--', ...command], { stdio: 'inherit' }).status === 0;
}
