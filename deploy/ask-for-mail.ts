import { askUnseen, askUntilRight } from './ask-owner.ts';
import { faultsOf } from './server-settings.ts';

/** The three settings that mail needs, under the names of .env.example; empty = no mail. */
export type MailSettings = { SMTP_URL: string; MAIL_FROM: string; MAIL_TO: string };

/** The name of a machine, with a port or without. */
const SERVER = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;
const NONE = '-';

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

/** Asks at the terminal for server, login, sender and recipient; each answer is checked as it is given. */
export async function askForMail(present: NodeJS.Dict<string> = {}): Promise<MailSettings> {
	const held = loginIn(present.SMTP_URL);
	const none = held.server === '' ? 'leer lassen' : `„${NONE}“`;
	console.log(
		`Anfragen kommen als E-Mail. Jedes Postfach mit SMTP genügt; ${none} = ohne E-Mail, nachzuholen mit: sudo werkplan mail`,
	);
	if (held.server !== '') console.log('In Klammern steht, was gilt; Enter behält es.');
	const server = await askUntilRight(
		'Mailserver, wenn nötig mit Port (smtp.ihr-anbieter.de oder smtp.ihr-anbieter.de:465; sonst gilt 587)',
		held.server,
		(answer) =>
			['', NONE].includes(answer) || SERVER.test(answer) ? '' : `„${answer}“ ist kein Rechnername.`,
	);
	if (['', NONE].includes(server)) return { SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '' };
	for (const [name, hint] of HINTS) if (name.test(server)) console.log(hint);
	const from = await askForAddress('Absender (website@ihre-domain.de)', present.MAIL_FROM);
	const user = await askUntilRight(
		'Benutzername beim Mailserver, meist der Absender',
		held.user || from,
		() => '',
	);
	const isSame = server === held.server && user === held.user && held.password !== '';
	const typed = await askUnseen(
		isSame ? 'Passwort (bleibt unsichtbar; Enter behält es): ' : 'Passwort (bleibt unsichtbar): ',
	);
	const password = typed === '' && isSame ? held.password : typed;
	const to = await askForAddress('Wohin Anfragen gehen (sie@ihre-domain.de)', present.MAIL_TO);
	return { SMTP_URL: smtpUrl(server, user, password), MAIL_FROM: from, MAIL_TO: to };
}

/** Returns the URL of a mail server as providers name it: TLS from the start on port 465, else STARTTLS. */
export function smtpUrl(server: string, user: string, password: string): string {
	const [host, port = '587'] = server.split(':');
	const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
	return `${port === '465' ? 'smtps' : 'smtp'}://${login}@${host}:${port}`;
}

/** The other way round; empty texts of no URL. */
export function loginIn(url = ''): { server: string; user: string; password: string } {
	const { hostname = '', port = '', username = '', password = '' } = URL.parse(url) ?? {};
	const server = port === '' || port === '587' ? hostname : `${hostname}:${port}`;
	return { server, user: decodeURIComponent(username), password: decodeURIComponent(password) };
}

function askForAddress(question: string, present = ''): Promise<string> {
	const server = 'smtp://server.example';
	return askUntilRight(question, present, (answer) =>
		answer !== '' && faultsOf({ SMTP_URL: server, MAIL_FROM: answer, MAIL_TO: answer }) === ''
			? ''
			: `„${answer}“ ist keine E-Mail-Adresse wie website@ihre-domain.de.`,
	);
}
