import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hearConsole } from '../testing/hear-console.ts';
import { newFolder } from '../testing/new-folder.ts';
import { veroeffentlichen } from './veroeffentlichen.ts';

const said = hearConsole();

type Given = {
	/** What the server's `uname -m` says. */
	processor?: string;
	/** Exit code of what holds this, on the server or here; null = the program is not there; SIGINT = Ctrl-C ended it. */
	fails?: [part: string, status: number | null | 'SIGINT'] | undefined;
	/** What the site's health answers: the first time, the second … */
	answers?: (Response | Error)[];
	hasTerminal?: boolean;
	isInterrupted?: boolean;
};

/** Publishes from a machine at home. @returns lines that the server was given, programs that ran here */
async function published(given: Given, ...args: string[]) {
	const { processor = 'x86_64', fails, answers = [new Response('in Ordnung')] } = given;
	const archive = join(newFolder(), 'werkplan-1.tar.gz');
	writeFileSync(archive, '');
	const there: string[] = [];
	const here: string[] = [];
	const ssh: string[][] = [];
	const inputs: unknown[] = [];
	let now = 0;
	let asked = 0;
	const interrupted = new AbortController();
	if (given.isInterrupted) interrupted.abort();
	const home = {
		env: { SITE_URL: 'https://www.a.de' },
		spawn(command: string, words: string[], stdio: unknown) {
			const line = [command, ...words].join(' ');
			const isFailing = fails !== undefined && line.includes(fails[0]);
			const outcome = isFailing ? fails[1] : 0;
			const [status, signal] = outcome === 'SIGINT' ? [null, outcome] : [outcome, null];
			const error = outcome === null ? { error: new Error('ENOENT') } : {};
			if (command === 'ssh') {
				ssh.push(words);
				there.push((words.at(-1) ?? '').replace('[ "$(id -u)" = 0 ] || sudo=sudo; ', ''));
				inputs.push(Array.isArray(stdio) ? stdio[0] : stdio);
			} else here.push(line.replace(process.execPath, 'node').replace(import.meta.dirname, ''));
			const answer =
				command !== 'ssh' ? archive : line.includes('uname') ? processor : 'werkplan-1';
			return {
				pid: 1,
				output: [],
				signal,
				stdout: `${answer}\n`,
				stderr: '',
				status,
				...error,
			};
		},
		fetch: async (url: unknown) => {
			asked += 1;
			said.push(`? ${url}`);
			const answer = answers[Math.min(asked, answers.length) - 1];
			if (answer instanceof Response) return answer.clone();
			throw answer;
		},
		now: () => now,
		sleep: async (ms: number) => {
			now += ms;
		},
		hasTerminal: given.hasTerminal ?? false,
		interrupted: interrupted.signal,
	};
	const refusal = await veroeffentlichen(home, args).then(
		() => '',
		(error) => String(error.message),
	);
	return { there, here, ssh, inputs, refusal, asked, seconds: now / 1000 };
}

const LEFT =
	'rm -rf werkplan-neu; while systemctl is-active --quiet werkplan-umschalten; do sleep 1; done; cat /opt/werkplan/current/VERSION 2>/dev/null || echo noch nichts';

test('a release is packed for the server’s processor, copied, installed, and seen from here', async () => {
	const { there, here, inputs, refusal } = await published({}, 'root@server');
	expect(refusal).toBe('');
	expect(here).toEqual(['node /release.ts --fuer linux-x64']);
	expect(there).toEqual([
		'uname -m',
		'rm -rf werkplan-neu && mkdir werkplan-neu && tar -xzf - -C werkplan-neu',
		'cd werkplan-neu/werkplan-1 && $sudo ./installieren.sh www.a.de',
		LEFT,
		'root@server',
	]);
	expect(inputs[1], 'the archive').toEqual(expect.any(Number));
	expect(said).toEqual([
		'Die Website wird gebaut und gepackt …',
		'werkplan-1.tar.gz wird kopiert …',
		'Auf root@server läuft: werkplan-1',
		'Von hier aus wird https://www.a.de/backend/health abgerufen …',
		'? https://www.a.de/backend/health',
		'Online: https://www.a.de',
	]);
});

test('stand-ins are packed on request, for ARM as well', async () => {
	const { here } = await published({ processor: 'aarch64' }, 'server', '--muster');
	expect(here).toEqual(['node /release.ts --fuer linux-arm64 --muster']);
	const { refusal, here: nothing } = await published({ processor: 'riscv64' }, 'server');
	expect([refusal, nothing]).toEqual([expect.stringContaining('„riscv64“'), []]);
});

test('the way back packs nothing', async () => {
	const { there, here, refusal } = await published({}, 'server', '--zurueck');
	expect(there.slice(1)).toEqual(['$sudo werkplan zurueck', LEFT, 'server']);
	expect([here, refusal]).toEqual([[], '']);
});

test('all commands use one connection, which is closed; what asks gets the terminal', async () => {
	const { ssh, inputs } = await published({ hasTerminal: true }, 'server');
	const [options = []] = ssh.map((words) => words.slice(0, 6));
	expect(options).toEqual([
		'-o',
		expect.stringMatching(/^ControlPath=\/.*\/s$/),
		'-o',
		'ControlMaster=auto',
		'-o',
		'ControlPersist=yes',
	]);
	expect(ssh.map((words) => words.slice(0, 6))).toEqual(Array(5).fill(options));
	expect(ssh.map((words) => words.slice(6, -1))).toEqual([
		['server'],
		['server'],
		['-t', 'server'],
		['server'],
		['-O', 'exit'],
	]);
	expect(inputs).toEqual(['ignore', expect.any(Number), 'inherit', 'ignore', 'ignore']);
	const quiet = await published({}, 'server');
	expect(quiet.ssh.flat()).not.toContain('-t');
});

const refused = Object.assign(new TypeError('fetch failed'), {
	cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
});

test('the first certificate may take a minute and a half, which is said', async () => {
	const late = Array(20).fill(refused);
	const { refusal, seconds } = await published({ answers: [...late, new Response('')] }, 'server');
	expect([refusal, seconds]).toEqual(['', 60]);
	expect(said.filter((one) => one.startsWith('…'))).toEqual(
		[75, 60, 45].map(
			(left) => `… noch nicht zu sehen (ECONNREFUSED); gefragt wird noch ${left} Sekunden.`,
		),
	);
});

test.each([
	[refused, /läuft es, von hier aus aber nicht \(ECONNREFUSED\)\. .*: sudo werkplan status$/],
	[new TypeError('fetch failed'), /aus aber nicht \(TypeError: fetch failed\)/],
	[
		new Response('gestört\n', { status: 503 }),
		/^Es ist online, meldet aber eine Störung; .*status$/,
	],
	[new Response('', { status: 502 }), /aus aber nicht \(502 \)/],
])('what is seen instead is told after that: %s', async (answer, sentence) => {
	const { refusal, seconds } = await published({ answers: [answer] }, 'server');
	expect(refusal).toMatch(sentence);
	expect(seconds).toBe(93);
});

test('after Ctrl-C it is asked once, and said what runs', async () => {
	const { asked, refusal } = await published(
		{ isInterrupted: true, answers: [refused], fails: ['installieren', 130] },
		'server',
	);
	expect([asked, refusal]).toEqual([1, expect.stringMatching(/nicht zu sehen \(ECONNREFUSED\)$/)]);
	expect(said).toContain('Auf server läuft: werkplan-1');
});

test('a site that is not to be seen after a refusal is not waited for', async () => {
	const { refusal, seconds } = await published(
		{ fails: ['installieren', 1], answers: [refused] },
		'server',
	);
	expect(refusal).toMatch(/nicht zu sehen \(ECONNREFUSED\)$/);
	expect(seconds).toBe(3);
});

test.each<[string, Given['fails'], RegExp]>([
	[
		'a release that is refused',
		['installieren', 1],
		/siehe oben\)\. .* erreichbar: https:\/\/www\.a\.de$/,
	],
	['packing that fails', ['release.ts', 1], /^Nicht zu Ende gebracht: Das Packen ist nicht/],
	['Ctrl-C', ['release.ts', 'SIGINT'], /^Nicht zu Ende gebracht: Sie haben abgebrochen\.$/],
	['a copy that fails', ['tar -xzf', 1], /^Auf server ging es nicht weiter \(siehe oben\)\.$/],
])('after %s is said what runs', async (_, fails, sentence) => {
	expect((await published({ fails }, 'server')).refusal).toMatch(sentence);
	expect(said).toContain('Auf server läuft: werkplan-1');
});

test.each<[string, Given['fails'], RegExp]>([
	['is away', ['uname', 255], /^server ist mit ssh nicht zu erreichen/],
	['cannot be called', ['uname', null], /^ssh lässt sich nicht starten \(ENOENT\); .*OpenSSH\.$/],
])('a server that %s is told', async (_, fails, sentence) => {
	const { refusal, there } = await published({ fails }, 'server');
	expect(refusal).toMatch(sentence);
	expect(there).toHaveLength(2);
});

test('where the server does not say what runs, it is said who does', async () => {
	await published({ fails: ['rm -rf werkplan-neu; while', 255] }, 'server');
	expect(said).toContain('Was auf server läuft, sagt dort: sudo werkplan status');
});

test.each([
	[[]],
	[['a', 'b']],
	[['']],
	[['--quatsch', 'a']],
	[['a b']],
	[['--', '-oProxyCommand=x']],
])('the call %j is explained, and nothing is called', async (args) => {
	const { refusal, there } = await published({}, ...args);
	expect(refusal).toMatch(
		/^Gebraucht wird ein Server: npm run veroeffentlichen -- benutzer@server/,
	);
	expect(there).toEqual([]);
});

test('an option of the server’s own command is named as such', async () => {
	const { refusal } = await published({}, 'a', '--ohne-caddy');
	expect(refusal).toMatch(/^--ohne-caddy gibt es hier nicht: .*installieren\.sh.*Gebraucht wird/);
});
