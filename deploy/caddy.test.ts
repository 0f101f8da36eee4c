import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkProxy, isServing, otherDomain, writeDomain } from './caddy.ts';
import { fakeMachine } from './testing/fake-machine.ts';

const OURS = '/etc/systemd/system/caddy.service.d/werkplan-domain.conf';

/** A server whose ports belong to these programs. @param changed what dpkg says of Caddy's files */
function server(programs: string[] = [], changed = '') {
	const fake = fakeMachine({
		program(line) {
			const sockets = programs.map((_, n) => `LISTEN *:443 users:(("ev",pid=${n + 10},fd=3))`);
			if (line === 'ss -Hltnp ( sport = :80 or sport = :443 )')
				return { status: 0, stdout: sockets.join('\n') };
			if (line === 'dpkg --verify caddy') return { status: 1, stdout: changed };
			return 0;
		},
	});
	for (const [n, program] of programs.entries()) fake.write(`/proc/${n + 10}/cmdline`, program);
	return fake;
}

test('ports that nobody has, or Caddy alone, are free for us', () => {
	expect(() => checkProxy(server().machine)).not.toThrow();
	const programs = ['/usr/bin/caddy\0run', 'caddy\0run'];
	expect(() => checkProxy(server(programs).machine)).not.toThrow();
});

test('another program that has them is named as it was started', () => {
	const { machine } = server(['/usr/bin/caddy\0run', '/usr/sbin/nginx\0-g']);
	expect(() => checkProxy(machine)).toThrow(/hat schon „nginx“; .*--ohne-caddy/);
});

test('a Caddy that serves other things is not taken over, but ours is', () => {
	const { machine, write } = server([], '??5?????? c /etc/caddy/Caddyfile');
	expect(() => checkProxy(machine)).toThrow(/Caddy bedient hier schon anderes/);
	write(OURS, '');
	expect(() => checkProxy(machine)).not.toThrow();
	expect(() => checkProxy(server([], '??5?????? c /etc/default/caddy').machine)).not.toThrow();
});

test.each([
	['2.6.2', 'debian'],
	['v2.6.2 h1:abc', 'debian'],
	['v2.7.0', 'newer'],
	['v2.10.2 h1:2.6.2', 'newer'],
])('Caddy %s gets the words of %s for its buffer', (version, words) => {
	const { machine } = fakeMachine({ program: () => ({ status: 0, stdout: version }) });
	writeDomain(machine, 'dienst.a.de');
	expect(readFileSync(machine.domainFile, 'utf8')).toBe(
		`[Service]\nEnvironment=DOMAIN=dienst.a.de\nEnvironment=CADDY=${words}\n`,
	);
	writeDomain(machine, 'a.de');
	expect(readFileSync(machine.domainFile, 'utf8')).toContain(
		'\nEnvironment=OTHER_DOMAIN=www.a.de\n',
	);
});

test('the process itself says whether Caddy runs for a domain', () => {
	const { machine, write } = fakeMachine({ program: () => ({ status: 0, stdout: '12\n' }) });
	expect(isServing(machine, 'a.de')).toBe(false);
	write('/proc/12/environ', 'X=1\0DOMAIN=a.de\0');
	expect(isServing(machine, 'a.de')).toBe(true);
	expect(isServing(machine, 'b.de')).toBe(false);
});

test('a domain has its other name with or without www, a subdomain has none', () => {
	const domains = ['www.a.de', 'ab.de', 'a.co.at', 'dienst.a.de', 'dienst.a.co.at', 'localhost'];
	expect(domains.map(otherDomain)).toEqual(['a.de', 'www.ab.de', 'www.a.co.at', '', '', '']);
});
