import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseSettings } from '#shared/settings-file.ts';
import { freeBytes } from '../service/host.ts';
import { askForMail } from './ask-for-mail.ts';
import { answerOwner, ask, BASE, OWN, Refusal, releaseOf, run, runToItsEnd } from './machine.ts';
import { checkProxy, installCaddy, isServing, otherDomain, writeDomain } from './proxy.ts';
import {
	changeServerSettings,
	faultsOf,
	readServerSettings,
	SETTINGS,
	withSettings,
	writeServerSettings,
} from './server-settings.ts';
import { tryMail } from './try-mail.ts';

/**
 * Installs this release on a Debian server, or updates it; started by installieren.sh. Running it again
 * changes the release, and domain and settings to those given.
 */
const USAGE = `Aufruf: sudo ./installieren.sh www.ihre-domain.de [Optionen]
  --einstellungen DATEI  Einstellungen aus dieser Datei (wie .env.example), statt zu fragen; sie ersetzen vorhandene
  --ja                   nichts fragen
  --ohne-caddy           den Proxy richten Sie selbst ein (docs/online-stellen.md)`;

const HEADING = `# Einstellungen des Dienstes; was sie bedeuten, steht in /opt/werkplan/current/.env.example.
# Nach einer Änderung: sudo systemctl restart werkplan
`;

await answerOwner(async () => {
	if (process.getuid?.() !== 0) {
		throw new Refusal(
			'Zum Einrichten braucht es die Rechte des Verwalters; bitte mit sudo davor: sudo ./installieren.sh www.ihre-domain.de',
		);
	}
	const { domain, given, isSilent, withCaddy, wantsHelp } = readArguments();
	if (wantsHelp) return console.log(USAGE);
	checkMachine(domain);
	if (withCaddy) checkProxy();
	const hasNewMail = await writeSettings(domain, given, isSilent);
	const release = readFileSync(join(OWN, 'VERSION'), 'utf8').trim();
	const isFirst = releaseOf('current') === '';
	run('systemd-sysusers', join(OWN, 'deploy/sysusers.conf'));
	run('systemd-tmpfiles', '--create', join(OWN, 'deploy/tmpfiles.conf'));
	copyRelease(release);
	if (withCaddy) await installCaddy();
	if (withCaddy) writeDomain(domain);
	console.log('Die Fassung wird gestartet; sie gilt, wenn sie nach fünf Sekunden noch antwortet …');
	// It has said itself why not.
	if (!runToItsEnd('switch-release.ts', release)) process.exit(1);
	if (withCaddy && !isServing(domain)) {
		run('systemctl', 'daemon-reload');
		run('systemctl', 'enable', '--quiet', 'caddy');
		run('systemctl', 'restart', 'caddy');
	}
	console.log(`\nEs läuft: ${release}`);
	// Why a copy has not reached another machine says `werkplan status`: installing does not fail for that.
	ask('systemctl', 'start', 'werkplan-sicherung.service');
	if (hasNewMail || isFirst) console.log(tryMail().sentence);
	warnOfOtherAddress(domain);
	if (isFirst) sayWhatIsLeft(domain);
});

function readArguments() {
	const flag = { type: 'boolean', default: false } as const;
	const options = {
		einstellungen: { type: 'string' },
		ja: flag,
		'ohne-caddy': flag,
		hilfe: flag,
		help: flag,
	} as const;
	try {
		const { values, positionals } = parseArgs({ options, allowPositionals: true });
		const known = new URL(readServerSettings().SITE_URL || 'https://-').hostname;
		const [word = known, ...more] = positionals;
		if (more.length > 0) throw new Error('more than one domain');
		return {
			domain: word.toLowerCase().replace(/^https:\/\/|\/$/g, ''),
			given: values.einstellungen,
			isSilent: values.ja || !process.stdin.isTTY,
			withCaddy: !values['ohne-caddy'],
			wantsHelp: values.hilfe || values.help,
		};
	} catch {
		throw new Refusal(`So kann man es nicht aufrufen.\n${USAGE}`);
	}
}

/** Everything that could be in the way is asked before anything is changed. */
function checkMachine(domain: string): void {
	const faults = [
		[
			!/^(([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)|localhost)$/.test(domain),
			`„${domain}“ ist keine Domain; gemeint ist etwas wie: sudo ./installieren.sh www.ihre-domain.de`,
		],
		[
			!existsSync('/run/systemd/system'),
			'Dieser Rechner läuft ohne systemd, das den Dienst startet; nehmen Sie einen Server mit Debian 12 oder neuer.',
		],
		[
			freeBytes('/opt') < 700_000_000,
			'Unter /opt sind weniger als 700 MB frei; machen Sie erst Platz.',
		],
	] as const;
	for (const [isSo, sentence] of faults) if (isSo) throw new Refusal(sentence);
}

/** Returns whether settings for mail came in. Faulty ones are refused before anything has changed. */
async function writeSettings(
	domain: string,
	given: string | undefined,
	isSilent: boolean,
): Promise<boolean> {
	const siteUrl = { SITE_URL: `https://${domain}` };
	if (given === undefined && existsSync(SETTINGS)) {
		refuseFaulty({ ...readServerSettings(), ...siteUrl }, SETTINGS);
		changeServerSettings(siteUrl);
		console.log(`Die Einstellungen in ${SETTINGS} bleiben; SITE_URL ist https://${domain}.`);
		return false;
	}
	const wanted = given === undefined ? await firstSettings(isSilent) : settingsIn(given);
	const text = withSettings(`${HEADING}${wanted}`, siteUrl);
	refuseFaulty(parseSettings(text), given ?? SETTINGS);
	const replaced = existsSync(SETTINGS);
	writeServerSettings(text);
	if (replaced) console.log(`Die Einstellungen in ${SETTINGS} sind durch die in ${given} ersetzt.`);
	return true;
}

function settingsIn(file: string): string {
	if (!existsSync(file))
		throw new Refusal(
			`Die Datei „${file}“ gibt es nicht; ein Muster ist ${join(OWN, '.env.example')}.`,
		);
	// Those are the units' business.
	const ours = /^(SITE_URL|DATA_DIR|TRUST_PROXY|PORT|HOST)=/;
	const lines = readFileSync(file, 'utf8').split('\n');
	return lines.filter((line) => !ours.test(line)).join('\n');
}

async function firstSettings(isSilent: boolean): Promise<string> {
	const mail = isSilent ? { SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '' } : await askForMail();
	return `SMTP_URL=${mail.SMTP_URL}
MAIL_FROM=${mail.MAIL_FROM}
MAIL_TO=${mail.MAIL_TO}
# Wohin jede Sicherung außerdem geht: benutzer@rechner:ordner
SICHERUNG_ZIEL=
`;
}

function refuseFaulty(settings: NodeJS.Dict<string>, file: string): void {
	const faults = faultsOf(settings);
	if (faults)
		throw new Refusal(`Mit den Einstellungen in ${file} startet der Dienst nicht. ${faults}`);
}

/** Copied under another name first: a release is whole or not there. */
function copyRelease(release: string): void {
	const folder = join(BASE, 'releases', release);
	if (existsSync(folder)) return;
	mkdirSync(join(BASE, 'releases'), { recursive: true });
	rmSync(`${folder}.neu`, { recursive: true, force: true });
	run('cp', '-r', '--no-preserve=ownership', OWN, `${folder}.neu`);
	run('chmod', '-R', 'u=rwX,go=rX', `${folder}.neu`);
	// Settings that were filled in beside .env.example: they are in /etc now, for root alone.
	rmSync(`${folder}.neu/.env`, { force: true });
	renameSync(`${folder}.neu`, folder);
}

function warnOfOtherAddress(domain: string): void {
	const robots = readFileSync(join(OWN, 'dist/robots.txt'), 'utf8');
	const [, built = domain] = /^Sitemap: https?:\/\/([^/]*)\//m.exec(robots) ?? [];
	if (built === domain) return;
	console.log(
		`Hinweis: Eingerichtet ist ${domain}, gebaut wurde die Website aber für ${built}, und diese Adresse nennt sie weiter Suchmaschinen und Messengern; soll es ${domain} sein, tragen Sie das zu Hause in inhaber.yaml als siteUrl ein und packen neu.`,
	);
}

function sayWhatIsLeft(domain: string): void {
	const other = otherDomain(domain);
	const addresses = run('hostname', '-I');
	console.log(`
Was jetzt noch bei Ihnen liegt:
  1. Beim Anbieter der Domain: A- und AAAA-Einträge für ${domain}${other && ` und ${other}`} auf diesen Rechner: ${addresses}
  2. https://${domain} öffnen und eine Probeanfrage senden; kommt die E-Mail nicht an, sagt warum: sudo werkplan status
  3. Sicherungen auf einen zweiten Rechner: SICHERUNG_ZIEL in ${SETTINGS}, dann: sudo werkplan sichern`);
}
