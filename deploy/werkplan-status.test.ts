import { expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { hearConsole } from '../testing/hear-console.ts';
import type { Net } from './look-from-outside.ts';
import { fakeMachine, healthOf, pointTo } from './testing/fake-machine.ts';
import { werkplan } from './werkplan.ts';

const said = hearConsole();

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
		isCaddyOurs?: boolean;
		/** null = the service does not answer. */
		health?: string | null;
		/** Of the process that answers under the public name. */
		process?: string;
	} = {},
) {
	const { settings = SETTINGS, inquiries = 0, health = 'in Ordnung' } = given;
	const { isCaddyActive = true, isCaddyOurs = true } = given;
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
		answer: () => (health === null ? null : healthOf(health)),
	});
	write('/etc/werkplan.env', settings);
	if (isCaddyOurs) write('/etc/systemd/system/caddy.service.d/werkplan-domain.conf', '');
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
		settings: 'SITE_URL=\n',
		isCaddyOurs: false,
	});
	expect(text).toMatch(/Caddy: +Ihre Sache \(--ohne-caddy\)$/m);
	expect(text).toContain(`Adresse:      ${inhaber.siteUrl}\n`);
	expect(text).toMatch(/Zweitkopien: +keine \(SICHERUNG_ZIEL .* ist leer\)/);
	expect(text).toMatch(/Wachdienst: +keiner \(WACHE_URL .* ist leer\)/);
	expect(exit).toBe(0);
});

test('that our Caddy does not run is said', async () => {
	expect((await status({ isCaddyActive: false })).text).toMatch(/Caddy: +läuft nicht$/m);
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
	said.length = 0;
	const { text: both, exit } = await status({
		process: 'p2',
		inquiries: 1,
		saying: `Wartend:  0\n\n${sentence}\n`,
	});
	expect(both).toMatch(/\nWartend: {2}0\n\nwww\.a\.de führt .*$/);
	expect(both.split(sentence)).toHaveLength(2);
	expect(exit).toBe(1);
});
