import { emailAddress } from '#shared/anfrage.ts';
import type { Env } from '#shared/settings-file.ts';
import { isSmtpUrl } from '../service/mail/smtp-url.ts';
import type { Machine } from './machine.ts';
import type { Terminal } from './terminal.ts';

/** The three settings that mail needs, under the names of .env.example; empty = no mail. */
export type MailSettings = { SMTP_URL: string; MAIL_FROM: string; MAIL_TO: string };

/** The name of a machine, with a port or without. */
const SERVER = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;
const NONE = ['', '-'];

/** What owners of such a mailbox have to know before they try their password. */
const HINTS: [server: RegExp, hint: string][] = [
	[
		/\b(office365|outlook|hotmail)\.com/i,
		'Microsoft 365 und Outlook nehmen von Programmen keine Anmeldung mit Passwort an, außer Ihr Verwalter hat „SMTP AUTH“ für dieses Postfach eigens erlaubt. Nehmen Sie für die Website ein anderes Postfach, etwa beim Anbieter Ihrer Domain; lesen können Sie die Anfragen weiter bei Microsoft.',
	],
	[
		/\b(gmail|googlemail|google)\.com/i,
		'Google nimmt nicht Ihr gewöhnliches Passwort an, sondern ein App-Passwort (im Google-Konto unter „Sicherheit“).',
	],
];

/** Asks for server, login, sender and recipient; each answer is checked as it is given. */
export async function askForMail(terminal: Terminal, present: Env = {}): Promise<MailSettings> {
	const held = loginIn(present.SMTP_URL);
	const none = held.server === '' ? 'leer lassen' : '„-“';
	console.log(
		`Anfragen kommen als E-Mail. Jedes Postfach mit SMTP genügt; ${none} = ohne E-Mail, nachzuholen mit: sudo werkplan mail`,
	);
	if (held.server !== '') console.log('In Klammern steht, was gilt; Enter behält es.');
	const server = await askUntilRight(
		terminal,
		'Mailserver, wenn nötig mit Port (smtp.ihr-anbieter.de oder smtp.ihr-anbieter.de:465; sonst gilt 587)',
		held.server,
		(answer) =>
			[...NONE, held.server].includes(answer) || SERVER.test(answer)
				? ''
				: `„${answer}“ ist kein Rechnername.`,
	);
	if (NONE.includes(server)) return { SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '' };
	for (const [name, hint] of HINTS) if (name.test(server)) console.log(hint);
	const from = await askUntilRight(
		terminal,
		'Absender (website@ihre-domain.de)',
		present.MAIL_FROM,
		faultInAddress,
	);
	const isSameServer = server === held.server;
	const login = await askUntilRight(
		terminal,
		'Benutzername beim Mailserver, meist der Absender („-“ = ohne Anmeldung)',
		isSameServer ? held.user : held.user || from,
		() => '',
	);
	// A server on this machine may want no login.
	const user = NONE.includes(login) ? '' : login;
	const isSame = isSameServer && user === held.user;
	const typed =
		user &&
		(await terminal.askUnseen(
			`Passwort (bleibt unsichtbar${isSame ? '; Enter behält es' : ''}): `,
		));
	const to = await askUntilRight(
		terminal,
		'Wohin Anfragen gehen (sie@ihre-domain.de)',
		present.MAIL_TO,
		faultInAddress,
	);
	const { SMTP_URL: url } = present;
	const changed = url && isSameServer ? withLogin(url, user, typed) : smtpUrl(server, user, typed);
	return {
		SMTP_URL: url && isSame && typed === '' ? url : changed,
		MAIL_FROM: from,
		MAIL_TO: to,
	};
}

/** Returns the URL of a mail server as providers name it: TLS from the start on port 465, else STARTTLS. */
export function smtpUrl(server: string, user: string, password: string): string {
	const [host, port = '587'] = server.split(':');
	return withLogin(`${port === '465' ? 'smtps' : 'smtp'}://${host}:${port}`, user, password);
}

/** Changes the login alone: how the server is spoken to may be the owner's own choice. @param user '' for none */
function withLogin(url: string, user: string, password: string): string {
	const changed = new URL(url);
	changed.username = encodeURIComponent(user);
	changed.password = encodeURIComponent(password);
	return changed.href;
}

/** Returns what is asked for anew, as it would be typed; empty texts where this is no URL that the service takes. */
export function loginIn(url = ''): { server: string; user: string } {
	if (!isSmtpUrl(url)) return { server: '', user: '' };
	const { protocol, hostname, port, username } = new URL(url);
	const used = port || (protocol === 'smtps:' ? '465' : '587');
	const server = used === '587' ? hostname : `${hostname}:${used}`;
	return { server, user: decodeURIComponent(username) };
}

function faultInAddress(answer: string): string {
	return emailAddress.safeParse(answer).success
		? ''
		: `„${answer}“ ist keine E-Mail-Adresse wie website@ihre-domain.de.`;
}

/** Asks for the address that the watch calls while all is well (watch.ts); '' for none. */
export async function askForWacheUrl(terminal: Terminal): Promise<string> {
	console.log(
		'Ein Wachdienst merkt, was dieser Server selbst nicht mehr melden kann: Er bekommt alle zehn Minuten einen Aufruf und schreibt Ihnen, wenn der ausbleibt. Kostenlos ist etwa healthchecks.io, selbst betreiben lässt sich Uptime Kuma (Monitor „Push“).',
	);
	return await askUntilRight(
		terminal,
		'Adresse, die der Wachdienst Ihnen nennt (leer lassen = ohne)',
		'',
		(answer) =>
			answer === '' || ['http:', 'https:'].includes(URL.parse(answer)?.protocol ?? '')
				? ''
				: `„${answer}“ ist keine Adresse wie https://hc-ping.com/….`,
	);
}

/** Asks until the answer is right; Enter keeps what holds. @param faultIn a sentence, '' where it is right */
async function askUntilRight(
	terminal: Terminal,
	question: string,
	present: string | undefined,
	faultIn: (answer: string) => string,
): Promise<string> {
	const shown = present ? `${question} [${present}]: ` : `${question}: `;
	for (;;) {
		const answer = (await terminal.ask(shown)).trim() || (present ?? '');
		const fault = faultIn(answer);
		if (fault === '') return answer;
		console.log(fault);
	}
}

/** Sends a trial mail with the service's settings, and says how it went. */
export function tryMail(machine: Machine): { isSent: boolean; sentence: string } {
	const { status, stdout, stderr } = machine.maintenance(['probe']);
	if (status === 0) return { isSent: true, sentence: stdout.trim() };
	const reason = stderr.trim().replace(/\.?$/, '.');
	const sentence =
		status === 2
			? `E-Mail ist aus: ${reason} Einrichten: sudo werkplan mail`
			: `Die Probe-Mail ging nicht hinaus: ${reason} Neu eingeben: sudo werkplan mail`;
	return { isSent: false, sentence };
}

/** Calls WACHE_URL once, and says how that went. */
export async function tryWacheUrl(machine: Machine, url: string): Promise<string> {
	const answer = await machine.askOutside(url);
	if (answer?.ok) return 'Der Wachdienst (WACHE_URL) hat einen Aufruf bekommen.';
	const reason = answer ? `er sagt ${answer.status}` : 'er antwortet nicht';
	return `Hinweis: Der Wachdienst unter WACHE_URL nimmt den Aufruf nicht an (${reason}). Berichtigen Sie die Zeile in ${machine.settingsFile}; sonst schlägt er Alarm.`;
}
