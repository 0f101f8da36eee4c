import { type SpawnSyncReturns, type StdioOptions, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { domainToASCII } from 'node:url';
import { asksForHelp, readCall } from '#shared/command-line.ts';
import { DEFAULT_PORT, HEALTH_PATH, PROCESS_HEADER } from '#shared/health.ts';
import { messageOf, OwnerError } from '#shared/owner-error.ts';
import { siteSettings } from '#shared/settings.ts';
import { type Env, withSettingsFile } from '#shared/settings-file.ts';
import { askFromOutside, explain, WAIT_SECONDS } from './ask-from-outside.ts';

/** Where the archive is unpacked in the user's home on the server. */
const INBOX = 'werkplan-neu';
const SAY_RELEASE = 'cat /opt/werkplan/current/VERSION 2>/dev/null';
/** Says what the service there calls itself: who answers to the site's name has to say the same. */
const SAY_PROCESS = `/opt/werkplan/current/bin/node --input-type=module -e "console.log((await fetch('http://127.0.0.1:${DEFAULT_PORT}${HEALTH_PATH}')).headers.get('${PROCESS_HEADER}'))" 2>/dev/null`;
/** Leaves nothing of ours on the server, and says which release runs there. */
const CLEAN_UP = `rm -rf ${INBOX}; while systemctl is-active --quiet werkplan-umschalten; do sleep 1; done; ${SAY_RELEASE} || echo noch nichts; ${SAY_PROCESS} || true`;

const USAGE =
	'Gebraucht wird ein Server: npm run veroeffentlichen -- benutzer@server (mit --zurueck: die vorige Fassung, mit --muster: auch Musterangaben, mit --domain NAME: eine neue Domain, mit --trotzdem: auch statt eines Stands, der hier fehlt).';

/** The machine at home; tests give their own. */
export type Home = {
	env: Env;
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
 * before; `--muster` also publishes stand-ins, to try it out. `--domain` changes the server's domain, which else
 * stays; `--trotzdem` also replaces a release that Git does not know here. Only OpenSSH and tar are needed.
 * @throws OwnerError where the site is not online as it should be
 */
export async function veroeffentlichen(home: Home, args: string[]): Promise<void> {
	if (asksForHelp(args)) return console.log(USAGE);
	const { server, domain, zurueck, ...given } = readArguments(args);
	const site = new URL(domain ? `https://${domain}` : siteSettings(home.env).siteUrl);
	using connection = connect(home, server);
	const [processor = '', running = ''] = connection
		.run(`uname -m; ${SAY_RELEASE} || true`)
		.split('\n');
	let isDone = false;
	let processId = '';
	try {
		if (!zurueck && !given.trotzdem) refuseUnknown(home, running);
		// Which one the former release is, only the server knows (deploy/werkplan.ts).
		isDone = zurueck
			? connection.serve('$sudo werkplan zurueck')
			: publish(connection, pack(home, processor, given.muster), domain);
	} finally {
		// Also after Ctrl-C: a switch that has begun comes to its end on the server.
		processId = sayWhatRuns(connection, server);
	}
	const reason = await askFromOutside(home, site, processId, isDone ? WAIT_SECONDS : 0);
	if (!isDone) {
		const seen = reason ? `nicht zu sehen (${reason})` : `erreichbar: ${site.origin}`;
		throw new OwnerError(
			`Nicht zu Ende gebracht (siehe oben). Von hier aus ist die Website ${seen}`,
		);
	}
	if (reason) throw new OwnerError(`${explain(reason, site)}: sudo werkplan status`);
	console.log(`Online: ${site.origin}`);
}

/** Returns what the service there calls itself, '' where it does not say. */
function sayWhatRuns(connection: Connection, server: string): string {
	try {
		const [release, processId = ''] = connection.run(CLEAN_UP).split('\n');
		console.log(`Auf ${server} läuft: ${release}`);
		return processId;
	} catch {
		console.log(`Was auf ${server} läuft, sagt dort: sudo werkplan status`);
		return '';
	}
}

/** Refuses to replace what Git does not know here, as from a second machine. @param release that runs, '' for none */
function refuseUnknown(home: Home, release: string): void {
	const [, commit] = /-([\da-f]{7,40})(-dirty)?$/.exec(release) ?? [];
	if (!commit) return;
	const args = ['merge-base', '--is-ancestor', commit, 'HEAD'];
	if (home.spawn('git', ['-C', import.meta.dirname, ...args], 'ignore').status === 0) return;
	throw new OwnerError(
		`Der Stand auf dem Server (${commit}) fehlt hier in Git: Kommt er von einem anderen Rechner, holt ihn „git pull“; haben Sie die Geschichte hier umgeschrieben (amend, rebase), nehmen Sie --trotzdem dazu.`,
	);
}

/** Returns whether the release was copied and installed. */
function publish(connection: Connection, archive: string, domain: string): boolean {
	console.log(`${basename(archive)} wird kopiert …`);
	connection.run(
		`rm -rf ${INBOX} && mkdir ${INBOX} && tar -xzf - -C ${INBOX}`,
		openSync(archive, 'r'),
	);
	return connection.serve(
		`cd ${INBOX}/${basename(archive, '.tar.gz')} && $sudo ./installieren.sh ${domain}`.trim(),
	);
}

function readArguments(args: string[]) {
	const flag = { type: 'boolean', default: false } as const;
	const name = { type: 'string', default: '' } as const;
	const options = { domain: name, muster: flag, trotzdem: flag, zurueck: flag };
	const call = readCall(args, [1, 1], options);
	const [ofServer] = /--(einstellungen|ja|ohne-caddy|mit-caddy)\b/.exec(args.join(' ')) ?? [];
	if (!call && ofServer)
		throw new OwnerError(
			`${ofServer} gibt es hier nicht: Das ist eine Option von installieren.sh auf dem Server (docs/online-stellen.md, Abschnitt 3). ${USAGE}`,
		);
	const server = call?.words[0] ?? '';
	const domain = domainToASCII(call?.options.domain ?? '');
	// What begins with a dash would be an option of ssh.
	const isServer = /^[^\s-]\S*$/.test(server);
	const isDomain = /^[a-z\d.-]+$/.test(domain) && !call?.options.zurueck;
	if (!call || !isServer || (call.options.domain !== '' && !isDomain)) throw new OwnerError(USAGE);
	return { ...call.options, server, domain };
}

/** @param processor the server's, as its `uname -m` says @returns the path of the archive */
function pack(home: Home, processor: string, muster: boolean): string {
	const fuer = { x86_64: 'linux-x64', aarch64: 'linux-arm64' }[processor];
	if (!fuer)
		throw new OwnerError(`Für den Prozessor „${processor}“ des Servers gibt es kein Node.`);
	const program = join(import.meta.dirname, 'release.ts');
	const args = [program, '--fuer', fuer, ...(muster ? ['--muster'] : [])];
	console.log('Die Website wird gebaut und gepackt …');
	// release.ts says by itself that not all is in Git yet.
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
