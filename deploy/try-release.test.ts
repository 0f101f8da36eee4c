import { expect, test } from 'vitest';
import { TEXT_FIELDS } from '#shared/form.ts';
import { startFixtureApp } from '../service/testing/fixture-app.ts';
import { hearConsole } from '../testing/hear-console.ts';
import { fakeMachine, pointTo } from './testing/fake-machine.ts';
import { tryRelease } from './try-release.ts';

const said = hearConsole();

const ACCEPTED = '{"message":"Vielen Dank","stored":true,"zeichen":"7K3F-22"}';

test('it runs on a copy that the running release made, without mail, as the service’s account', async () => {
	const { machine, ran, write } = fakeMachine({
		answer: (url) => new Response(url.endsWith('sendMail.php') ? ACCEPTED : 'gestört\n'),
	});
	write(
		'/etc/werkplan.env',
		'SMTP_URL=smtp://a:geheim@b.de\nMAIL_FROM=a@b.de\nMAIL_TO=c@d.de\nGRÜN=x\nein Satz = ohne #\n',
	);
	write('/var/lib/werkplan/anfragen.sqlite', '');
	pointTo(machine, 'current', 'A');
	expect(await tryRelease(machine, 'B')).toBe('');
	const [line = ''] = ran.filter((one) => one.startsWith('systemd-run'));
	expect(line).toMatch(/User=werkplan .*releases\/B .*PrivateTmp=yes/);
	expect(line).toMatch(
		/ExecStartPre=.*releases\/A\/service\/maintenance\.ts sichern \/var\/tmp\/werkplan\/anfragen\.sqlite/,
	);
	expect(line, 'settings reach it as they reach the service').toMatch(
		/ --property=LoadCredential=werkplan\.env:\S+\/etc\/werkplan\.env /,
	);
	expect(Array.from(line.matchAll(/--setenv=(\S+)/g), ([, one]) => one)).toEqual([
		'PORT=4322',
		'HOST=127.0.0.1',
		'DATA_DIR=/var/tmp/werkplan',
		'TRUST_PROXY=1',
		'SMTP_URL=',
	]);
});

test('every text of the trial inquiry arrives in the copy', async () => {
	const { url, stored } = await startFixtureApp();
	const { machine } = fakeMachine({
		answer: (asked, request) => fetch(new URL(new URL(asked).pathname, url), request),
	});
	expect(await tryRelease(machine, 'B')).toBe('');
	const [trial, ...others] = stored();
	expect(others).toEqual([]);
	for (const { name } of TEXT_FIELDS) expect(trial?.[name], name).toMatch(/./);
});

test('the first release has no database yet to be copied', async () => {
	const { machine, ran } = fakeMachine({
		answer: (url) => new Response(url.endsWith('sendMail.php') ? ACCEPTED : 'in Ordnung\n'),
	});
	await tryRelease(machine, 'B');
	const [line = ''] = ran.filter((one) => one.startsWith('systemd-run'));
	expect(line).toContain('ExecStartPre=/bin/mkdir -p /var/tmp/werkplan --setenv');
	const { machine: begun, ran: byItself, write } = fakeMachine();
	write('/var/lib/werkplan/anfragen.sqlite', '');
	await tryRelease(begun, 'B');
	expect(byItself.join('\n'), 'by itself, where none runs').toMatch(/releases\/B\/service\/maint/);
});

test('a trial that is left over is ended before, and of one that is refused the last lines are said', async () => {
	const program = (line: string) =>
		line.startsWith('systemd-run')
			? { status: 1, stderr: 'Failed to start transient service unit.\n' }
			: { status: 0, stdout: 'Zeilen' };
	const { machine, ran } = fakeMachine({ program });
	expect(await tryRelease(machine, 'B')).toBe(
		'Sie lässt sich nicht starten. Failed to start transient service unit.',
	);
	expect(ran.filter((line) => !line.startsWith('systemd-run'))).toEqual([
		'systemctl stop werkplan-probe',
		'journalctl -u werkplan-probe --no-pager -n 30 -o cat --since=@1795834800',
		'systemctl stop werkplan-probe',
		'systemctl reset-failed werkplan-probe',
	]);
	expect(said).toEqual(['Zeilen']);
});

test('a release that answers late is waited for', async () => {
	let asked = 0;
	const { machine } = fakeMachine({
		answer(url) {
			asked += 1;
			if (asked < 100) return null;
			return new Response(url.endsWith('sendMail.php') ? ACCEPTED : 'in Ordnung\n');
		},
	});
	expect(await tryRelease(machine, 'B')).toBe('');
});

test.each([
	['that ends at once is refused', 1, 'Sie endet gleich wieder.'],
	['that never answers is refused after a minute', 0, 'Sie antwortet nicht.'],
])('a release %s', async (_, isActive, sentence) => {
	const { machine, ran } = fakeMachine({
		program: (line) => (line.startsWith('systemctl is-active') ? isActive : 0),
	});
	const begin = machine.now().getTime();
	expect(await tryRelease(machine, 'B')).toBe(sentence);
	expect(machine.now().getTime() - begin).toBeLessThan(62_000);
	expect(ran.at(-2)).toBe('systemctl stop werkplan-probe');
});

test('a release that takes the inquiry and then ends is refused', async () => {
	let isSent = false;
	const { machine } = fakeMachine({
		answer: (url) => {
			if (!url.endsWith('sendMail.php')) return isSent ? null : new Response('in Ordnung\n');
			isSent = true;
			return new Response(ACCEPTED);
		},
	});
	expect(await tryRelease(machine, 'B')).toBe('Kurz danach antwortet sie nicht mehr.');
});
