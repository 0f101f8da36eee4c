#!/opt/werkplan/current/bin/node
import { existsSync } from 'node:fs';
import type { ParseArgsOptionsConfig } from 'node:util';
import { asksForHelp, readCall } from '#shared/command-line.ts';
import { germanNumber } from '#shared/german-number.ts';
import { GERMAN_DATE } from '#shared/german-time.ts';
import { OwnerError } from '#shared/owner-error.ts';
import { freeBytes } from '../service/host.ts';
import { answerOwner, Machine } from './machine.ts';
import { restore } from './restore.ts';
import { changeServerSettings, dropProposal, unknownSettings } from './server-settings.ts';
import { lookOnce } from './watch.ts';
import { askForMail, tryMail } from './ways-to-owner.ts';

/** The owner's command on the server: /usr/local/bin/werkplan leads here. */
const USAGE = `werkplan status                  Fassung, ob Dienst und Caddy laufen, Sicherungen, freier Platz, was mit Anfragen ist
werkplan anfragen …              Anfragen lesen, ausgeben, löschen (Übersicht: werkplan anfragen hilfe)
werkplan mail                    den Mailserver neu eingeben; eine Probe-Mail sagt, ob es stimmt
werkplan zurueck                 zur vorigen Fassung, und beim nächsten Mal wieder zur neueren
werkplan sichern                 sofort eine Sicherung, wie sonst jede Nacht
werkplan wiederherstellen DATEI  eine Sicherung an die Stelle der Datenbank setzen; fragt vorher (--ja: nicht)`;

type Command = {
	/** How many words it takes; null = it reads its own command line, and has its own help. */
	words: [least: number, most: number] | null;
	options?: ParseArgsOptionsConfig;
	run(machine: Machine, words: string[], options: { ja?: unknown }): unknown;
};

const COMMANDS: Record<string, Command> = {
	status: { words: [0, 0], run: status },
	anfragen: { words: null, run: anfragen },
	mail: { words: [0, 0], run: mail },
	zurueck: { words: [0, 0], run: goBack },
	sichern: { words: [0, 0], run: backUpNow },
	wiederherstellen: {
		words: [0, 1],
		options: { ja: { type: 'boolean' } },
		run: (machine, [file = ''], { ja }) => restore(machine, file, ja === true),
	},
};

/** Runs one command of the owner on a server. */
export async function werkplan(
	machine: Machine,
	[name = 'hilfe', ...args]: string[],
): Promise<void> {
	const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
	// One that reads its own command line has its own help.
	if (command?.words !== null && asksForHelp([name, ...args])) return console.log(USAGE);
	if (!command)
		return refuseCall(`Den Befehl „${name}“ gibt es nicht; die Übersicht zeigt: werkplan hilfe`);
	const { words, options = {} } = command;
	const call = words ? readCall(args, words, options) : { words: args, options: {} };
	if (!call) return refuseCall(`So kann man „${name}“ nicht aufrufen.\n${USAGE}`);
	if (!machine.isRoot()) {
		throw new OwnerError(
			`Dieser Befehl braucht die Rechte des Verwalters; bitte mit sudo davor: sudo werkplan ${name}`,
		);
	}
	await command.run(machine, call.words, call.options);
}

function refuseCall(sentence: string): never {
	process.exitCode = 2;
	throw new OwnerError(sentence);
}

/** Says all there is to know, and ends with 1 where something is wrong. */
async function status(machine: Machine): Promise<void> {
	const { SICHERUNG_ZIEL, WACHE_URL } = machine.settings();
	const { problems, certificateUntil } = await lookOnce(machine);
	const health = await machine.health();
	const unknown = unknownSettings(machine);
	const rows = [
		['Fassung', machine.releaseOf('current')],
		['Adresse', machine.site().origin],
		['Dienst', health?.text ?? 'antwortet nicht'],
		['Caddy', proxyState(machine)],
		['Von außen', problems.length === 0 ? 'in Ordnung' : 'nicht in Ordnung (siehe unten)'],
		['Zertifikat', certificateUntil ? `gilt bis ${GERMAN_DATE.format(certificateUntil)}` : '–'],
		['Zweitkopien', SICHERUNG_ZIEL || 'keine (SICHERUNG_ZIEL in /etc/werkplan.env ist leer)'],
		[
			'Wachdienst',
			WACHE_URL ? 'wird aufgerufen' : 'keiner (WACHE_URL in /etc/werkplan.env ist leer)',
		],
		['Freier Platz', `${germanNumber(freeBytes(machine.data) / 1e9, 1)} GB`],
	];
	for (const [label, value] of rows) console.log(`${label}:`.padEnd(14) + value);
	const inquiries = machine.statusOfAnfragen();
	const said = [inquiries.stdout, inquiries.stderr].join('').trimEnd();
	if (said) console.log(said);
	// What the watch has found, too, is said already.
	for (const sentence of [...problems.map(({ sentence }) => sentence), unknown])
		if (!said.includes(sentence)) console.log(`\n${sentence}`);
	const isWell = health?.status === 200 && inquiries.status === 0 && problems.length === 0;
	process.exitCode = isWell && unknown === '' ? 0 : 1;
}

function proxyState(machine: Machine): string {
	if (!existsSync(machine.domainFile)) return 'Ihre Sache (--ohne-caddy)';
	const isRunning = machine.succeeds('systemctl', 'is-active', '--quiet', 'caddy');
	return isRunning ? 'läuft' : 'läuft nicht';
}

async function mail(machine: Machine): Promise<void> {
	if (!machine.terminal) throw new OwnerError('Gefragt wird am Terminal.');
	changeServerSettings(machine, await askForMail(machine.terminal, machine.settings()));
	machine.run('systemctl', 'restart', 'werkplan.service');
	const { isSent, sentence } = tryMail(machine);
	console.log(sentence);
	if (!isSent) process.exitCode = 1;
}

/** Called over SSH, too, by `npm run veroeffentlichen -- … --zurueck`: it asks nothing. */
function goBack(machine: Machine): void {
	const former = machine.releaseOf('previous');
	if (former === '')
		throw new OwnerError(
			'Es gibt keine vorige Fassung; sie bleibt ab der zweiten Installation aufgehoben.',
		);
	dropProposal(machine);
	if (!machine.runToItsEnd('switch-release.ts', former)) process.exitCode = 1;
	else console.log(`Es läuft: ${former} (${machine.site().origin})`);
}

/** `anfragen`: a command of the owner on inquiries; a deletion on request is followed by a copy. */
function anfragen(machine: Machine, words: string[]): void {
	const { status } = machine.anfragen(words);
	process.exitCode = status ?? 1;
	// Else a loss of the database before the next night would bring back what was deleted on request.
	if (words[0] === 'delete' && !asksForHelp(words) && status === 0) backUpNow(machine);
}

/** By the nightly unit and within its bounds: what works by hand, works at night. */
function backUpNow(machine: Machine): void {
	const unit = 'werkplan-sicherung.service';
	// `start` would join one that is running, whose copy may be older than a deletion: its end is waited for.
	if (machine.spawn('systemctl', 'is-active', unit).stdout.trim() === 'activating')
		machine.spawn('systemctl', 'start', unit);
	const start = machine.now().getTime() / 1000;
	const { status, stderr } = machine.spawn('systemctl', 'start', unit);
	machine.spawn('journalctl', '--sync');
	const lines = ['-u', unit, '-o', 'cat', '--no-pager', `--since=@${start}`, '--identifier=node'];
	const said = machine.spawn('journalctl', ...lines).stdout.trim();
	const shown = machine.spawn('systemctl', 'show', '--property=ExecMainStatus', '--value', unit);
	process.exitCode = status || Number(shown.stdout);
	if (process.exitCode === 0) console.log(said);
	else console.error([said, stderr.trim()].filter(Boolean).join('\n'));
}

if (import.meta.main) await answerOwner(() => werkplan(new Machine(), process.argv.slice(2)));
