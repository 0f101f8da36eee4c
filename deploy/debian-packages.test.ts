import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hearConsole } from '../testing/hear-console.ts';
import { installCaddy, setUpSecurityUpdates } from './debian-packages.ts';
import { fakeMachine } from './testing/fake-machine.ts';

const RULES = '/etc/apt/apt.conf.d/52werkplan';
const APT = 'env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends';

const said = hearConsole();

/** A server on which apt says these things, one after the other, and nothing more in the end. */
function server(...sayings: string[]) {
	return fakeMachine({
		program(line) {
			if (line === 'caddy version') return 127;
			const stderr = line.startsWith(APT) ? sayings.shift() : undefined;
			return stderr === undefined ? 0 : { status: 100, stderr };
		},
	});
}

test('Caddy is installed where there is none', async () => {
	const { machine, ran } = server();
	await installCaddy(machine);
	expect(ran).toEqual(['caddy version', `${APT} install caddy`]);
	expect(said).toEqual(['Caddy fehlt und wird installiert …']);
	const present = fakeMachine();
	await installCaddy(present.machine);
	expect(present.ran).toEqual(['caddy version']);
});

test('where the lists of packages are missing or old, they are read anew, once', async () => {
	const { machine, ran } = server('E: Unable to locate package');
	await installCaddy(machine);
	expect(ran.slice(1)).toEqual([`${APT} install caddy`, `${APT} update`, `${APT} install caddy`]);
	const without = server('E: weg', 'E: kein Netz', 'E: immer noch weg\n');
	await expect(installCaddy(without.machine)).rejects.toThrow(
		/^caddy ließ sich nicht installieren\.\nE: immer noch weg$/,
	);
});

test('while apt is locked it is waited for ten minutes, and said once', async () => {
	const locked = 'E: Could not get lock /var/lib/dpkg/lock-frontend';
	const { machine, ran } = server(locked, locked);
	const before = machine.now().getTime();
	await installCaddy(machine);
	expect(ran.slice(1)).toEqual(Array(3).fill(`${APT} install caddy`));
	expect(machine.now().getTime() - before).toBe(10_000);
	expect(said.slice(1)).toEqual([expect.stringMatching(/installiert gerade selbst etwas/)]);
	const forever = server(...Array(1000).fill(locked));
	await expect(installCaddy(forever.machine)).rejects.toThrow('Could not get lock');
	expect(forever.machine.now().getTime() - before).toBe(3 * 119 * 5_000);
});

test('Debian updates itself, and starts anew at night; rules that are there stay', async () => {
	const { machine, write, ran } = server();
	await setUpSecurityUpdates(machine);
	expect(ran).toEqual([`${APT} install unattended-upgrades`]);
	expect(said).toEqual(['Sicherheitsupdates von Debian werden eingerichtet …']);
	const rules = () => readFileSync(machine.path(RULES), 'utf8');
	for (const rule of [
		'APT::Periodic::Update-Package-Lists "1";',
		'APT::Periodic::Unattended-Upgrade "1";',
		'Unattended-Upgrade::Automatic-Reboot "true";',
		'Unattended-Upgrade::Automatic-Reboot-Time "04:00";',
	])
		expect(rules()).toContain(`\n${rule}\n`);
	write(RULES, '// von Hand');
	await setUpSecurityUpdates(machine);
	expect([rules(), ran.length]).toEqual(['// von Hand', 1]);
});

test('a package that is not to be had does not keep the website offline', async () => {
	const { machine } = server('E: weg', 'E: weg', 'E: weg');
	await setUpSecurityUpdates(machine);
	expect(said[1]).toMatch(/^Hinweis: unattended-upgrades ließ.*\n.*sudo apt install unattended/);
	expect(existsSync(machine.path(RULES))).toBe(false);
});
