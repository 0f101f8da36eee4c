import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

/**
 * `node tools/ensure-tools.ts chromium ffmpeg`: installs what is missing, silently when all is there.
 * Debian and its kin: apt-get; elsewhere Playwright's own Chromium.
 */
type Tool = {
	present: () => boolean;
	packages: string[];
	service?: string;
	/** Missing, it costs time and no more. */
	dispensable?: true;
};
const known: Record<string, Tool> = {
	chromium: { present: () => findChromium() !== undefined, packages: ['chromium'] },
	'chromium-headless-shell': {
		present: () => findHeadlessShell() !== undefined,
		packages: ['chromium-headless-shell'],
		dispensable: true,
	},
	ffmpeg: { present: () => runs('ffmpeg', ['-version']), packages: ['ffmpeg'] },
	caddy: { present: () => runs('caddy', ['version']), packages: ['caddy'], service: 'caddy' },
	nginx: {
		present: () => runs('nginx', ['-v']) && runs('openssl', ['version']),
		packages: ['nginx', 'openssl'],
		service: 'nginx',
	},
	'poppler-utils': { present: () => runs('pdftotext', ['-v']), packages: ['poppler-utils'] },
	java: { present: () => runs('java', ['-version']), packages: ['default-jre-headless'] },
	hunspell: {
		present: () => runs('hunspell', ['-l', '-d', 'de_DE', '/dev/null']),
		packages: ['hunspell', 'hunspell-de-de'],
	},
	// What Arial is on visitors' machines: pages are painted with it before the web fonts come.
	'fonts-liberation': {
		present: () =>
			process.platform !== 'linux' ||
			/Arial|Liberation/.test(spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout ?? ''),
		packages: ['fonts-liberation', 'fontconfig'],
	},
};

// Where Debian keeps servers, which is not on everybody's path.
process.env.PATH = `${process.env.PATH}:/usr/sbin`;

/** Runs a command while Debian starts no service it installs: the tests start their own. */
const WITHOUT_SERVICE_START = `
	regel=/usr/sbin/policy-rc.d
	if [ ! -e "$regel" ]; then
		trap 'rm -f "$regel"' EXIT
		printf '#!/bin/sh\\nexit 101\\n' > "$regel" && chmod +x "$regel"
	fi
	"$@"`;

for (const name of process.argv.slice(2)) {
	const tool = known[name];
	if (!tool) fail(`Unbekanntes Werkzeug „${name}“. Bekannt: ${Object.keys(known).join(', ')}.`);
	if (tool.present()) continue;
	console.log(`${name} fehlt und wird installiert …`);
	const output = install(name, tool.packages, tool.service);
	if (tool.present()) continue;
	if (tool.dispensable) {
		console.log(`Ohne ${name} dauert es länger, sonst fehlt nichts.`);
		continue;
	}
	fail(
		`${name} ließ sich nicht installieren. Bitte von Hand nachholen, unter Debian oder Ubuntu: sudo apt-get install ${tool.packages.join(' ')}\n${output}`,
	);
}

function install(name: string, packages: string[], service?: string): string {
	if (runs('apt-get', ['--version'])) {
		const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
		const apt = ['apt-get', '-qq', '-y', '--no-install-recommends', 'install', ...packages];
		return (
			run([...root, 'apt-get', '-qq', 'update']) +
			run([...root, 'sh', '-c', WITHOUT_SERVICE_START, 'sh', ...apt]) +
			// Nor does it start with the machine from now on.
			(service === undefined ? '' : run([...root, 'systemctl', '--quiet', 'disable', service]))
		);
	}
	if (name === 'chromium') return run(['npx', '--no-install', 'playwright', 'install', 'chromium']);
	return 'Es gibt hier kein apt-get.';
}

function run([command, ...args]: string[]): string {
	if (!command) return '';
	const run = spawnSync(command, args, {
		encoding: 'utf8',
		// A server that comes with a package shall not start by itself.
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
	});
	if (run.error) return `${command}: ${run.error.message}\n`;
	return run.status === 0 ? '' : `${command} ${args.join(' ')}\n${run.stdout}${run.stderr}`;
}

function runs(command: string, args: string[]): boolean {
	return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function fail(message: string): never {
	console.error(message);
	process.exit(1);
}
