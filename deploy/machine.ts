import { type SpawnSyncOptions, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, readlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_PORT, HEALTH_PATH } from '#shared/health.ts';
import { OwnerError } from '#shared/owner-error.ts';
import { type Env, readSettingsFile } from '#shared/settings-file.ts';
import { readSiteUrl } from '../service/config.ts';
import { DATABASE_NAME } from '../service/database.ts';
import { type Health, INTERNET, type Net, readHealth } from './look-from-outside.ts';
import { TERMINAL, type Terminal } from './terminal.ts';

/** Runs a command of the owner, and prints why it ends early. */
export async function answerOwner(command: () => unknown): Promise<void> {
	try {
		await command();
	} catch (error) {
		if (!(error instanceof OwnerError)) throw error;
		console.error(`Abgebrochen: ${error.message}`);
		process.exitCode ||= 1;
	}
}

export type Result = SpawnSyncReturns<string>;
type Options = Omit<SpawnSyncOptions, 'encoding'>;

/** What a machine does by other programs, network, clock and people: tests give their own. */
type Means = {
	/** Stands before each path: '' on a server, a folder in tests. */
	root: string;
	/** The release, or unpacked archive, that this program belongs to. */
	own: string;
	spawn(command: string, args: string[], options: Options): Result;
	fetch: typeof fetch;
	net: Net;
	sleep(ms: number): Promise<unknown>;
	now(): Date;
	/** null where nobody sits there. */
	terminal: Terminal | null;
	isRoot(): boolean;
};

const SERVER: Means = {
	root: '',
	own: resolve(import.meta.dirname, '..'),
	spawn: (command, args, options) => spawnSync(command, args, { ...options, encoding: 'utf8' }),
	fetch,
	net: INTERNET,
	sleep,
	now: () => new Date(),
	terminal: process.stdin.isTTY ? TERMINAL : null,
	isRoot: () => process.getuid?.() === 0,
};

/** The unit under which releases are switched and databases replaced. */
const SWITCHING = 'werkplan-umschalten';

/** A server, or what a test takes for one: where things lie, and how programs are run there. */
export class Machine {
	readonly own: string;
	readonly base: string;
	readonly current: string;
	readonly data: string;
	/** The service's database, in `data`. */
	readonly database: string;
	readonly copies: string;
	/** What the service is told; only root reads it. */
	readonly settingsFile: string;
	/** What takes the place of it, once a release has passed its trial with it. */
	readonly proposedSettings: string;
	readonly systemd: string;
	/** What this server alone has of Caddy's rules: the domain. Without the file Caddy is not our business. */
	readonly domainFile: string;
	/** Returns where something else lies, as `/usr/local/bin`. */
	readonly path: (name: string) => string;
	readonly net: Net;
	readonly sleep: Means['sleep'];
	readonly now: Means['now'];
	readonly terminal: Terminal | null;
	readonly isRoot: Means['isRoot'];
	readonly #means: Means;

	constructor(given: Partial<Means> = {}) {
		const means = { ...SERVER, ...given };
		const path = (name: string) => means.root + name;
		this.path = path;
		this.own = means.own;
		this.base = path('/opt/werkplan');
		this.current = join(this.base, 'current');
		this.data = path('/var/lib/werkplan');
		this.database = join(this.data, DATABASE_NAME);
		this.copies = path('/var/backups/werkplan');
		this.settingsFile = path('/etc/werkplan.env');
		this.proposedSettings = path('/etc/werkplan.env.probe');
		this.systemd = path('/etc/systemd/system');
		this.domainFile = join(this.systemd, 'caddy.service.d/werkplan-domain.conf');
		this.net = means.net;
		this.sleep = means.sleep;
		this.now = means.now;
		this.terminal = means.terminal;
		this.isRoot = means.isRoot;
		this.#means = means;
	}

	settings(): Env {
		return readSettingsFile(this.settingsFile);
	}

	/** Returns the site's public address, without a path. @throws ConfigError where it is faulty */
	site(): URL {
		return new URL(readSiteUrl(this.settings()));
	}

	/** Runs a program as root, whatever comes of it, and keeps what it prints. */
	spawn(command: string, ...args: string[]): Result {
		return this.#means.spawn(command, args, {});
	}

	/** The same with options: `{ stdio: 'inherit' }` shows at once what it prints. */
	spawnWith(options: Options, command: string, ...args: string[]): Result {
		return this.#means.spawn(command, args, options);
	}

	/** Runs a program as root and returns what it prints. @throws with what it says where it fails */
	run(command: string, ...args: string[]): string {
		return printedBy(this.spawn(command, ...args), `${command} ${args.join(' ')}`);
	}

	/** Tells whether a program succeeds. */
	succeeds(command: string, ...args: string[]): boolean {
		return this.spawn(command, ...args).status === 0;
	}

	/**
	 * Runs a program as the account of the service, so that a link which that account planted leads nowhere
	 * that it could not go by itself.
	 */
	asService(command: string[], options: Options = {}): Result {
		const account = ['--reuid=werkplan', '--regid=werkplan', '--clear-groups', '--no-new-privs'];
		return this.#means.spawn('setpriv', [...account, '--', ...command], options);
	}

	/** Runs a command of the owner on the inquiries, at this terminal. */
	anfragen(args: string[]): Result {
		return this.#ofService('service/cli/anfragen.ts', args, { stdio: 'inherit' });
	}

	/** Runs `anfragen status`, and keeps what it prints. */
	statusOfAnfragen(): Result {
		return this.#ofService('service/cli/anfragen.ts', ['status'], {});
	}

	/** Has the service's account do something (service/maintenance.ts). */
	maintenance(args: string[], options: Options = {}): Result {
		return this.#ofService('service/maintenance.ts', args, options);
	}

	#ofService(program: string, args: string[], options: Options): Result {
		const env = {
			PATH: process.env.PATH,
			TERM: process.env.TERM,
			...this.settings(),
			DATA_DIR: this.data,
			OWNER_COMMAND: 'sudo werkplan anfragen',
		};
		return this.asService(['bin/node', program, ...args], { cwd: this.current, ...options, env });
	}

	/** Returns the name of the release that a link leads to, '' for none. The link's own time is that of the switch. */
	releaseOf(link: 'current' | 'previous'): string {
		const path = join(this.base, link);
		return existsSync(path) ? basename(readlinkSync(path)) : '';
	}

	/** Asks the service on this machine; null where it does not answer in time. */
	async askService(
		path: string,
		request: RequestInit = {},
		port = DEFAULT_PORT,
	): Promise<Response | null> {
		const signal = AbortSignal.timeout(10_000);
		const url = `http://127.0.0.1:${port}${path}`;
		return await this.#means.fetch(url, { ...request, signal }).catch(() => null);
	}

	/** Asks somebody else's server; null where it does not answer in time. */
	async askOutside(url: string): Promise<Response | null> {
		return await this.#means.fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
	}

	/** Returns what the service says of its health; null where it does not answer. */
	async health(port?: number): Promise<Health | null> {
		const answer = await this.askService(HEALTH_PATH, {}, port);
		return answer && (await readHealth(answer));
	}

	/** Lets systemd start the service, also where it has failed too often lately. */
	allowStart(): void {
		this.spawn('systemctl', 'reset-failed', 'werkplan.service', 'werkplan.socket');
	}

	/** Tells whether a release is being switched, or a database replaced, right now. */
	isSwitching(): boolean {
		return this.succeeds('systemctl', 'is-active', '--quiet', SWITCHING);
	}

	/** @throws OwnerError while a release is being switched, or a database replaced */
	refuseWhileSwitching(): void {
		if (this.isSwitching())
			throw new OwnerError('Auf diesem Server wird gerade umgeschaltet; gleich geht es wieder.');
	}

	/**
	 * Runs a program of this folder under systemd, away from this terminal: Ctrl-C or a lost connection do
	 * not end it half-way. Returns whether it succeeded.
	 */
	runToItsEnd(program: string, ...args: string[]): boolean {
		this.refuseWhileSwitching();
		const unit = ['--quiet', '--wait', '--pipe', '--collect', `--unit=${SWITCHING}`];
		const command = [join(this.own, 'bin/node'), join(this.own, 'deploy', program), ...args];
		const result = this.spawnWith({ stdio: 'inherit' }, 'systemd-run', ...unit, '--', ...command);
		return result.status === 0;
	}
}

/** Returns what a program printed. @throws an OwnerError with what it says where it has failed */
export function printedBy(result: Result, name: string): string {
	const { error, status, stdout, stderr } = result;
	// None where it went to a file.
	if (status === 0) return (stdout ?? '').trim();
	throw new OwnerError(error?.message ?? (stderr?.trim() || `„${name}“ ist nicht gelungen.`));
}
