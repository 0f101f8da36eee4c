import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

/**
 * `node e2e/ensure-tools.ts chromium ffmpeg`: installs what is missing, silently when all is there.
 * Debian and its kin: apt-get; elsewhere Playwright's own Chromium.
 */
const known: Record<string, { present: () => boolean; pakete: string[]; dienst?: string }> = {
	chromium: { present: () => findChromium() !== undefined, pakete: ['chromium'] },
	ffmpeg: { present: () => runs('ffmpeg', ['-version']), pakete: ['ffmpeg'] },
	caddy: { present: () => runs('caddy', ['version']), pakete: ['caddy'], dienst: 'caddy' },
	nginx: {
		present: () => runs('nginx', ['-v']) && runs('openssl', ['version']),
		pakete: ['nginx', 'openssl'],
		dienst: 'nginx',
	},
	'poppler-utils': { present: () => runs('pdftotext', ['-v']), pakete: ['poppler-utils'] },
	java: { present: () => runs('java', ['-version']), pakete: ['default-jre-headless'] },
	hunspell: {
		present: () => runs('hunspell', ['-l', '-d', 'de_DE', '/dev/null']),
		pakete: ['hunspell', 'hunspell-de-de'],
	},
	// What Arial is on visitors' machines: pages are painted with it before the web fonts come.
	'fonts-liberation': {
		present: () =>
			process.platform !== 'linux' ||
			/Arial|Liberation/.test(spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout ?? ''),
		pakete: ['fonts-liberation', 'fontconfig'],
	},
};

// Where Debian keeps servers, which is not on everybody's path.
process.env.PATH = `${process.env.PATH}:/usr/sbin`;

/** Runs a command while Debian starts no service it installs: the tests start their own. */
const OHNE_DIENSTSTART = `
	regel=/usr/sbin/policy-rc.d
	if [ ! -e "$regel" ]; then
		trap 'rm -f "$regel"' EXIT
		printf '#!/bin/sh\\nexit 101\\n' > "$regel" && chmod +x "$regel"
	fi
	"$@"`;

for (const name of process.argv.slice(2)) {
	const werkzeug = known[name];
	if (!werkzeug) fail(`Unbekanntes Werkzeug „${name}“. Bekannt: ${Object.keys(known).join(', ')}.`);
	if (werkzeug.present()) continue;
	console.log(`${name} fehlt und wird installiert …`);
	const ausgabe = install(name, werkzeug.pakete, werkzeug.dienst);
	if (werkzeug.present()) continue;
	fail(
		`${name} ließ sich nicht installieren. Bitte von Hand nachholen, unter Debian oder Ubuntu: sudo apt-get install ${werkzeug.pakete.join(' ')}\n${ausgabe}`,
	);
}

function install(name: string, pakete: string[], dienst?: string): string {
	if (runs('apt-get', ['--version'])) {
		const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
		const apt = ['apt-get', '-qq', '-y', '--no-install-recommends', 'install', ...pakete];
		return (
			run([...root, 'apt-get', '-qq', 'update']) +
			run([...root, 'sh', '-c', OHNE_DIENSTSTART, 'sh', ...apt]) +
			// Nor does it start with the machine from now on.
			(dienst === undefined ? '' : run([...root, 'systemctl', '--quiet', 'disable', dienst]))
		);
	}
	if (name === 'chromium') return run(['npx', '--no-install', 'playwright', 'install', 'chromium']);
	return 'Es gibt hier kein apt-get.';
}

function run([befehl, ...argumente]: string[]): string {
	if (!befehl) return '';
	const lauf = spawnSync(befehl, argumente, {
		encoding: 'utf8',
		// A server that comes with a package shall not start by itself.
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
	});
	if (lauf.error) return `${befehl}: ${lauf.error.message}\n`;
	return lauf.status === 0 ? '' : `${befehl} ${argumente.join(' ')}\n${lauf.stdout}${lauf.stderr}`;
}

function runs(befehl: string, argumente: string[]): boolean {
	return spawnSync(befehl, argumente, { stdio: 'ignore' }).status === 0;
}

function fail(meldung: string): never {
	console.error(meldung);
	process.exit(1);
}
