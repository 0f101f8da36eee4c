import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Net } from './look-from-outside.ts';
import type { Machine } from './machine.ts';
import { fakeMachine, pointTo } from './testing/fake-machine.ts';
import { werkplan } from './werkplan.ts';

let said: string[] = [];
beforeEach(() => {
	said = [];
	const listen = (text = '') => void said.push(text);
	vi.spyOn(console, 'log').mockImplementation(listen);
	vi.spyOn(console, 'error').mockImplementation(listen);
});
afterEach(() => {
	process.exitCode = undefined;
	vi.restoreAllMocks();
});

const SETTINGS =
	'SITE_URL=https://www.a.de\nSICHERUNG_ZIEL=er@nas:k\nWACHE_URL=https://hc.example/1\n';

/** What `status` says, and how it ends, of a server that is well but for this. */
async function status(
	given: {
		settings?: string;
		/** Exit code of the owner's command on inquiries. */
		inquiries?: number;
		/** What that command says. */
		saying?: string;
		isCaddyActive?: boolean;
		/** null = the service does not answer. */
		health?: string | null;
		/** Of the process that answers under the public name. */
		process?: string;
	} = {},
) {
	const { settings = SETTINGS, inquiries = 0, isCaddyActive = true, health = 'in Ordnung' } = given;
	const net: Net = {
		addressesOf: async () => ['203.0.113.5'],
		askAddress: async () => ({
			processId: given.process ?? 'p1',
			status: 200,
			text: health ?? '',
			certificateUntil: new Date('2027-02-01T12:00:00Z'),
			certificateFault: '',
		}),
	};
	const { machine, write } = fakeMachine({
		net,
		program(line) {
			if (line.endsWith('anfragen.ts status'))
				return { status: inquiries, stdout: given.saying ?? '', stderr: '' };
			return line.endsWith('is-active --quiet caddy') && !isCaddyActive ? 3 : 0;
		},
		answer: () =>
			health === null ? null : new Response(`${health}\n`, { headers: { 'x-dienst': 'p1' } }),
	});
	write('/etc/werkplan.env', settings);
	pointTo(machine, 'current', 'A');
	await werkplan(machine, ['status']);
	return { text: said.join('\n'), exit: process.exitCode };
}

test('status says all there is to know, and ends with 0 where all is well', async () => {
	const { text, exit } = await status();
	expect(text.split('\n')).toEqual([
		'Fassung:      A',
		'Adresse:      https://www.a.de',
		'Dienst:       in Ordnung',
		'Caddy:        läuft',
		'Von außen:    in Ordnung',
		'Zertifikat:   gilt bis 01.02.2027',
		'Zweitkopien:  er@nas:k',
		'Wachdienst:   wird aufgerufen',
		expect.stringMatching(/^Freier Platz: \d+,\d GB$/),
	]);
	expect(exit).toBe(0);
});

test('what is not set up is named with its setting, and is no fault', async () => {
	const { text, exit } = await status({
		settings: 'SITE_URL=https://www.a.de\n',
		isCaddyActive: false,
	});
	expect(text).toMatch(/Caddy: +läuft nicht \(richtig nur mit --ohne-caddy\)/);
	expect(text).toMatch(/Zweitkopien: +keine \(SICHERUNG_ZIEL .* ist leer\)/);
	expect(text).toMatch(/Wachdienst: +keiner \(WACHE_URL .* ist leer\)/);
	expect(exit).toBe(0);
});

test.each([
	['inquiries that are in trouble', { inquiries: 1 }, /Dienst: +in Ordnung/],
	['health that is disturbed', { health: 'gestört' }, /Dienst: +gestört/],
	[
		'a service that is silent',
		{ health: null },
		/antwortet nicht\n[\s\S]*nicht in Ordnung[\s\S]*Zertifikat: +–[\s\S]*\n\nDer Dienst antwortet nicht/,
	],
	[
		'a name that leads elsewhere',
		{ process: 'p2' },
		/Von außen: +nicht in Ordnung \(siehe unten\)[\s\S]*\n\nwww\.a\.de führt über 203/,
	],
	[
		'a setting that nobody knows',
		{ settings: `${SETTINGS}MAILTO=a@b.de\n` },
		/\n\nIn .*werkplan\.env steht, was niemand kennt: MAILTO\./,
	],
])('%s ends status with 1', async (_, given, sentence) => {
	const { text, exit } = await status(given);
	expect(text).toMatch(sentence);
	expect(exit).toBe(1);
});

test('what the watch has reported, and the inquiries’ status has said, is said once', async () => {
	const { text } = await status({ process: 'p2' });
	const [sentence = ''] = /^www\.a\.de führt .*$/m.exec(text) ?? [];
	said = [];
	const { text: both, exit } = await status({
		process: 'p2',
		inquiries: 1,
		saying: `Offen:    0\n\n${sentence}\n`,
	});
	expect(both).toMatch(/\nOffen: {4}0\n\nwww\.a\.de führt .*$/);
	expect(both.split(sentence)).toHaveLength(2);
	expect(exit).toBe(1);
});

/** What a command comes to on this server. */
async function run(machine: Machine, ...words: string[]) {
	const refusal = await werkplan(machine, words).then(
		() => '',
		(error) => String(error.message),
	);
	return { refusal, text: said.join('\n'), exit: process.exitCode };
}

test.each([[], ['hilfe'], ['--hilfe'], ['--help'], ['-h']])(
	'all commands are listed for whoever asks: %j',
	async (...words) => {
		const { text } = await run(fakeMachine({ isRoot: false }).machine, ...words);
		for (const name of ['status', 'anfragen', 'mail', 'zurueck', 'sichern', 'wiederherstellen'])
			expect(text).toMatch(RegExp(`^werkplan ${name} `, 'm'));
	},
);

test('a command that does not exist ends with 2, one without sudo says what to type', async () => {
	for (const name of ['hilfen', 'x-h'])
		expect(await run(fakeMachine().machine, name)).toMatchObject({
			refusal: expect.stringMatching(`„${name}“ gibt es nicht; .*werkplan hilfe$`),
			exit: 2,
		});
	const { machine, ran } = fakeMachine({ isRoot: false });
	expect((await run(machine, 'mail')).refusal).toMatch(/mit sudo davor: sudo werkplan mail$/);
	expect(ran).toEqual([]);
});

/** A server on which this is said of the last back-up, by systemd and by the unit itself. */
function backedUp(exit = '0', answersOf: (line: string) => number = () => 0) {
	return fakeMachine({
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
		'systemctl start werkplan-sicherung.service',
		'journalctl --sync',
		expect.stringMatching(/^journalctl -u werkplan-sicherung\.service .*--since=@1795834800 /),
		'systemctl show --property=ExecMainStatus --value werkplan-sicherung.service',
	]);
	expect(vi.mocked(console.error).mock.calls).toHaveLength(code === 0 ? 0 : 1);
});

test.each([
	['a deletion on request', ['delete', '7K3F-22'], 0, 1],
	['a deletion of nothing', ['delete', '7K3F-22'], 1, 0],
	['another command', ['list'], 0, 0],
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
	const { machine, ran } = server(0);
	expect(await run(machine, 'zurueck')).toMatchObject({ text: 'Es läuft: B', exit: undefined });
	expect(ran.at(-1)).toMatch(
		/^systemd-run .* -- \S+\/bin\/node \S+\/deploy\/switch-release\.ts B$/,
	);
	said = [];
	expect(await run(server(1).machine, 'zurueck')).toMatchObject({ text: '', exit: 1 });
	expect((await run(fakeMachine().machine, 'zurueck')).refusal).toMatch(/keine vorige Fassung/);
});

test('while a release is switched, nothing else is', async () => {
	const { machine, ran } = fakeMachine();
	pointTo(machine, 'previous', 'B');
	expect((await run(machine, 'zurueck')).refusal).toMatch(/wird gerade umgeschaltet/);
	expect(ran).toEqual(['systemctl is-active --quiet werkplan-umschalten']);
});

test.each([
	[0, undefined],
	[1, 1],
])('the mail server is asked for anew, and tried: %d', async (probe, exit) => {
	const { machine, ran } = fakeMachine({
		answers: ['smtp.a.de', 'w@a.de', '', 'p', 'ich@a.de'],
		program: (line) =>
			line.endsWith(' probe') ? { status: probe, stdout: 'gesendet', stderr: '535' } : 0,
	});
	const { text, exit: ended } = await run(machine, 'mail');
	expect(readFileSync(machine.settingsFile, 'utf8')).toBe(
		'SITE_URL=https://www.a.de\nSMTP_URL=smtp://w%40a.de:p@smtp.a.de:587\nMAIL_FROM=w@a.de\nMAIL_TO=ich@a.de\n',
	);
	expect(ran[0]).toBe('systemctl restart werkplan.service');
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
