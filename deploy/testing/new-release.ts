import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { install } from '../install.ts';
import { takeProposal } from '../server-settings.ts';
import { type FakeMachine, fakeMachine, pointTo } from './fake-machine.ts';

/** A new server on which release C lies unpacked in /root/neu. */
export function server(
	given: {
		/** Tells which program fails. */
		fails?: (line: string) => boolean;
		answers?: string[];
		isRoot?: boolean;
		/** Whether settings were filled in beside .env.example. */
		hasEnv?: boolean;
		/** For which the site was built. */
		builtFor?: string;
	} = {},
): FakeMachine {
	const { fails = () => false, builtFor = 'https://www.a.de', ...rest } = given;
	const fake: FakeMachine = fakeMachine({
		...rest,
		own: '/root/neu',
		program(line) {
			if (fails(line)) return { status: 1, stderr: 'E: nein\n' };
			if (line.startsWith('cp -r')) copy(fake, given.hasEnv);
			if (line.includes('switch-release.ts')) takeProposal(fake.machine);
			if (line === 'caddy version') return { status: 0, stdout: 'v2.6.2 h1:abc' };
			if (line === 'hostname -I') return { status: 0, stdout: '203.0.113.5 \n' };
			if (/maintenance\.ts neu$/.test(line)) fake.write('/var/lib/werkplan/anfragen.sqlite', '');
			if (/maintenance\.ts probe$/.test(line)) return { status: 0, stdout: 'Probe-Mail gesendet.' };
			return line.includes('is-active --quiet werkplan-umschalten') ? 3 : 0;
		},
		answer: () => new Response('OK'),
	});
	rmSync(fake.machine.settingsFile);
	rmSync(fake.machine.copies, { recursive: true });
	fake.write('/run/systemd/system/x', '');
	fake.write('/root/neu/VERSION', 'C\n');
	fake.write('/root/neu/dist/robots.txt', robots(builtFor));
	fake.write(
		'/root/neu/.env.example',
		readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8'),
	);
	return fake;
}

/** As the build writes it. */
export function robots(site: string): string {
	return `User-agent: *\nSitemap: ${site}/sitemap-index.xml\n`;
}

/** What `cp -r` does here of the release. */
function copy(fake: FakeMachine, hasEnv = true): void {
	if (hasEnv) fake.write('/opt/werkplan/releases/C.neu/.env', 'SMTP_URL=geheim\n');
	fake.write('/opt/werkplan/releases/C.neu/VERSION', 'C\n');
}

export const SETTINGS = 'SMTP_URL=smtp://a:b@c.de\nMAIL_FROM=a@b.de\nMAIL_TO=c@d.de\n';

/** Installs with these settings in a file. */
export async function installWith(fake: FakeMachine, text = SETTINGS, ...options: string[]) {
	fake.write('/root/env', text);
	const file = fake.machine.path('/root/env');
	await install(fake.machine, ['www.a.de', '--einstellungen', file, ...options]);
}

/** A server on which release A runs. */
export function running(given: Parameters<typeof server>[0] = {}): FakeMachine {
	const fake = server(given);
	pointTo(fake.machine, 'current', 'A');
	fake.write('/etc/werkplan.env', `${SETTINGS}SITE_URL=https://www.a.de\n`);
	fake.write('/opt/werkplan/releases/A/dist/robots.txt', robots('https://www.a.de'));
	return fake;
}
