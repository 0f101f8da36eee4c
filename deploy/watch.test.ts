import { expect, test } from 'vitest';
import type { WatchReport } from '../service/watch-report.ts';
import type { Net } from './look-from-outside.ts';
import { fakeMachine } from './testing/fake-machine.ts';
import { watch } from './watch.ts';

/** A round of the watch on a server that is well but for this. */
async function round(given: {
	isUp?: (restarts: number) => boolean;
	isCaddyActive?: boolean;
	caddyStarts?: boolean;
	isSwitching?: boolean;
	processIds?: string[];
}) {
	const {
		isUp = () => true,
		isCaddyActive = true,
		caddyStarts = true,
		processIds = ['p1'],
	} = given;
	let report: WatchReport | undefined;
	const called: string[] = [];
	let restarts = 0;
	const answers = processIds.values();
	let processId = '';
	const net: Net = {
		addressesOf: async () => ['203.0.113.5'],
		askAddress: async () => {
			processId = answers.next().value ?? processId;
			const text = 'in Ordnung';
			const certificateUntil = new Date('2027-02-01T00:00:00Z');
			return { processId, status: 200, text, certificateUntil, certificateFault: '' };
		},
	};
	const fake = fakeMachine({
		net,
		program(line, input) {
			if (line.includes('is-active --quiet werkplan-umschalten')) return given.isSwitching ? 0 : 3;
			if (line.includes('is-active --quiet caddy')) return isCaddyActive ? 0 : 3;
			if (line === 'systemctl start caddy') return caddyStarts ? 0 : 1;
			if (line === 'systemctl restart werkplan.service') restarts += 1;
			if (line.endsWith('maintenance.ts wache')) report = JSON.parse(input);
			return 0;
		},
		answer(url) {
			if (url.startsWith('https://hc.example')) called.push(url);
			else if (!isUp(restarts)) return null;
			return new Response('in Ordnung\n', { headers: { 'x-dienst': 'p1' } });
		},
	});
	fake.write('/etc/werkplan.env', 'SITE_URL=https://www.a.de\nWACHE_URL=https://hc.example/1\n');
	fake.write('/etc/systemd/system/caddy.service.d/werkplan-domain.conf', '');
	await watch(fake.machine);
	const told = report?.probleme.map(({ urgency, key }) => `${urgency} ${key}`);
	return { ran: fake.ran, report, told, called };
}

test('while all is well, the report is empty and WACHE_URL is called', async () => {
	const { report, called } = await round({});
	expect(report).toEqual({
		zeit: '2026-11-28T03:00:00.000Z',
		zertifikatBis: '2027-02-01T00:00:00.000Z',
		probleme: [],
	});
	expect(called).toEqual(['https://hc.example/1']);
});

test('a service that hangs is restarted and told; one that stays silent is told by a unit of its own', async () => {
	const helped = await round({ isUp: (restarts) => restarts > 0 });
	expect(helped.told).toEqual(['note restarted']);
	expect(helped.called).toEqual([]);
	const silent = await round({ isUp: () => false });
	expect(silent.ran).toContain('systemctl start --no-block werkplan-meldung@werkplan.service');
	expect(silent.told, 'nobody would read of it').toEqual([]);
	expect(silent.called).toEqual([]);
});

test('Caddy that gave up is started and told, and where it does not start, too', async () => {
	const { told, ran } = await round({ isCaddyActive: false });
	expect(told).toEqual(['note proxy']);
	expect(ran).toContain('systemctl reset-failed caddy');
	expect((await round({ isCaddyActive: false, caddyStarts: false })).told).toEqual(['away proxy']);
});

test('what is over after a minute is not told, what lasts is', async () => {
	expect((await round({ processIds: ['', '', 'p1'] })).told).toEqual([]);
	expect((await round({ processIds: [''] })).told).toEqual(['away outside']);
});

test('while a release is switched it does not look', async () => {
	const { report, ran } = await round({ isSwitching: true, isUp: () => false });
	expect([report, ran.length]).toEqual([undefined, 1]);
});
