import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { germanNumber } from '#shared/german-number.ts';
import { freeBytes } from '../service/host.ts';
import { askForMail } from './ask-for-mail.ts';
import {
	anfragen,
	answerOwner,
	DATA,
	health,
	OWN,
	Refusal,
	releaseOf,
	run,
	runToItsEnd,
	succeeds,
} from './machine.ts';
import { restore } from './restore.ts';
import { changeServerSettings, readServerSettings } from './server-settings.ts';
import { tryMail } from './try-mail.ts';

/** The owner's command on the server, started by werkplan.sh. */
const USAGE = `werkplan status                  Fassung, ob Dienst und Caddy laufen, Sicherungen, freier Platz, was mit Anfragen ist
werkplan anfragen …              Anfragen lesen, ausgeben, löschen (Übersicht: werkplan anfragen hilfe)
werkplan mail                    den Mailserver neu eingeben; eine Probe-Mail sagt, ob es stimmt
werkplan zurueck                 zur vorigen Fassung, und beim nächsten Mal wieder zur neueren
werkplan sichern                 sofort eine Sicherung, wie sonst jede Nacht
werkplan wiederherstellen DATEI  eine Sicherung an die Stelle der Datenbank setzen; fragt vorher (--ja: nicht)`;

const COMMANDS: Record<string, (words: string[]) => unknown> = {
	status,
	anfragen: (words) => {
		process.exitCode = anfragen(words, 'inherit').status ?? 1;
	},
	mail,
	zurueck: goBack,
	sichern: backUp,
	wiederherstellen: (words) =>
		restore(words.find((word) => word !== '--ja') ?? '', words.includes('--ja')),
};

await answerOwner(async () => {
	const [name = 'hilfe', ...words] = process.argv.slice(2);
	if (/^(hilfe|-h|--help|--hilfe)$/.test(name)) return console.log(USAGE);
	const command = COMMANDS[name];
	if (!command) {
		process.exitCode = 2;
		throw new Refusal(`Den Befehl „${name}“ gibt es nicht; die Übersicht zeigt: werkplan hilfe`);
	}
	if (process.getuid?.() !== 0) {
		throw new Refusal(
			`Dieser Befehl braucht die Rechte des Verwalters; bitte mit sudo davor: sudo werkplan ${name}`,
		);
	}
	await command(words);
});

async function status(): Promise<void> {
	const { SITE_URL, SICHERUNG_ZIEL } = readServerSettings();
	const proxy = succeeds('systemctl', 'is-active', '--quiet', 'caddy')
		? 'läuft'
		: 'läuft nicht (richtig nur mit --ohne-caddy)';
	const state = await health();
	console.log(`Fassung:      ${releaseOf('current')}
Adresse:      ${SITE_URL}
Dienst:       ${state ?? 'antwortet nicht; was ihm fehlt, steht in: journalctl -u werkplan'}
Caddy:        ${proxy}; was es sagt, auch zum Zertifikat: journalctl -u caddy -n 20
Zweitkopien:  ${SICHERUNG_ZIEL || 'keine (SICHERUNG_ZIEL in /etc/werkplan.env ist leer)'}
Freier Platz: ${germanNumber(freeBytes(DATA) / 1e9, 1)} GB`);
	const inquiries = anfragen(['status'], 'inherit').status;
	process.exitCode = state === null || inquiries !== 0 ? 1 : 0;
}

async function mail(): Promise<void> {
	if (!process.stdin.isTTY) throw new Refusal('Gefragt wird am Terminal.');
	changeServerSettings(await askForMail());
	run('systemctl', 'restart', 'werkplan.service');
	const { isSent, sentence } = tryMail();
	console.log(sentence);
	if (!isSent) process.exitCode = 1;
}

function goBack(): void {
	const former = releaseOf('previous');
	if (former === '')
		throw new Refusal(
			'Es gibt keine vorige Fassung; sie bleibt ab der zweiten Installation aufgehoben.',
		);
	if (!runToItsEnd('switch-release.ts', former)) process.exit(1);
	console.log(`Es läuft: ${former}`);
}

function backUp(): void {
	const program = join(OWN, 'deploy/back-up.ts');
	process.exitCode = spawnSync(process.execPath, [program], { stdio: 'inherit' }).status ?? 1;
}
