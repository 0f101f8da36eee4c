import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

/**
 * `node e2e/ensure-tools.ts chromium ffmpeg`: installs what is missing, silently when all is there.
 * Debian and its kin: apt-get; elsewhere Playwright's own Chromium.
 */
const known: Record<string, { present: () => boolean; pakete: string[] }> = {
	chromium: { present: () => findChromium() !== undefined, pakete: ['chromium'] },
	ffmpeg: { present: () => runs('ffmpeg', ['-version']), pakete: ['ffmpeg'] },
	caddy: { present: () => runs('caddy', ['version']), pakete: ['caddy'] },
	nginx: { present: () => runs('/usr/sbin/nginx', ['-v']), pakete: ['nginx'] },
	// Without arguments it says how to call it, and fails.
	wrk: {
		present: () => spawnSync('wrk', { stdio: 'ignore' }).error === undefined,
		pakete: ['wrk'],
	},
};

for (const name of process.argv.slice(2)) {
	const werkzeug = known[name];
	if (!werkzeug) fail(`Unbekanntes Werkzeug „${name}“. Bekannt: ${Object.keys(known).join(', ')}.`);
	if (werkzeug.present()) continue;
	console.log(`${name} fehlt und wird installiert …`);
	const ausgabe = install(name, werkzeug.pakete);
	if (werkzeug.present()) continue;
	fail(
		`${name} ließ sich nicht installieren. Bitte von Hand nachholen, unter Debian oder Ubuntu: sudo apt-get install ${werkzeug.pakete.join(' ')}\n${ausgabe}`,
	);
}

function install(name: string, pakete: string[]): string {
	if (runs('apt-get', ['--version'])) {
		const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
		return (
			run([...apt, '-qq', 'update']) +
			run([...apt, '-qq', '-y', '--no-install-recommends', 'install', ...pakete])
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
