import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import {
	answerOwner,
	ask,
	BASE,
	CURRENT,
	health,
	Refusal,
	releaseOf,
	succeeds,
} from './machine.ts';
import { DOMAIN_FILE } from './proxy.ts';
import { SETTINGS } from './server-settings.ts';

/**
 * Makes a release the running one: `switch-release.ts VERSION`, always under systemd (runToItsEnd). A
 * release is one link, /opt/werkplan/current: units, command and Caddy's rules are links through it, so all
 * of it moves in one step. One that does not answer is taken back.
 */
const SYSTEMD = '/etc/systemd/system';
/** What is in /run is gone with the next boot. */
const ONE_START = '/run/systemd/system/werkplan.service.d/probe.conf';
const NO_MAIL = '/run/systemd/system/werkplan-meldung@werkplan.service';
const [version = ''] = process.argv.slice(2);

await answerOwner(async () => {
	const before = releaseOf('current');
	const earlier = releaseOf('previous');
	// Remembered before anything moves, and only what runs: the way back leads to nothing broken.
	if (before !== '' && before !== version && (await health()) !== null) point('previous', before);
	if (start(version)) {
		// Where the one before did not answer, there is no way back to it.
		if (releaseOf('previous') === version) point('previous', '');
		return removeOldReleases();
	}
	console.error(ask('journalctl', '-u', 'werkplan', '--no-pager', '-n', '30', '-o', 'cat').stdout);
	const former = releaseOf('previous') || before;
	if (former === '' || former === version) {
		throw new Refusal(
			`Der Dienst antwortet nicht (seine letzten Zeilen stehen darüber). Liegt es an ${SETTINGS}, berichtigen Sie die Datei; dann denselben Befehl noch einmal.`,
		);
	}
	const runsAgain = start(former);
	if (former === before && earlier !== before) point('previous', earlier);
	throw new Refusal(
		runsAgain
			? `Die Fassung ${version} antwortet nicht (ihre letzten Zeilen stehen darüber); es läuft wieder ${former}.`
			: `Weder die Fassung ${version} (ihre letzten Zeilen stehen darüber) noch die vorige, ${former}, antwortet; es liegt also wohl nicht an der Fassung. Was dem Dienst fehlt, sagt: sudo werkplan status`,
	);
});

/** Runs a release and tells whether it answers, and Caddy with the rules it brought. */
function start(release: string): boolean {
	const rules = proxyRules();
	point('current', release);
	const units = linkFiles().filter((name) => /^werkplan\.service$|\.(socket|timer)$/.test(name));
	putOnTrial();
	ask('systemctl', 'daemon-reload');
	// Where it has failed too often, systemd would not start it.
	ask('systemctl', 'reset-failed', 'werkplan.service', 'werkplan.socket');
	const isUp =
		succeeds('systemctl', 'enable', '--quiet', ...units) &&
		succeeds('systemctl', 'restart', 'werkplan.service');
	for (const file of [ONE_START, NO_MAIL]) rmSync(file, { force: true });
	ask('systemctl', 'daemon-reload');
	if (!isUp) return false;
	ask('systemctl', 'start', ...units.filter((name) => name.endsWith('.timer')));
	const isProxyToChange = existsSync(DOMAIN_FILE) && proxyRules() !== rules;
	return !isProxyToChange || succeeds('systemctl', 'restart', 'caddy.service');
}

/** Its first failure tells enough: for now it is neither started again nor told by mail. */
function putOnTrial(): void {
	mkdirSync(dirname(ONE_START), { recursive: true });
	writeFileSync(ONE_START, '[Service]\nRestart=no\n');
	placeLink(NO_MAIL, '/dev/null');
}

function proxyRules(): string {
	const files = ['Caddyfile', 'caddy.conf'].map((name) => join(CURRENT, 'deploy', name));
	return files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('');
}

/** @param release '' for none */
function point(link: 'current' | 'previous', release: string): void {
	if (release === '') rmSync(join(BASE, link), { force: true });
	else placeLink(join(BASE, link), `releases/${release}`);
}

/** Makes the machine find units, command and proxy rules in the release that runs. @returns the units */
function linkFiles(): string[] {
	const units = readdirSync(join(CURRENT, 'deploy')).filter((name) =>
		/^werkplan.*\.(service|socket|timer)$/.test(name),
	);
	for (const name of units) placeLink(join(SYSTEMD, name), join(CURRENT, 'deploy', name));
	placeLink('/usr/local/bin/werkplan', join(CURRENT, 'deploy/werkplan.sh'));
	mkdirSync(join(SYSTEMD, 'caddy.service.d'), { recursive: true });
	placeLink(join(SYSTEMD, 'caddy.service.d/werkplan.conf'), join(CURRENT, 'deploy/caddy.conf'));
	return units;
}

/** In one step, whatever was there. */
function placeLink(path: string, target: string): void {
	rmSync(`${path}.neu`, { force: true });
	symlinkSync(target, `${path}.neu`);
	renameSync(`${path}.neu`, path);
}

/** All but the running release and the one before it. */
function removeOldReleases(): void {
	const kept = [releaseOf('current'), releaseOf('previous')];
	for (const name of readdirSync(join(BASE, 'releases'))) {
		if (!kept.includes(name)) rmSync(join(BASE, 'releases', name), { recursive: true });
	}
}
