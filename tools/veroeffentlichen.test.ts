import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { hearConsole } from '../testing/hear-console.ts';
import { newFolder } from '../testing/new-folder.ts';
import { veroeffentlichen } from './veroeffentlichen.ts';

const said = hearConsole();

/** An answer of the service, which calls itself p1 on the server. */
function answer(text = 'in Ordnung', status = 200, processId = 'p1'): Response {
	return new Response(text, { status, headers: { 'x-dienst': processId } });
}

type Given = {
	/** What the server's `uname -m` says. */
	processor?: string;
	/** Which release runs there. */
	running?: string;
	/** Exit code of what holds this, on the server or here; null = the program is not there; SIGINT = Ctrl-C ended it. */
	fails?: [part: string, status: number | null | 'SIGINT'] | undefined;
	/** What the site's health answers: the first time, the second … */
	answers?: (Response | Error)[];
	hasTerminal?: boolean;
	isInterrupted?: boolean;
};

/** Publishes from a machine at home. @returns lines that the server was given, programs that ran here */
async function published(given: Given, ...args: string[]) {
	const { processor = 'x86_64', running = '', fails, answers = [answer()] } = given;
	const archive = join(newFolder(), 'werkplan-1.tar.gz');
	writeFileSync(archive, '');
	const lines: string[] = [];
	const here: string[] = [];
	const ssh: string[][] = [];
	const inputs: unknown[] = [];
	// Not 0: a time that is forgotten would look the same.
	const begun = Date.parse('2026-11-28T03:00:00Z');
	let now = begun;
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
				lines.push((words.at(-1) ?? '').replace('[ "$(id -u)" = 0 ] || sudo=sudo; ', ''));
				inputs.push(Array.isArray(stdio) ? stdio[0] : stdio);
			} else here.push(line.replace(process.execPath, 'node').replace(import.meta.dirname, ''));
			const there = line.includes('uname') ? `${processor}\n${running}` : 'werkplan-1\np1';
			return {
				pid: 1,
				output: [],
				signal,
				stdout: `${command === 'ssh' ? there : archive}\n`,
				stderr: '',
				status,
				...error,
			};
		},
		fetch: async (url: unknown, limits?: RequestInit) => {
			limits?.signal?.throwIfAborted();
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
	return { there: lines, here, ssh, inputs, refusal, asked, seconds: (now - begun) / 1000 };
}

const FIRST = 'uname -m; cat /opt/werkplan/current/VERSION 2>/dev/null || true';
const LEFT = expect.stringMatching(
	/^rm -rf werkplan-neu; while systemctl is-active --quiet werkplan-umschalten; do sleep 1; done; cat \/opt\/werkplan\/current\/VERSION 2>\/dev\/null \|\| echo noch nichts; .*\/node .*health.*x-dienst.* \|\| true$/,
);

test('a release is packed for the server’s processor, copied, installed, and seen from here', async () => {
	const { there, here, inputs, refusal } = await published({}, 'root@server');
	expect(refusal).toBe('');
	expect(here).toEqual(['node /release.ts --fuer linux-x64']);
	expect(there).toEqual([
		FIRST,
		'rm -rf werkplan-neu && mkdir werkplan-neu && tar -xzf - -C werkplan-neu',
		'cd werkplan-neu/werkplan-1 && $sudo ./installieren.sh',
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
	const { refusal, seconds } = await published({ answers: [...late, answer('')] }, 'server');
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
	[answer('gestört\n', 503), /^Es ist online, meldet aber eine Störung; .*status$/],
	[new Response('Bad', { status: 502 }), /aus aber nicht \(502\)/],
	[new Response('Bad', { status: 500 }), /aus aber nicht \(500\)/],
	[new Response('Hier entsteht eine Website.'), /www\.a\.de führt .* zu einem anderen\. .* AAAA/],
	[new Response('Nichts', { status: 404 }), /zu einem anderen\./],
	[answer('in Ordnung', 200, 'p2'), /zu einem anderen\./],
	[new DOMException('timeout', 'TimeoutError'), /keine Antwort\. .*Firewall.* Ports 80 und 443/],
	[
		new TypeError('fetch failed', {
			cause: Object.assign(new Error('x'), { code: 'UND_ERR_CONNECT_TIMEOUT' }),
		}),
		/keine Antwort\. .*Firewall/,
	],
])('what is seen instead is told after that: %s', async (answer, sentence) => {
	const { refusal, seconds } = await published({ answers: [answer] }, 'server');
	expect(refusal).toMatch(sentence);
	expect(seconds).toBe(93);
});

test('a request that nobody answers ends after ten seconds', async () => {
	const overdue = AbortSignal.abort(new DOMException('timeout', 'TimeoutError'));
	const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(overdue);
	const { refusal } = await published({}, 'server');
	expect(refusal).toContain('keine Antwort');
	expect(limit).toHaveBeenCalledWith(10_000);
});

test('after Ctrl-C the site is asked once, and what runs is said', async () => {
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
])('what runs is said after %s', async (_, fails, sentence) => {
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

test('where the server does not say what runs, its command for that is named, and any service of ours will do', async () => {
	const fails = ['rm -rf werkplan-neu; while', 255] as const;
	const silent = (one: Response) => published({ fails: [...fails], answers: [one] }, 'server');
	expect((await silent(answer('in Ordnung', 200, 'p2'))).refusal).toBe('');
	expect(said).toContain('Was auf server läuft, sagt dort: sudo werkplan status');
	expect((await silent(new Response('in Ordnung'))).refusal).toMatch(/zu einem anderen\./);
});

test.each([
	[[]],
	[['a', 'b']],
	[['']],
	[['--quatsch', 'a']],
	[['a b']],
	[['--', '-oProxyCommand=x']],
	[['a', '--domain', 'b.de; reboot']],
	[['a', '--domain', '$(reboot)']],
	[['a', '--domain', '$(reboot).de']],
	[['a', '--domain', 'b.de$(reboot)']],
	[['a', '--domain', 'b.de', '--zurueck']],
])('the call %j is explained, and nothing is called', async (args) => {
	const { refusal, there } = await published({}, ...args);
	expect(refusal).toMatch(
		/^Gebraucht wird ein Server: npm run veroeffentlichen -- benutzer@server .*--trotzdem: /,
	);
	expect(there).toEqual([]);
});

test('how it is called is said to whoever asks, and nothing is called', async () => {
	const { refusal, there } = await published({}, '--hilfe');
	expect([refusal, there]).toEqual(['', []]);
	expect(said).toEqual([expect.stringContaining('npm run veroeffentlichen -- benutzer@server')]);
});

test.each(['--ohne-caddy', '--mit-caddy', '--ja', '--einstellungen=x'])(
	'%s is named as an option of the server’s own command',
	async (option) => {
		const { refusal } = await published({}, 'a', option);
		const [name] = option.split('=');
		expect(refusal).toMatch(
			RegExp(`^${name} gibt es hier nicht: .*installieren\\.sh.*Gebraucht wird`),
		);
	},
);

test('the server’s domain is changed where one is named, and asked for from here', async () => {
	const { there, refusal } = await published({}, 'server', '--domain', 'www.Müller.de');
	expect(there[2]).toBe(
		'cd werkplan-neu/werkplan-1 && $sudo ./installieren.sh www.xn--mller-kva.de',
	);
	expect([refusal, said.at(-1)]).toEqual(['', 'Online: https://www.xn--mller-kva.de']);
});

test.each(['werkplan-1.0.0-20261128-030000-abcdef12', 'werkplan-1-1-abcdef12-dirty'])(
	'a state that lacks what %s was packed from does not take its place unasked',
	async (running) => {
		const known = await published({ running }, 'server');
		expect(known.refusal).toBe('');
		expect(known.here[0]).toMatch(/^git -C .*merge-base --is-ancestor abcdef12 HEAD$/);
		const fails: Given['fails'] = ['is-ancestor', 1];
		const older = await published({ running, fails }, 'server');
		expect(older.refusal).toMatch(
			/\(abcdef12\) fehlt .*„git pull“; .*\(amend, rebase\), .*--trotzdem dazu\.$/,
		);
		expect(older.here, 'nothing is packed').toHaveLength(1);
		for (const option of ['--trotzdem', '--zurueck'])
			expect((await published({ running, fails }, 'server', option)).refusal).toBe('');
	},
);
