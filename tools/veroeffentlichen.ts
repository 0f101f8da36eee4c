import { type StdioOptions, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { siteSettings } from '#shared/settings.ts';
import { withSettingsFile } from '#shared/settings-file.ts';

/**
 * `npm run veroeffentlichen -- benutzer@server`: packs a release, copies it to a server over SSH, installs
 * it there or updates what runs, and asks for the site's health from here. `--zurueck` runs the release
 * before; `--muster` also publishes stand-ins, to try it out. Only OpenSSH and tar are needed.
 */
/** Where the archive is unpacked in the user's home on the server. */
const INBOX = 'werkplan-neu';
/** The first certificate takes Caddy some seconds. */
const WAIT_SECONDS = 90;

Object.assign(process.env, withSettingsFile(process.env));
const { server, muster, zurueck } = readArguments();
const connection = shareConnection();
const site = new URL(siteSettings(process.env).siteUrl);

const isDone = zurueck ? isOwnerServed('$sudo werkplan zurueck') : publish();
const reason = await askFromOutside(isDone ? WAIT_SECONDS : 0);
if (!isDone) {
	const seen = reason ? `nicht zu sehen (${reason})` : `erreichbar: ${site.origin}`;
	fail(`auf ${server} ging es nicht weiter (siehe oben). Von hier aus ist die Website ${seen}`);
}
if (reason) fail(`${explain(reason)}: sudo werkplan status`, '');
console.log(`Online: ${site.origin}`);

/** Returns whether the release was packed, copied and installed. */
function publish(): boolean {
	const archive = pack(onServer('uname -m'));
	console.log(`${basename(archive)} wird kopiert …`);
	onServer(`rm -rf ${INBOX} && mkdir ${INBOX} && tar -xzf - -C ${INBOX}`, openSync(archive, 'r'));
	const installer = `cd ${INBOX}/${basename(archive, '.tar.gz')} && $sudo ./installieren.sh ${site.hostname}`;
	return isOwnerServed(`${installer} && cd && rm -rf ${INBOX}`);
}

function readArguments() {
	try {
		const flag = { type: 'boolean', default: false } as const;
		const options = { muster: flag, zurueck: flag };
		const { values, positionals } = parseArgs({ options, allowPositionals: true });
		const [server = '', ...more] = positionals;
		// What begins with a dash would be an option of ssh.
		if (more.length > 0 || !/^[^\s-]\S*$/.test(server)) throw new Error('not one server');
		return { server, ...values };
	} catch {
		return fail(
			'Gebraucht wird ein Server: npm run veroeffentlichen -- benutzer@server (mit --zurueck: die vorige Fassung, mit --muster: auch Musterangaben).',
			'',
		);
	}
}

/** Returns options of ssh by which all commands use one connection: a password is asked for once. */
function shareConnection(): string[] {
	// OpenSSH for Windows cannot.
	if (process.platform === 'win32') return [];
	const folder = mkdtempSync(join(tmpdir(), 'werkplan-'));
	const options = [`ControlPath=${folder}/s`, 'ControlMaster=auto', 'ControlPersist=60'];
	const flags = options.flatMap((option) => ['-o', option]);
	process.once('exit', () => {
		spawnSync('ssh', [...flags, '-O', 'exit', server], { stdio: 'ignore' });
		rmSync(folder, { recursive: true, force: true });
	});
	return flags;
}

/** @param machine the server's processor, as its `uname -m` says */
function pack(machine: string): string {
	const fuer = { x86_64: 'linux-x64', aarch64: 'linux-arm64' }[machine];
	if (!fuer) return fail(`für den Prozessor „${machine}“ des Servers gibt es kein Node.`);
	const program = join(import.meta.dirname, 'release.ts');
	const args = [program, '--fuer', fuer, ...(muster ? ['--muster'] : [])];
	const stdio: StdioOptions = ['ignore', 'pipe', 'inherit'];
	console.log('Die Website wird gebaut und gepackt …');
	const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio });
	return status === 0 ? stdout.trim() : fail('das Packen ist nicht gelungen (siehe oben).');
}

/**
 * Runs a command line on the server; `$sudo` in it becomes what root needs there. Returns what it prints.
 * @param input a file it reads
 */
function onServer(line: string, input: number | 'ignore' = 'ignore'): string {
	const { status, stdout } = ssh(line, [input, 'pipe', 'inherit']);
	if (status === 255) fail(`${server} ist mit ssh nicht zu erreichen (siehe oben).`);
	if (status !== 0) fail(`auf ${server} ging es nicht weiter (siehe oben).`);
	return (stdout ?? '').trim();
}

/** Runs one that talks to the person at this terminal; returns whether it succeeded. */
function isOwnerServed(line: string): boolean {
	return ssh(line, 'inherit', process.stdin.isTTY ? ['-t'] : []).status === 0;
}

function ssh(line: string, stdio: StdioOptions, terminal: string[] = []) {
	const command = `[ "$(id -u)" = 0 ] || sudo=sudo; ${line}`;
	const args = [...connection, ...terminal, server, command];
	const result = spawnSync('ssh', args, { encoding: 'utf8', stdio });
	if (!result.error) return result;
	return fail(`ssh lässt sich nicht starten (${result.error.message}); gebraucht wird OpenSSH.`);
}

/** Asks for the site's health, again for some seconds. Returns what is wrong with the answer, '' for nothing. */
async function askFromOutside(seconds: number): Promise<string> {
	const address = new URL('/backend/health', site).href;
	console.log(`Von hier aus wird ${address} abgerufen …`);
	for (const from = Date.now(); ; await sleep(3000)) {
		const options = { signal: AbortSignal.timeout(10_000) };
		const reason = await fetch(address, options).then(faultIn, nameOf);
		if (!reason || Date.now() - from > seconds * 1000) return reason;
	}
}

async function faultIn(answer: Response): Promise<string> {
	return answer.ok ? '' : `${answer.status} ${(await answer.text()).trim()}`;
}

/** Returns the short name of what kept an answer away, as in ENOTFOUND: the long one is OpenSSL's own. */
function nameOf(error: unknown): string {
	const { cause = error } = error instanceof Error ? error : {};
	const name = cause instanceof Error && 'code' in cause ? cause.code : cause;
	return String(name);
}

function explain(reason: string): string {
	return reason === '503 gestört'
		? 'Es ist online, meldet aber eine Störung; welche, sagt auf dem Server'
		: `Auf dem Server läuft es, von hier aus aber nicht (${reason}). Meist zeigt die Domain noch nicht auf ihn; warum sonst, sagt dort`;
}

function fail(reason: string, title = 'Nicht zu Ende gebracht: '): never {
	console.error(title + reason);
	process.exit(1);
}
