import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OwnerError } from '#shared/owner-error.ts';
import { ConfigError } from '#shared/settings-file.ts';
import { hearConsole } from '../testing/hear-console.ts';
import { answerOwner, Machine, printedBy, type Result } from './machine.ts';
import { fakeMachine } from './testing/fake-machine.ts';

const said = hearConsole();

test.each([new OwnerError('Nein.'), new ConfigError('Nein.')])(
	'a refusal is one sentence, and ends with 1: %s',
	async (error) => {
		await answerOwner(() => Promise.reject(error));
		expect([said, process.exitCode]).toEqual([['Abgebrochen: Nein.'], 1]);
	},
);

test('a refusal keeps the exit code that it has, and what is broken is not taken for one', async () => {
	process.exitCode = 3;
	await answerOwner(() => {
		throw new OwnerError('Nein.');
	});
	expect(process.exitCode).toBe(3);
	const broken = new TypeError('x is undefined');
	await expect(answerOwner(() => Promise.reject(broken))).rejects.toBe(broken);
	expect(said).toHaveLength(1);
});

test('the service’s account does everything without more rights, with the settings of the service', () => {
	const { machine, ran, optionsOf, write } = fakeMachine();
	write('/etc/werkplan.env', 'RATE_LIMIT=7\nDATA_DIR=/anderswo\n');
	machine.maintenance(['kopie', 'x'], { input: 'y' });
	expect(ran).toEqual([
		'setpriv --reuid=werkplan --regid=werkplan --clear-groups --no-new-privs -- bin/node service/maintenance.ts kopie x',
	]);
	expect(optionsOf('kopie')).toEqual({
		cwd: machine.current,
		input: 'y',
		env: {
			PATH: process.env.PATH,
			TERM: process.env.TERM,
			RATE_LIMIT: '7',
			DATA_DIR: machine.data,
			OWNER_COMMAND: 'sudo werkplan anfragen',
		},
	});
	machine.anfragen(['list']);
	expect(optionsOf('anfragen.ts list')?.stdio, 'at this terminal').toBe('inherit');
});

test('what must come to its end runs under systemd, at this terminal', () => {
	const { machine, ran, optionsOf } = fakeMachine({
		program: (line) => (line.includes('is-active') ? 3 : 0),
	});
	expect(machine.runToItsEnd('restore.ts', 'x')).toBe(true);
	expect(ran[1]).toBe(
		`systemd-run --quiet --wait --pipe --collect --unit=werkplan-umschalten -- ${machine.own}/bin/node ${machine.own}/deploy/restore.ts x`,
	);
	expect(optionsOf('systemd-run')).toEqual({ stdio: 'inherit' });
});

const result = (part: Partial<Result>): Result => ({
	pid: 1,
	output: [],
	signal: null,
	status: 0,
	stdout: '',
	stderr: '',
	...part,
});

test('a program that fails is told in its own words', () => {
	expect(printedBy(result({ stdout: ' Text\n' }), 'x')).toBe('Text');
	const refusal = (part: Partial<Result>) => () => printedBy(result({ status: 1, ...part }), 'x y');
	expect(refusal({ stderr: ' Kein Platz. \n' })).toThrow(new OwnerError('Kein Platz.'));
	expect(refusal({})).toThrow(new OwnerError('„x y“ ist nicht gelungen.'));
	expect(refusal({ status: null, error: new Error('ENOENT') })).toThrow(new OwnerError('ENOENT'));
	const { machine } = fakeMachine({ program: () => ({ status: 0, stdout: 'Text\n' }) });
	expect(machine.run('hostname', '-I')).toBe('Text');
});

test('the service is asked on this machine, others by their address; whoever is silent has said nothing', async () => {
	const asked: string[] = [];
	const { machine } = fakeMachine({
		answer(url, { method = 'GET', signal } = {}) {
			asked.push(`${method} ${url} ${signal instanceof AbortSignal}`);
			return url.includes('4322') ? null : new Response('in Ordnung\n', { status: 503 });
		},
	});
	expect(await machine.health()).toEqual({ processId: '', status: 503, text: 'in Ordnung' });
	expect(await machine.health(4322)).toBeNull();
	expect((await machine.askService('/a', { method: 'POST' }))?.status).toBe(503);
	expect((await machine.askOutside('https://b.de/'))?.status).toBe(503);
	expect(await machine.askOutside('https://b.de:4322/')).toBeNull();
	expect(asked).toEqual([
		'GET http://127.0.0.1:4321/backend/health true',
		'GET http://127.0.0.1:4322/backend/health true',
		'POST http://127.0.0.1:4321/a true',
		'GET https://b.de/ true',
		'GET https://b.de:4322/ true',
	]);
});

test('a link that leads to no release is as good as none', () => {
	const { machine } = fakeMachine();
	expect(machine.releaseOf('previous')).toBe('');
	symlinkSync('releases/C', join(machine.base, 'previous'));
	expect(machine.releaseOf('previous')).toBe('');
	symlinkSync('releases/B', join(machine.base, 'current'));
	expect(machine.releaseOf('current')).toBe('B');
});

test('on a server all lies where the units look for it', () => {
	const { base, data, copies, settingsFile, systemd } = new Machine();
	expect([base, data, copies, settingsFile, systemd]).toEqual([
		'/opt/werkplan',
		'/var/lib/werkplan',
		'/var/backups/werkplan',
		'/etc/werkplan.env',
		'/etc/systemd/system',
	]);
});
