import { existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OwnerError } from '#shared/owner-error.ts';
import { answerOwner, Machine } from './machine.ts';
import { takeProposal } from './server-settings.ts';
import { faultOfRunning, sayLastLines, tryRelease } from './try-release.ts';

/**
 * Makes a release the running one: the installer's, or the one before (`werkplan zurueck`); always under systemd
 * (runToItsEnd). A release is one link, /opt/werkplan/current: units, command and Caddy's rules are links through it,
 * so all of it moves in one step, and settings and domain that were proposed with it. Before the link moves, the release
 * has taken an inquiry on a copy of the database. Whatever comes of it, the running release stays, and the one before it.
 */
export async function switchRelease(machine: Machine, release: string): Promise<void> {
	try {
		await tryAndSwitch(machine, release);
	} finally {
		rmSync(machine.proposedSettings, { force: true });
		removeOldReleases(machine);
	}
}

async function tryAndSwitch(machine: Machine, release: string): Promise<void> {
	const before = machine.releaseOf('current');
	const earlier = machine.releaseOf('previous');
	const unfit = await tryRelease(machine, release);
	if (unfit !== '') {
		const state = before === '' ? 'es läuft noch keine' : `es läuft weiter ${before}`;
		throw new OwnerError(
			`Die Fassung ${release} wird nicht genommen, ${state}. ${unfit} (Ihre letzten Zeilen stehen darüber.)`,
		);
	}
	const rules = proxyRules(machine);
	// First the way back: whatever interrupts this, it leads to what ran.
	if (before !== '' && before !== release) point(machine, 'previous', before);
	const undo = takeProposal(machine);
	point(machine, 'current', release);
	if (await runs(machine, rules)) return;
	// What took an inquiry on the copy does not run in the place of the other.
	sayLastLines(machine, 'werkplan');
	const failed = `Die Fassung ${release} antwortet nicht (die letzten Zeilen stehen darüber)`;
	if (before === '')
		throw new OwnerError(`${failed}. Was dem Dienst fehlt, sagt: sudo werkplan status`);
	const failedRules = proxyRules(machine);
	undo();
	point(machine, 'current', before);
	point(machine, 'previous', earlier);
	throw new OwnerError(
		(await runs(machine, failedRules))
			? `${failed}; es läuft wieder ${before}, mit den Einstellungen von vorher.`
			: `${failed}, und ${before} mit den Einstellungen von vorher auch nicht; es liegt also wohl an etwas anderem. Was dem Dienst fehlt, sagt: sudo werkplan status`,
	);
}

/**
 * Starts the release that `current` leads to; tells whether it runs, and Caddy with the rules it brought.
 * @param formerRules those of Caddy until now
 */
async function runs(machine: Machine, formerRules: string): Promise<boolean> {
	const units = linkFiles(machine).filter(
		(name) => name === 'werkplan.service' || !name.endsWith('.service'),
	);
	machine.spawn('systemctl', 'daemon-reload');
	machine.allowStart();
	const isStarted =
		machine.succeeds('systemctl', 'enable', '--quiet', ...units) &&
		machine.succeeds('systemctl', 'restart', 'werkplan.service');
	if (!isStarted || (await faultOfRunning(machine, 'werkplan.service')) !== '') return false;
	machine.spawn('systemctl', 'start', ...units.filter((name) => name.endsWith('.timer')));
	const haveRulesChanged = existsSync(machine.domainFile) && proxyRules(machine) !== formerRules;
	return !haveRulesChanged || machine.succeeds('systemctl', 'restart', 'caddy.service');
}

/** Those of the release that `current` leads to, and the domain. */
function proxyRules({ current, domainFile }: Machine): string {
	const files = [join(current, 'deploy/Caddyfile'), join(current, 'deploy/caddy.conf'), domainFile];
	return files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('');
}

/** @param release '' for none */
function point({ base }: Machine, link: 'current' | 'previous', release: string): void {
	if (release === '') rmSync(join(base, link), { force: true });
	else placeLink(join(base, link), `releases/${release}`);
}

/** Makes the machine find units, command and proxy rules in the release that runs. @returns the units */
function linkFiles({ current, systemd, domainFile, path }: Machine): string[] {
	const units = readdirSync(join(current, 'deploy')).filter((name) =>
		/^werkplan.*\.(service|socket|timer)$/.test(name),
	);
	for (const name of units) placeLink(join(systemd, name), join(current, 'deploy', name));
	placeLink(path('/usr/local/bin/werkplan'), join(current, 'deploy/werkplan.ts'));
	if (existsSync(domainFile))
		placeLink(join(dirname(domainFile), 'werkplan.conf'), join(current, 'deploy/caddy.conf'));
	return units;
}

/** In one step, whatever was there. */
function placeLink(path: string, target: string): void {
	rmSync(`${path}.neu`, { force: true });
	symlinkSync(target, `${path}.neu`);
	renameSync(`${path}.neu`, path);
}

/** All but the running release and the one before it. */
function removeOldReleases(machine: Machine): void {
	const kept = [machine.releaseOf('current'), machine.releaseOf('previous')];
	for (const name of readdirSync(join(machine.base, 'releases'))) {
		if (!kept.includes(name)) rmSync(join(machine.base, 'releases', name), { recursive: true });
	}
}

if (import.meta.main) await answerOwner(() => switchRelease(new Machine(), process.argv[2] ?? ''));
