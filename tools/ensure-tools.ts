import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { findHeadlessShell } from '#shared/find-chromium.ts';
import { findChromium } from './find-chromium.ts';
import { findFirefox } from './find-firefox.ts';

/**
 * `node tools/ensure-tools.ts chromium ffmpeg`: installs the programs that are missing, with apt-get.
 * Where it has no Chromium (Ubuntu, macOS), Playwright's own is installed; for the
 * others it prints the command to install them.
 */
type Tool = {
	present: () => unknown;
	/** Debian packages besides the one with the tool's name. */
	more?: string[];
	/** The tests also run without it, only slower. */
	optional?: true;
	/** Debian starts it as a service, and again with the machine. */
	service?: true;
	/** Installs it where apt has no package of it. */
	fallback?: string;
};
const TOOLS: Record<string, Tool> = {
	chromium: { present: findChromium, fallback: 'npx playwright install chromium' },
	'chromium-headless-shell': { present: findHeadlessShell, optional: true },
	ffmpeg: { present: () => runs('ffmpeg', '-version') },
	caddy: { present: () => runs('caddy', 'version'), service: true },
	'firefox-esr': { present: findFirefox },
	// The plug-in plays the films; Debian installs the driver without it.
	'webkit2gtk-driver': {
		present: () =>
			runs('WebKitWebDriver', '--help') &&
			globSync('/usr/lib/*/gstreamer-1.0/libgstlibav.so').length > 0,
		more: ['gstreamer1.0-libav'],
	},
	xvfb: { present: () => runs('Xvfb', '-help') },
	openssl: { present: () => runs('openssl', 'version') },
	shellcheck: { present: () => runs('shellcheck', '--version') },
	// For test:server alone.
	debootstrap: { present: () => runs('debootstrap', '--version') },
	'systemd-container': { present: () => runs('systemd-nspawn', '--version') },
	// Stands in for Arial, with which pages are painted before the web fonts come.
	'fonts-liberation': {
		present: () =>
			process.platform !== 'linux' ||
			/Arial|Liberation/.test(spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout ?? ''),
		more: ['fontconfig'],
	},
};

// Debian keeps servers there; an ordinary user's path leaves it out.
process.env.PATH = `${process.env.PATH}:/usr/sbin`;
const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];

for (const name of process.argv.slice(2)) {
	const tool = TOOLS[name];
	if (!tool) throw new Error(`„${name}“ is none of ${Object.keys(TOOLS).join(', ')}.`);
	if (tool.present()) continue;
	console.log(`${name} fehlt und wird installiert …`);
	const packages = [name, ...(tool.more ?? [])];
	let output = install(packages);
	if (tool.fallback && !tool.present()) output += run(...tool.fallback.split(' '));
	// The tests start their own.
	if (!output && tool.service) run(...root, 'systemctl', '--quiet', 'disable', '--now', name);
	if (tool.present()) continue;
	if (tool.optional) {
		console.log(`Ohne ${name} dauert es länger, sonst fehlt nichts.`);
		continue;
	}
	const installs = process.platform === 'darwin' ? 'brew install' : 'sudo apt-get install';
	const byHand = tool.fallback ?? `${installs} ${packages.join(' ')}`;
	console.error(`${output}${name} fehlt weiterhin. Bitte von Hand nachholen: ${byHand}`);
	process.exit(1);
}

/** Returns what the commands that failed printed. */
function install(packages: string[]): string {
	if (!runs('apt-get', '--version')) return '';
	// Another program may be installing just now.
	const wait = ['-o', 'DPkg::Lock::Timeout=300'];
	const apt = [...root, 'apt-get', '-qq', '-y', ...wait, '--no-install-recommends', 'install'];
	return run(...root, 'apt-get', '-qq', 'update') + run(...apt, ...packages);
}

function run(...[command = '', ...args]: string[]): string {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	const { error, status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env });
	if (error) return `${command}: ${error.message}\n`;
	return status === 0 ? '' : `${command} ${args.join(' ')}\n${stdout}${stderr}`;
}

function runs(command: string, argument: string): boolean {
	return spawnSync(command, [argument], { stdio: 'ignore' }).status === 0;
}
