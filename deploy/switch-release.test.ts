import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hearConsole } from '../testing/hear-console.ts';
import { writeDomain } from './caddy.ts';
import type { Machine } from './machine.ts';
import { switchRelease } from './switch-release.ts';
import { type FakeMachine, fakeMachine, healthOf, pointTo } from './testing/fake-machine.ts';

const ACCEPTED = '{"message":"Vielen Dank","stored":true,"zeichen":"7K3F-22"}';

const said = hearConsole();

/** A server on which none runs yet. @param fails tells which program does */
function first(fails: (line: string) => boolean = () => false): FakeMachine {
	return fakeMachine({
		program: (line) => ({ status: fails(line) ? 1 : 0, stdout: 'Zeilen' }),
		answer: (url) => new Response(url.endsWith('sendMail.php') ? ACCEPTED : 'in Ordnung\n'),
	});
}

/** A server on which A runs and B is to. @param given what of B fails */
function server(
	given: { inquiry?: Response; starts?: (release: string, domain: string) => boolean } = {},
): FakeMachine {
	const { starts = () => true } = given;
	const fake = fakeMachine({
		program(line) {
			if (line.includes('is-active --quiet werkplan-umschalten')) return 3;
			if (line !== 'systemctl restart werkplan.service') return 0;
			return starts(fake.link('current'), fake.machine.site().hostname) ? 0 : 1;
		},
		answer: (url) =>
			url.endsWith('sendMail.php')
				? (given.inquiry ?? new Response(ACCEPTED))
				: new Response('in Ordnung\n'),
	});
	pointTo(fake.machine, 'current', 'A');
	return fake;
}

const releasesOf = ({ base }: Machine) => readdirSync(join(base, 'releases')).toSorted();

test('a release that took an inquiry on a copy becomes the running one, and leads back', async () => {
	const { machine, link, ran } = server();
	await switchRelease(machine, 'B');
	expect([link('current'), link('previous')]).toEqual(['B', 'A']);
	expect(readlinkSync(join(machine.systemd, 'werkplan.service'))).toBe(
		join(machine.current, 'deploy/werkplan.service'),
	);
	const tried = ran.findIndex(
		(line) => line.startsWith('systemd-run') && line.includes('PORT=4322'),
	);
	expect(tried).toBeGreaterThan(-1);
	expect(ran.indexOf('systemctl restart werkplan.service')).toBeGreaterThan(tried);
	expect(ran.filter((line) => /^systemctl start .*werkplan-wache\.timer/.test(line))).toHaveLength(
		1,
	);
	await switchRelease(machine, 'A');
	expect([link('current'), link('previous')], 'and forth again').toEqual(['A', 'B']);
});

test('a release that is installed again leads back to the one before, not to itself', async () => {
	const { machine, link } = server();
	pointTo(machine, 'previous', 'B');
	await switchRelease(machine, 'A');
	expect([link('current'), link('previous')]).toEqual(['A', 'B']);
	expect(releasesOf(machine)).toEqual(['A', 'B']);
});

test.each([
	['cannot store', new Response('{"message":"Nicht gespeichert","stored":false}', { status: 503 })],
	['says thank you without a zeichen', new Response('{"message":"Vielen Dank"}')],
])('a release that %s is not taken, and nothing has moved', async (_, inquiry) => {
	const { machine, link, ran } = server({ inquiry });
	await expect(switchRelease(machine, 'B')).rejects.toThrow(
		/B wird nicht genommen, es läuft weiter A\. Sie nimmt eine Probeanfrage nicht an/,
	);
	expect([link('current'), link('previous')]).toEqual(['A', '']);
	expect(ran.filter((line) => /restart|daemon-reload/.test(line))).toEqual([]);
	expect(ran).toContain('systemctl stop werkplan-probe');
	expect(releasesOf(machine), 'it takes up no room').toEqual(['A']);
});

test('a release that does not start in the place of the other is taken back, and so is the way back', async () => {
	const { machine, link, write } = server({ starts: (release) => release === 'A' });
	write('/opt/werkplan/releases/C/VERSION', 'C');
	pointTo(machine, 'previous', 'C');
	await expect(switchRelease(machine, 'B')).rejects.toThrow(/B antwortet nicht.*es läuft wieder A/);
	expect([link('current'), link('previous')]).toEqual(['A', 'C']);
	expect(releasesOf(machine)).toEqual(['A', 'C']);
});

test.each([
	['ends and is started again', (asked: number) => `p${asked}`],
	['is silent after its first answer', (asked: number) => (asked === 1 ? 'p1' : null)],
])('a release that %s a moment later is taken back', async (_, processOf) => {
	let asked = 0;
	const fake = fakeMachine({
		answer(url) {
			if (url.endsWith('sendMail.php')) return new Response(ACCEPTED);
			const isOnTrial = url.includes(':4322/');
			if (!isOnTrial && fake.link('current') === 'B') asked += 1;
			const name = isOnTrial || fake.link('current') === 'A' ? 'a' : processOf(asked);
			return name === null ? null : healthOf('in Ordnung', name);
		},
	});
	pointTo(fake.machine, 'current', 'A');
	await expect(switchRelease(fake.machine, 'B')).rejects.toThrow(/B antwortet nicht.*wieder A/);
	expect([fake.link('current'), asked]).toEqual(['A', 2]);
});

test('where neither starts, it is not the release', async () => {
	const { machine } = server({ starts: () => false });
	await expect(switchRelease(machine, 'B')).rejects.toThrow(/und A mit .* auch nicht/);
});

test('the first release has none to go back to', async () => {
	const { machine, link } = first();
	await switchRelease(machine, 'B');
	expect([link('current'), link('previous')]).toEqual(['B', '']);
	expect(releasesOf(machine), 'what is neither is removed').toEqual(['B']);
});

test('the first release, where it does not start, stays: there is nothing better', async () => {
	const { machine, link } = first((line) => line.startsWith('systemctl restart'));
	await expect(switchRelease(machine, 'B')).rejects.toThrow(
		/^Die Fassung B antwortet nicht \(.*darüber\)\. .*werkplan status$/,
	);
	expect(link('current')).toBe('B');
	expect(said, 'its last lines').toEqual(['Zeilen']);
});

test('where the first release is not fit, none runs yet', async () => {
	const { machine } = first((line) => line.startsWith('systemd-run'));
	await expect(switchRelease(machine, 'B')).rejects.toThrow(
		'Die Fassung B wird nicht genommen, es läuft noch keine. Sie lässt sich nicht starten. (Ihre letzten Zeilen stehen darüber.)',
	);
});

test('what runs by itself is enabled, and systemd hears of all of it, whatever has failed before', async () => {
	const { machine, ran, write } = first();
	const deploy = '/opt/werkplan/releases/B/deploy';
	for (const name of ['werkplan.ts', 'caddy.conf', 'werkplan.timer.bak', 'alt-werkplan.timer'])
		write(`${deploy}/${name}`, '');
	write(`${deploy}/werkplan-meldung@.service`, '');
	write('/etc/systemd/system/caddy.service.d/werkplan-domain.conf', '');
	await switchRelease(machine, 'B');
	const linked = readdirSync(machine.systemd).filter((name) => name !== 'caddy.service.d');
	expect(linked).toEqual([
		'werkplan-meldung@.service',
		'werkplan-wache.service',
		'werkplan-wache.timer',
		'werkplan.service',
		'werkplan.socket',
		'werkplan.timer',
	]);
	for (const [link, name] of [
		['/usr/local/bin/werkplan', 'werkplan.ts'],
		['/etc/systemd/system/caddy.service.d/werkplan.conf', 'caddy.conf'],
	] as const)
		expect(readlinkSync(machine.path(link))).toBe(join(machine.current, 'deploy', name));
	const steps = ran.filter((line) => /^systemctl (daemon|reset|enable|restart|start)/.test(line));
	expect(steps.slice(1)).toEqual([
		'systemctl daemon-reload',
		'systemctl reset-failed werkplan.service werkplan.socket',
		'systemctl enable --quiet werkplan-wache.timer werkplan.service werkplan.socket werkplan.timer',
		'systemctl restart werkplan.service',
		'systemctl start werkplan-wache.timer werkplan.timer',
		'systemctl restart caddy.service',
	]);
});

test('Caddy is started anew where its rules have changed, and only where it is ours', async () => {
	const restart = 'systemctl restart caddy.service';
	const same = server();
	writeDomain(same.machine, 'www.a.de');
	await switchRelease(same.machine, 'B');
	expect(same.ran).not.toContain(restart);
	same.write('/opt/werkplan/releases/A/deploy/Caddyfile', 'other rules');
	await switchRelease(same.machine, 'A');
	expect(same.ran).toContain(restart);
	const foreign = server();
	foreign.write('/opt/werkplan/releases/B/deploy/Caddyfile', 'other rules');
	await switchRelease(foreign.machine, 'B');
	expect(foreign.ran).not.toContain(restart);
	expect(readdirSync(foreign.machine.systemd)).not.toContain('caddy.service.d');
});

/** A server on which A runs under www.a.de and B is to under www.b.de. */
function moving(starts: (...now: [string, string]) => boolean = () => true, inquiry?: Response) {
	const fake = server({ starts, ...(inquiry && { inquiry }) });
	writeDomain(fake.machine, 'www.a.de');
	fake.write('/etc/werkplan.env.probe', 'SITE_URL=https://www.b.de\nMAIL_LIMIT=7\n');
	const state = () => {
		const { machine } = fake;
		const [, domain] = /DOMAIN=(.*)/.exec(readFileSync(machine.domainFile, 'utf8')) ?? [];
		return [fake.link('current'), machine.site().hostname, domain];
	};
	return { ...fake, state };
}

const OLD = ['A', 'www.a.de', 'www.a.de'];
const NEW = ['B', 'www.b.de', 'www.b.de'];

test('new settings are tried with the release, taken with it, and stay on the way back', async () => {
	const { machine, state, ran } = moving();
	await switchRelease(machine, 'B');
	expect(state()).toEqual(NEW);
	expect(ran.find((line) => line.startsWith('systemd-run'))).toContain('werkplan.env.probe ');
	expect(ran.filter((line) => line === 'systemctl restart caddy.service')).toHaveLength(1);
	expect(existsSync(machine.proposedSettings)).toBe(false);
	await switchRelease(machine, 'A');
	expect(state(), 'the domain, too').toEqual(['A', 'www.b.de', 'www.b.de']);
});

test('where the trial is not passed, no setting changes, and what was proposed is gone', async () => {
	const { machine, state } = moving(() => true, new Response('', { status: 503 }));
	await expect(switchRelease(machine, 'B')).rejects.toThrow('B wird nicht genommen');
	expect([state(), existsSync(machine.proposedSettings)]).toEqual([OLD, false]);
});

test('the settings of a release go when it is taken back, and Caddy hears of it', async () => {
	const { machine, state, ran } = moving((release) => release === 'A');
	await expect(switchRelease(machine, 'B')).rejects.toThrow('es läuft wieder A');
	expect([state(), machine.settings()]).toEqual([OLD, { SITE_URL: 'https://www.a.de' }]);
	expect(ran).toContain('systemctl restart caddy.service');
});

test('a release that does not start with new settings goes on with those from before', async () => {
	const { machine, state, link } = moving((_, domain) => domain === 'www.a.de');
	await expect(switchRelease(machine, 'A')).rejects.toThrow(
		/A antwortet nicht.*es läuft wieder A, mit den Einstellungen von vorher\.$/,
	);
	expect([state(), link('previous')]).toEqual([OLD, '']);
});
