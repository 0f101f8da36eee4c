import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { readWatchReport } from '../service/watch-report.ts';
import { hearConsole } from '../testing/hear-console.ts';
import type { Net } from './look-from-outside.ts';
import { fakeMachine, healthOf } from './testing/fake-machine.ts';
import { watch } from './watch.ts';

const said = hearConsole();

/** When a round begins. */
const START = Date.parse('2026-11-28T03:00:00Z');

/** A round of the watch on a server that is well but for this. */
async function round(given: {
	isUp?: (restarts: number, asked: number) => boolean;
	isCaddyActive?: boolean;
	caddyStarts?: boolean;
	isSwitching?: boolean;
	processIds?: string[];
	health?: string;
	wache?: Response | null;
	hasData?: boolean;
	settings?: string;
	isCaddyOurs?: boolean;
	/** How long Caddy has run, while TLS is refused under the name until it is started anew. */
	minutesWithout?: number;
	/** Whether it has a certificate all the same: somebody else refuses. */
	hasCertificate?: boolean;
}) {
	const {
		health = 'in Ordnung',
		wache = new Response('OK'),
		settings = 'SITE_URL=https://www.a.de\nWACHE_URL=https://hc.example/1\n',
		isCaddyOurs = true,
		isUp = () => true,
		isCaddyActive = true,
		caddyStarts = true,
		processIds = ['p1'],
	} = given;
	const called: string[] = [];
	let site = '';
	let restarts = 0;
	let asked = 0;
	const answers = processIds.values();
	let processId = '';
	const net: Net = {
		addressesOf: async () => ['203.0.113.5'],
		askAddress: async (address, { origin }) => {
			site = origin;
			const isRefused = address !== '127.0.0.1' || !given.hasCertificate;
			const isRestarted = fake.ran.includes('systemctl restart caddy');
			if (given.minutesWithout !== undefined && isRefused && !isRestarted)
				throw Object.assign(new Error('tlsv1 alert internal error'), { code: 'EPROTO' });
			processId = answers.next().value ?? processId;
			const certificateUntil = new Date('2027-02-01T00:00:00Z');
			const seen = { status: 200, text: health, certificateUntil, certificateFault: '' };
			return { processId, ...seen };
		},
	};
	const fake = fakeMachine({
		net,
		program(line) {
			if (line.includes('is-active --quiet werkplan-umschalten')) return given.isSwitching ? 0 : 3;
			if (line.includes('is-active --quiet caddy')) return isCaddyActive ? 0 : 3;
			if (line.startsWith('systemctl show --timestamp=unix --property=ActiveEnterTimestamp '))
				return { status: 0, stdout: `@${START / 1000 - 60 * (given.minutesWithout ?? 0)}\n` };
			if (line === 'systemctl start caddy') return caddyStarts ? 0 : 1;
			if (line === 'systemctl restart werkplan.service') restarts += 1;
			return 0;
		},
		answer(url) {
			if (!url.startsWith('http://127.0.0.1:4321/')) {
				called.push(url);
				return wache;
			}
			asked += 1;
			if (!isUp(restarts, asked)) return null;
			return healthOf(health);
		},
	});
	fake.write('/etc/werkplan.env', settings);
	if (isCaddyOurs) fake.write('/etc/systemd/system/caddy.service.d/werkplan-domain.conf', '');
	if (given.hasData === false) rmSync(fake.machine.data, { recursive: true });
	await watch(fake.machine);
	const minutes = (fake.machine.now().getTime() - START) / 60_000;
	const report = readWatchReport(fake.machine.data);
	const told = report?.probleme.map(({ urgency, key }) => `${urgency} ${key}`);
	return { ran: fake.ran, report, told, called, minutes, site };
}

test('a report that cannot be left is named in a sentence', async () => {
	await expect(round({ hasData: false })).rejects.toThrow(
		'Der Bericht der Wache ließ sich nicht ablegen: Error: ENOENT',
	);
});

test('while all is well, the report is empty and WACHE_URL is called', async () => {
	const { report, called, ran } = await round({});
	expect(report).toEqual({
		zeit: '2026-11-28T03:00:00.000Z',
		zertifikatBis: '2027-02-01T00:00:00.000Z',
		probleme: [],
	});
	expect(called).toEqual(['https://hc.example/1']);
	expect(said).toEqual([]);
	expect(ran.filter((line) => /restart|start/.test(line))).toEqual([]);
});

test('without WACHE_URL, or while health is disturbed, nobody is called', async () => {
	expect((await round({ settings: 'SITE_URL=https://www.a.de\n' })).called).toEqual([]);
	const { told, called } = await round({ health: 'gestört' });
	expect([told, called]).toEqual([[], []]);
});

test.each([
	[new Response('', { status: 404 }), 'WACHE_URL nimmt den Aufruf nicht an (404).'],
	[null, 'WACHE_URL nimmt den Aufruf nicht an (keine Antwort).'],
])('that nobody takes the call stands in the log', async (wache, sentence) => {
	await round({ wache });
	expect(said).toEqual([sentence]);
});

test('without SITE_URL it is looked for where inhaber.yaml says', async () => {
	for (const settings of ['', 'SITE_URL=\n'])
		expect((await round({ settings })).site).toBe(inhaber.siteUrl);
	expect((await round({})).site).toBe('https://www.a.de');
});

test('a service that answers the third time does not hang', async () => {
	const slow = await round({ isUp: (_, asked) => asked !== 1 && asked !== 2 });
	expect([slow.told, slow.called.length]).toEqual([[], 1]);
	expect((await round({ isUp: (_, asked) => asked > 3 })).told).toEqual(['hint restarted']);
});

test('a Caddy that is not ours is left alone', async () => {
	const { told, ran } = await round({ isCaddyActive: false, isCaddyOurs: false });
	expect([told, ran.filter((line) => line.includes('caddy'))]).toEqual([[], []]);
});

test('a service that hangs is restarted and told; one that stays silent is told by a unit of its own', async () => {
	const helped = await round({ isUp: (restarts) => restarts > 0 });
	expect(helped.told).toEqual(['hint restarted']);
	expect(helped.called).toEqual([]);
	const silent = await round({ isUp: () => false });
	expect(silent.ran).toContain('systemctl start --no-block werkplan-meldung@werkplan.service');
	expect(silent.told, 'nobody would read of it').toEqual([]);
	expect(silent.called).toEqual([]);
	expect(silent.report?.zertifikatBis).toBeNull();
	expect(said.at(-1)).toMatch(/^Der Dienst antwortet nicht; .*journalctl -u werkplan -n 30$/);
});

test('Caddy that gave up is started and told, and where it does not start, too', async () => {
	const { told, ran } = await round({ isCaddyActive: false });
	expect(told).toEqual(['hint proxy']);
	expect(ran).toContain('systemctl reset-failed caddy');
	expect((await round({ isCaddyActive: false, caddyStarts: false })).told).toEqual(['away proxy']);
});

test('Caddy that has no certificate is started anew, once an hour: it waits for hours between its tries', async () => {
	const helped = await round({ minutesWithout: 61 });
	expect([helped.told, helped.called.length, helped.minutes]).toEqual([[], 1, 1 / 3]);
	const cases = [
		{ minutesWithout: 59 },
		{ minutesWithout: 61, isCaddyOurs: false },
		{ minutesWithout: 61, hasCertificate: true },
	];
	for (const given of cases)
		expect((await round(given)).told, JSON.stringify(given)).toEqual(['away outside']);
});

test('what is over after a minute is not told, what lasts is', async () => {
	expect((await round({ processIds: ['', '', 'p1'] })).told).toEqual([]);
	const lasting = await round({ processIds: [''] });
	expect([lasting.told, lasting.minutes]).toEqual([['away outside'], 2 / 3]);
});

test('while a release is switched it does not look', async () => {
	const { report, ran } = await round({ isSwitching: true, isUp: () => false });
	expect([report, ran.length]).toEqual([null, 1]);
});
