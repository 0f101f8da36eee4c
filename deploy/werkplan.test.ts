import { existsSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { hearConsole } from '../testing/hear-console.ts';
import type { Machine } from './machine.ts';
import { fakeMachine, pointTo } from './testing/fake-machine.ts';
import { werkplan } from './werkplan.ts';

const said = hearConsole();

/** What a command comes to on this server. */
async function run(machine: Machine, ...words: string[]) {
	const refusal = await werkplan(machine, words).then(
		() => '',
		(error) => String(error.message),
	);
	return { refusal, text: said.join('\n'), exit: process.exitCode };
}

test.each([[], ['hilfe'], ['help'], ['--hilfe'], ['--help'], ['-h']])(
	'all commands are listed for whoever asks: %j',
	async (...words) => {
		const { text } = await run(fakeMachine({ isRoot: false }).machine, ...words);
		for (const name of ['status', 'anfragen', 'mail', 'zurueck', 'sichern', 'wiederherstellen'])
			expect(text).toMatch(RegExp(`^werkplan ${name} `, 'm'));
	},
);

test('a command that does not exist ends with 2, one without sudo says what to type', async () => {
	for (const name of ['hilfen', 'x-h', 'constructor'])
		expect(await run(fakeMachine().machine, name)).toMatchObject({
			refusal: expect.stringMatching(`„${name}“ gibt es nicht; .*werkplan hilfe$`),
			exit: 2,
		});
	const { machine, ran } = fakeMachine({ isRoot: false });
	expect((await run(machine, 'mail')).refusal).toMatch(/mit sudo davor: sudo werkplan mail$/);
	expect(ran).toEqual([]);
});

test.each([
	['zurueck', '--hilfe'],
	['sichern', '-h'],
	['wiederherstellen', '--help'],
	['--hilfe', 'zurueck'],
])('whoever asks for help reads it, and nothing is done: %s %s', async (...words) => {
	const { machine, ran } = fakeMachine({ isRoot: false });
	pointTo(machine, 'previous', 'B');
	expect((await run(machine, ...words)).text).toMatch(/^werkplan status /);
	expect(ran).toEqual([]);
});

test.each([
	['zurueck', 'B'],
	['sichern', '--ja'],
	['status', 'mehr'],
	['mail', '--quatsch'],
	['wiederherstellen', 'a', 'b'],
])(
	'what a command does not take is refused with all that can be called: %s %s',
	async (...words) => {
		const { machine, ran } = fakeMachine();
		pointTo(machine, 'previous', 'B');
		const usage = expect.stringMatching(/nicht aufrufen\.\nwerkplan status /);
		expect(await run(machine, ...words)).toMatchObject({ refusal: usage, exit: 2 });
		expect(ran).toEqual([]);
	},
);

/** A server on which this is said of the last back-up, by systemd and by the unit itself. */
function backedUp(exit = '0', answersOf: (line: string) => number = () => 0) {
	return fakeMachine({
		now: new Date('2026-11-28T03:00:00.250Z'),
		program(line) {
			if (line.startsWith('journalctl -u')) return { status: 0, stdout: 'Gesichert: x\n' };
			if (line.includes('ExecMainStatus')) return { status: 0, stdout: `${exit}\n` };
			return answersOf(line);
		},
	});
}

test.each([
	['0', 0],
	['3', 3],
])('a back-up by hand is the nightly one, and ends as it does: %s', async (exit, code) => {
	const { machine, ran } = backedUp(exit);
	expect(await run(machine, 'sichern')).toMatchObject({ text: 'Gesichert: x', exit: code });
	expect(ran).toEqual([
		'systemctl is-active werkplan-sicherung.service',
		'systemctl start werkplan-sicherung.service',
		'journalctl --sync',
		expect.stringMatching(/^journalctl -u werkplan-sicherung\.service .*--since=@1795834800\.25 /),
		'systemctl show --property=ExecMainStatus --value werkplan-sicherung.service',
	]);
	expect(vi.mocked(console.error).mock.calls).toHaveLength(code === 0 ? 0 : 1);
});

test('a back-up that systemd does not start is told, whatever became of the last one', async () => {
	const masked = 'Failed to start werkplan-sicherung.service: Unit is masked.\n';
	const { machine } = fakeMachine({
		program: (line) =>
			line.startsWith('systemctl start')
				? { status: 1, stderr: masked }
				: { status: 0, stdout: line.includes('ExecMainStatus') ? '0\n' : '' },
	});
	expect((await run(machine, 'anfragen', 'delete', '7K3F-22')).exit).toBe(1);
	expect(vi.mocked(console.error).mock.calls).toEqual([[masked.trim()]]);
});

test('the end of a back-up that is running is waited for: its copy holds what was deleted since', async () => {
	const { machine, ran } = fakeMachine({
		program: (line) => (line.includes(' is-active ') ? { status: 3, stdout: 'activating\n' } : 0),
	});
	await run(machine, 'anfragen', 'delete', '7K3F-22');
	const start = 'systemctl start werkplan-sicherung.service';
	expect(ran.slice(1, 5)).toEqual([
		'systemctl is-active werkplan-sicherung.service',
		start,
		start,
		'journalctl --sync',
	]);
});

test.each([
	['a deletion on request', ['delete', '7K3F-22'], 0, 1],
	['a deletion of nothing', ['delete', '7K3F-22'], 1, 0],
	['another command', ['list'], 0, 0],
	['help on deletions', ['delete', '--hilfe'], 0, 0],
])('%s is followed by so many copies', async (_, words, exit, copies) => {
	const { machine, ran } = backedUp('0', (line) => (line.includes('anfragen.ts') ? exit : 0));
	expect((await run(machine, 'anfragen', ...words)).exit).toBe(exit);
	expect(ran[0]).toMatch(
		RegExp(`^setpriv .*bin/node service/cli/anfragen\\.ts ${words.join(' ')}$`),
	);
	expect(ran.filter((line) => line === 'systemctl start werkplan-sicherung.service')).toHaveLength(
		copies,
	);
});

test('the way back leads to the release before, and says so', async () => {
	const server = (put: number) => {
		const fake = fakeMachine({
			program: (line) => {
				if (line.includes('is-active')) return 3;
				return line.startsWith('systemd-run') ? put : 0;
			},
		});
		pointTo(fake.machine, 'previous', 'B');
		return fake;
	};
	const { machine, ran, write } = server(0);
	write('/etc/werkplan.env.probe', 'SITE_URL=https://www.b.de\n');
	expect(await run(machine, 'zurueck')).toMatchObject({
		text: 'Es läuft: B (https://www.a.de)',
		exit: undefined,
	});
	expect(ran.at(-1)).toMatch(
		/^systemd-run .* -- \S+\/bin\/node \S+\/deploy\/switch-release\.ts B$/,
	);
	expect(existsSync(machine.proposedSettings), 'of an interrupted installation').toBe(false);
	said.length = 0;
	expect(await run(server(1).machine, 'zurueck')).toMatchObject({ text: '', exit: 1 });
	expect((await run(fakeMachine().machine, 'zurueck')).refusal).toMatch(/keine vorige Fassung/);
});

/** What is typed for a new mail server. */
const ANSWERS = ['smtp.a.de', 'w@a.de', '', 'p', 'ich@a.de'];

test.each(['zurueck', 'mail'])('while a release is switched, there is no %s', async (name) => {
	const { machine, ran, write } = fakeMachine({ answers: ANSWERS });
	pointTo(machine, 'previous', 'B');
	write('/etc/werkplan.env.probe', '');
	expect((await run(machine, name)).refusal).toMatch(/wird gerade umgeschaltet/);
	expect(ran).toEqual(['systemctl is-active --quiet werkplan-umschalten']);
	expect(existsSync(machine.proposedSettings), 'what it is about to take stays').toBe(true);
	expect(machine.settings(), 'what it may put back stays').toEqual({
		SITE_URL: 'https://www.a.de',
	});
});

test.each([
	[0, undefined],
	[1, 1],
])('the mail server is asked for anew, and tried: %d', async (probe, exit) => {
	const { machine, ran, write } = fakeMachine({
		answers: ANSWERS,
		program(line) {
			if (line.includes('is-active')) return 3;
			return line.endsWith(' probe') ? { status: probe, stdout: 'gesendet', stderr: '535' } : 0;
		},
	});
	write('/etc/werkplan.env.probe', 'SITE_URL=https://www.b.de\n');
	const { text, exit: ended } = await run(machine, 'mail');
	expect(readFileSync(machine.settingsFile, 'utf8')).toBe(
		'SITE_URL=https://www.a.de\nSMTP_URL=smtp://w%40a.de:p@smtp.a.de:587\nMAIL_FROM=w@a.de\nMAIL_TO=ich@a.de\n',
	);
	expect(existsSync(machine.proposedSettings), 'of an interrupted installation').toBe(false);
	expect(ran[1]).toBe('systemctl restart werkplan.service');
	expect(text).toMatch(probe === 0 ? /gesendet$/ : /ging nicht hinaus: 535\./);
	expect(ended).toBe(exit);
});

test('without a terminal nobody is asked for the mail server', async () => {
	expect((await run(fakeMachine().machine, 'mail')).refusal).toMatch(/am Terminal/);
});

test.each([
	[['kopie', '--ja'], 'kopie'],
	[['--ja', 'kopie'], 'kopie'],
	[[], ''],
])('the copy to restore is named in the call: %j', async (words, name) => {
	const { refusal } = await run(fakeMachine().machine, 'wiederherstellen', ...words);
	expect(refusal).toMatch(name ? `Diese Sicherung gibt es nicht: „${name}“` : 'Welche Sicherung?');
});
