import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { asksForHelp, readCall } from '#shared/command-line.ts';
import { OwnerError } from '#shared/owner-error.ts';
import { freeBytes } from '../service/host.ts';
import { checkProxy, isServing, leaveCaddy, otherDomain, writeDomain } from './caddy.ts';
import { makeCopiesFolder } from './copies.ts';
import { installCaddy, setUpSecurityUpdates } from './debian-packages.ts';
import { answerOwner, Machine } from './machine.ts';
import { settleSettings, unknownSettings } from './server-settings.ts';
import { tryMail, tryWacheUrl } from './ways-to-owner.ts';

const USAGE = `Aufruf: sudo ./installieren.sh www.ihre-domain.de [Optionen]
  ohne Domain            die bisherige, beim ersten Mal die, für die gebaut wurde
  --einstellungen DATEI  Einstellungen aus dieser Datei (wie .env.example), statt zu fragen; sie ersetzen vorhandene
  --ja                   nichts fragen
  --ohne-caddy           den Proxy richten Sie selbst ein (docs/online-stellen.md); das bleibt so
  --mit-caddy            doch wieder Caddy`;

/**
 * Installs this release on a Debian server, or updates it; started by installieren.sh. Running it again
 * changes the release, and domain and settings to those given, once the release has passed its trial with them.
 */
export async function install(machine: Machine, args: string[]): Promise<void> {
	if (asksForHelp(args)) return console.log(USAGE);
	if (!machine.isRoot())
		throw new OwnerError(
			'Zum Einrichten braucht es die Rechte des Verwalters; bitte mit sudo davor: sudo ./installieren.sh www.ihre-domain.de',
		);
	const { named, given, terminal, caddy } = readArguments(machine, args);
	const domain = domainOf(named ?? unsaidDomain(machine));
	checkMachine(machine, domain);
	const isFirst = machine.releaseOf('current') === '';
	// Where nothing is said it stays as it was: `npm run veroeffentlichen` says nothing.
	const withCaddy = caddy ?? (isFirst || existsSync(machine.domainFile));
	if (withCaddy) checkProxy(machine);
	const hasNewMail = await settleSettings(machine, domain, given, terminal);
	// As werkplan-0.1.0-20261130-055500-ab12cd4, with the time at which it was packed (tools/release.ts).
	const release = readFileSync(join(machine.own, 'VERSION'), 'utf8').trim();
	makeAccount(machine);
	copyRelease(machine, release);
	beginDatabase(machine, release);
	await setUpSecurityUpdates(machine);
	if (withCaddy) await installCaddy(machine);
	// Before the switch: Caddy's ports may be another proxy's by now.
	if (!withCaddy) leaveCaddy(machine);
	else if (!existsSync(machine.domainFile)) writeDomain(machine, domain);
	console.log('Die Fassung wird erprobt: Sie muss auf einer Kopie eine Anfrage annehmen …');
	// It has said itself why not.
	if (!machine.runToItsEnd('switch-release.ts', release)) {
		process.exitCode = 1;
		return;
	}
	if (withCaddy && !isServing(machine, domain)) restartCaddy(machine);
	console.log(`\nEs läuft: ${release}`);
	// `werkplan status` says why a copy has not reached another machine: installing does not fail for that.
	machine.spawn('systemctl', 'start', 'werkplan-sicherung.service');
	if (hasNewMail || isFirst) await tryWaysToOwner(machine);
	for (const hint of [unknownSettings(machine), otherAddress(machine, domain)])
		if (hint) console.log(`Hinweis: ${hint}`);
	if (isFirst) sayWhatIsLeft(machine, domain);
}

function readArguments(machine: Machine, args: string[]) {
	const flag = { type: 'boolean', default: false } as const;
	const einstellungen = { type: 'string' } as const;
	const known = { einstellungen, ja: flag, 'ohne-caddy': flag, 'mit-caddy': flag };
	const call = readCall(args, [0, 1], known);
	if (!call) {
		process.exitCode = 2;
		throw new OwnerError(`So kann man es nicht aufrufen.\n${USAGE}`);
	}
	const { words, options } = call;
	return {
		named: words[0],
		given: options.einstellungen,
		terminal: options.ja ? null : machine.terminal,
		caddy: options['mit-caddy'] || (options['ohne-caddy'] ? false : undefined),
	};
}

/**
 * Returns the domain of this server, the first time the one that the site was built for.
 * @throws OwnerError where the site is suddenly built for another: its new domain, or a mistake?
 */
function unsaidDomain(machine: Machine): string {
	const built = builtFor(machine.own);
	// Settings of a first installation that did not come to its end name no server yet.
	if (machine.releaseOf('current') === '' || !machine.settings().SITE_URL)
		return built || machine.site().hostname;
	const { hostname } = machine.site();
	if ([hostname, builtFor(machine.current), ''].includes(built)) return hostname;
	throw new OwnerError(
		`Auf diesem Server ist ${hostname} eingerichtet, die neue Fassung aber für ${built} gebaut. Soll er ab jetzt ${built} heißen: zu Hause „npm run veroeffentlichen -- … --domain ${built}“, hier „sudo ./installieren.sh ${built}“; soll er weiter ${hostname} heißen, ebenso mit diesem Namen.`,
	);
}

/** Returns a domain in the spelling of DNS, which knows ASCII alone. */
function domainOf(word: string): string {
	const name = word.toLowerCase().replace(/^https:\/\/|\/$/g, '');
	return domainToASCII(name) || name;
}

/** Everything that could be in the way is asked before anything is changed. */
function checkMachine(machine: Machine, domain: string): void {
	const faults = [
		[
			!/^(([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)|localhost)$/.test(domain),
			`„${domain}“ ist keine Domain; gemeint ist etwas wie: sudo ./installieren.sh www.ihre-domain.de`,
		],
		[
			!existsSync(machine.path('/run/systemd/system')),
			'Dieser Rechner läuft ohne systemd, das den Dienst startet; nehmen Sie einen Server mit Debian 12 oder neuer.',
		],
		[
			freeBytes(machine.path('/opt')) < 700_000_000,
			'Unter /opt sind weniger als 700 MB frei; machen Sie erst Platz.',
		],
	] as const;
	for (const [isSo, sentence] of faults) if (isSo) throw new OwnerError(sentence);
}

/** The account of the service has its data, nothing else: copies, and the key for another machine, are root's. */
function makeAccount(machine: Machine): void {
	machine.run('systemd-sysusers', '--inline', 'u werkplan - "Werkplan" /var/lib/werkplan');
	machine.run('install', '-d', '-m', '0700', '-o', 'werkplan', '-g', 'werkplan', machine.data);
	makeCopiesFolder(machine);
}

/** Copied under another name first, and down to the disk: a release is whole or not there. */
function copyRelease(machine: Machine, release: string): void {
	const releases = join(machine.base, 'releases');
	const folder = join(releases, release);
	// The service's account goes in there, whatever root's umask is.
	machine.run('install', '-d', '-m', '0755', machine.base, releases);
	if (existsSync(folder)) return;
	rmSync(`${folder}.neu`, { recursive: true, force: true });
	machine.run('cp', '-r', '--no-preserve=ownership', machine.own, `${folder}.neu`);
	machine.run('chmod', '-R', 'u=rwX,go=rX', `${folder}.neu`);
	// Settings that were filled in beside .env.example: they are in /etc now, for root alone.
	rmSync(`${folder}.neu/.env`, { force: true });
	machine.run('sync', '-f', `${folder}.neu`);
	renameSync(`${folder}.neu`, folder);
}

/** Where there is a copy, there has been a database: the owner decides what takes the place of one that is lost. */
function beginDatabase(machine: Machine, release: string): void {
	const hasCopy = readdirSync(machine.copies).some((name) => name.endsWith('.sqlite'));
	if (existsSync(machine.database) || hasCopy) return;
	const cwd = join(machine.base, 'releases', release);
	const { status, stderr } = machine.maintenance(['neu'], { cwd });
	// There has been one, and there is no copy: the pages go online all the same.
	if (status !== 0) console.log(`Hinweis: ${stderr.trim()}`);
}

function restartCaddy(machine: Machine): void {
	machine.run('systemctl', 'daemon-reload');
	machine.run('systemctl', 'enable', '--quiet', 'caddy');
	machine.run('systemctl', 'restart', 'caddy');
}

/** Tries now what is to reach the owner later. */
async function tryWaysToOwner(machine: Machine): Promise<void> {
	console.log(tryMail(machine).sentence);
	const { WACHE_URL } = machine.settings();
	if (WACHE_URL) console.log(await tryWacheUrl(machine, WACHE_URL));
}

/** Returns a sentence where the site was built for another domain, '' where it was not. */
function otherAddress({ own }: Machine, domain: string): string {
	const built = builtFor(own);
	if (built === '' || built === domain) return '';
	return `Eingerichtet ist ${domain}, gebaut wurde die Website aber für ${built}, und diese Adresse nennt sie weiter Suchmaschinen und Messengern; soll es ${domain} sein, tragen Sie das zu Hause in inhaber.yaml als siteUrl ein und packen neu.`;
}

/** Returns the domain that the site of a release was built for, '' where it says none. */
function builtFor(release: string): string {
	const file = join(release, 'dist/robots.txt');
	if (!existsSync(file)) return '';
	return /^Sitemap: https?:\/\/([^/]*)\//m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}

function sayWhatIsLeft(machine: Machine, domain: string): void {
	const { SICHERUNG_ZIEL, WACHE_URL } = machine.settings();
	const names = [domain, otherDomain(domain)].filter(Boolean).join(' und ');
	const left = [
		`Beim Anbieter der Domain: A- und AAAA-Einträge für ${names} auf diesen Rechner: ${machine.run('hostname', '-I')}`,
		`https://${domain} öffnen und eine Probeanfrage senden; kommt die E-Mail nicht an, sagt warum: sudo werkplan status`,
		!SICHERUNG_ZIEL &&
			`Sicherungen auf einen zweiten Rechner: SICHERUNG_ZIEL in ${machine.settingsFile}, dann: sudo werkplan sichern`,
		!WACHE_URL &&
			`Ein Wachdienst, der merkt, dass dieser Rechner ganz aus ist: WACHE_URL in ${machine.settingsFile}`,
	].filter(Boolean);
	console.log('\nWas jetzt noch bei Ihnen liegt:');
	for (const [index, sentence] of left.entries()) console.log(`  ${index + 1}. ${sentence}`);
}

if (import.meta.main) await answerOwner(() => install(new Machine(), process.argv.slice(2)));
