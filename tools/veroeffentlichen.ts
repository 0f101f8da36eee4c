import { type SpawnSyncReturns, type StdioOptions, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { messageOf, OwnerError } from '../shared/owner-error.ts';
import { siteSettings } from '../shared/settings.ts';
import { withSettingsFile } from '../shared/settings-file.ts';

/** Where the archive is unpacked in the user's home on the server. */
const INBOX = 'werkplan-neu';
/** The first certificate takes Caddy some seconds. */
const WAIT_SECONDS = 90;
const TELL_EVERY_SECONDS = 15;

/** Leaves nothing of ours on the server, and says which release runs there. */
const LEAVE = `rm -rf ${INBOX}; while systemctl is-active --quiet werkplan-umschalten; do sleep 1; done; cat /opt/werkplan/current/VERSION 2>/dev/null || echo noch nichts`;

/** The machine at home; tests give their own. */
export type Home = {
	env: NodeJS.Dict<string>;
	spawn(command: string, args: string[], stdio: StdioOptions): SpawnSyncReturns<string>;
	fetch: typeof fetch;
	now(): number;
	/** Returns early after Ctrl-C. */
	sleep(ms: number): Promise<unknown>;
	hasTerminal: boolean;
	/** Ctrl-C ends what runs just now, and then this command, which says what it leaves. */
	interrupted: AbortSignal;
};

/**
 * `npm run veroeffentlichen -- benutzer@server`: packs a release, copies it to a server over SSH, installs
 * it there or updates what runs, and asks for the site's health from here. `--zurueck` runs the release
 * before; `--muster` also publishes stand-ins, to try it out. Only OpenSSH and tar are needed.
 * @throws OwnerError where the site is not online as it should be
 */
export async function veroeffentlichen(home: Home, args: string[]): Promise<void> {
	const { server, muster, zurueck } = readArguments(args);
	const site = new URL(siteSettings(home.env).siteUrl);
	using connection = connect(home, server);
	const machine = connection.run('uname -m');
	let isDone = false;
	try {
		isDone = zurueck
			? connection.serve('$sudo werkplan zurueck')
			: publish(connection, pack(home, machine, muster), site);
	} finally {
		// Also after Ctrl-C: a switch that has begun comes to its end on the server.
		console.log(whatRuns(connection, server));
	}
	const reason = await askFromOutside(home, site, isDone ? WAIT_SECONDS : 0);
	if (!isDone) {
		const seen = reason ? `nicht zu sehen (${reason})` : `erreichbar: ${site.origin}`;
		throw new OwnerError(
			`Nicht zu Ende gebracht (siehe oben). Von hier aus ist die Website ${seen}`,
		);
	}
	if (reason) throw new OwnerError(`${explain(reason)}: sudo werkplan status`);
	console.log(`Online: ${site.origin}`);
}

function whatRuns(connection: Connection, server: string): string {
	try {
		return `Auf ${server} läuft: ${connection.run(LEAVE)}`;
	} catch {
		return `Was auf ${server} läuft, sagt dort: sudo werkplan status`;
	}
}

/** Returns whether the release was copied and installed. */
function publish(connection: Connection, archive: string, site: URL): boolean {
	console.log(`${basename(archive)} wird kopiert …`);
	connection.run(
		`rm -rf ${INBOX} && mkdir ${INBOX} && tar -xzf - -C ${INBOX}`,
		openSync(archive, 'r'),
	);
	return connection.serve(
		`cd ${INBOX}/${basename(archive, '.tar.gz')} && $sudo ./installieren.sh ${site.hostname}`,
	);
}

function readArguments(args: string[]) {
	const flag = { type: 'boolean', default: false } as const;
	const options = { muster: flag, zurueck: flag };
	const usage =
		'Gebraucht wird ein Server: npm run veroeffentlichen -- benutzer@server (mit --zurueck: die vorige Fassung, mit --muster: auch Musterangaben).';
	try {
		const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
		const [server = '', ...more] = positionals;
		// What begins with a dash would be an option of ssh.
		if (more.length > 0 || !/^[^\s-]\S*$/.test(server)) throw new Error('not one server');
		return { server, ...values };
	} catch (error) {
		const [option] = /--(einstellungen|ja|ohne-caddy)\b/.exec(String(error)) ?? [];
		throw new OwnerError(
			option
				? `${option} gibt es hier nicht: Das ist eine Option von installieren.sh auf dem Server (docs/online-stellen.md, Abschnitt 3). ${usage}`
				: usage,
		);
	}
}

/** @param machine the server's processor, as its `uname -m` says @returns the path of the archive */
function pack(home: Home, machine: string, muster: boolean): string {
	const fuer = { x86_64: 'linux-x64', aarch64: 'linux-arm64' }[machine];
	if (!fuer) throw new OwnerError(`Für den Prozessor „${machine}“ des Servers gibt es kein Node.`);
	const program = join(import.meta.dirname, 'release.ts');
	const args = [program, '--fuer', fuer, ...(muster ? ['--muster'] : [])];
	console.log('Die Website wird gebaut und gepackt …');
	// It says by itself that not all is in Git yet.
	const { status, signal, stdout } = home.spawn(process.execPath, args, [
		'ignore',
		'pipe',
		'inherit',
	]);
	// After Ctrl-C nothing stands above.
	if (signal === 'SIGINT') throw new OwnerError('Nicht zu Ende gebracht: Sie haben abgebrochen.');
	if (status !== 0)
		throw new OwnerError('Nicht zu Ende gebracht: Das Packen ist nicht gelungen (siehe oben).');
	return stdout.trim();
}

type Connection = Disposable & {
	/**
	 * Runs a command line on the server; `$sudo` in it becomes what root needs there. Returns what it prints.
	 * @param input a file it reads
	 * @throws OwnerError where it fails
	 */
	run(line: string, input?: number): string;
	/** Runs one that talks to the person at this terminal; returns whether it succeeded. */
	serve(line: string): boolean;
};

/** All commands use one connection: a password is asked for once, however long the site is built between two. */
function connect(home: Home, server: string): Connection {
	const folder = mkdtempSync(join(tmpdir(), 'werkplan-'));
	const shared = [`ControlPath=${folder}/s`, 'ControlMaster=auto', 'ControlPersist=yes'];
	const options = shared.flatMap((option) => ['-o', option]);
	const ssh = (line: string, stdio: StdioOptions, terminal: string[] = []) => {
		const command = `[ "$(id -u)" = 0 ] || sudo=sudo; ${line}`;
		const args = [...options, ...terminal, server, command];
		const result = home.spawn('ssh', args, stdio);
		if (!result.error) return result;
		throw new OwnerError(
			`ssh lässt sich nicht starten (${result.error.message}); gebraucht wird OpenSSH.`,
		);
	};
	return {
		run(line, input) {
			const { status, stdout } = ssh(line, [input ?? 'ignore', 'pipe', 'inherit']);
			if (status === 255)
				throw new OwnerError(`${server} ist mit ssh nicht zu erreichen (siehe oben).`);
			if (status !== 0) throw new OwnerError(`Auf ${server} ging es nicht weiter (siehe oben).`);
			return (stdout ?? '').trim();
		},
		serve: (line) => ssh(line, 'inherit', home.hasTerminal ? ['-t'] : []).status === 0,
		[Symbol.dispose]() {
			home.spawn('ssh', [...options, '-O', 'exit', server], 'ignore');
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Asks for the site's health, again for some seconds. Returns what is wrong with the answer, '' for nothing. */
async function askFromOutside(home: Home, site: URL, seconds: number): Promise<string> {
	const address = new URL('/backend/health', site).href;
	console.log(`Von hier aus wird ${address} abgerufen …`);
	const from = home.now();
	let toldAt = from;
	for (;;) {
		const options = { signal: AbortSignal.timeout(10_000) };
		const reason = await home.fetch(address, options).then(faultIn, nameOf);
		const left = seconds - Math.round((home.now() - from) / 1000);
		if (!reason || left < 0 || home.interrupted.aborted) return reason;
		if (home.now() - toldAt >= TELL_EVERY_SECONDS * 1000) {
			toldAt = home.now();
			console.log(`… noch nicht zu sehen (${reason}); gefragt wird noch ${left} Sekunden.`);
		}
		await home.sleep(3000);
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
		: `Auf dem Server läuft es, von hier aus aber nicht (${reason}). Meist zeigt die Domain noch nicht auf ihn (tut sie es, dauert es bis zu zwanzig Minuten); warum sonst, sagt dort`;
}

if (import.meta.main) {
	const stopping = new AbortController();
	process.on('SIGINT', () => stopping.abort());
	const { signal } = stopping;
	const reason = await messageOf(() =>
		veroeffentlichen(
			{
				env: withSettingsFile(process.env),
				spawn: (command, args, stdio) => spawnSync(command, args, { encoding: 'utf8', stdio }),
				fetch,
				now: Date.now,
				sleep: (ms) => sleep(ms, null, { signal }).catch(() => null),
				hasTerminal: process.stdin.isTTY,
				interrupted: signal,
			},
			process.argv.slice(2),
		),
	);
	if (reason !== undefined) {
		console.error(reason);
		process.exitCode = 1;
	}
}
