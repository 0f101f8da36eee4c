import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { faultsOf } from './server-settings.ts';

/** The three settings that mail needs, under the names of .env.example; empty = no mail. */
type MailSettings = { SMTP_URL: string; MAIL_FROM: string; MAIL_TO: string };

/** The name of a machine, with a port or without. */
const SERVER = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;

/** Asks at the terminal for server, sender, password and recipient; each answer is checked as it is given. */
export async function askForMail(): Promise<MailSettings> {
	console.log(
		'Anfragen kommen als E-Mail. Jedes Postfach mit SMTP genügt; leer lassen = ohne E-Mail, nachzuholen mit: sudo werkplan mail',
	);
	const server = await askUntilRight(
		'Mailserver, wenn nötig mit Port (smtp.ihr-anbieter.de oder smtp.ihr-anbieter.de:465; sonst gilt 587): ',
		(answer) => (answer === '' || SERVER.test(answer) ? '' : `„${answer}“ ist kein Rechnername.`),
	);
	if (server === '') return { SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '' };
	const from = await askForAddress('Absender, zugleich Benutzername (website@ihre-domain.de): ');
	const password = await askUnseen('Passwort (bleibt unsichtbar): ');
	const to = await askForAddress('Wohin Anfragen gehen (sie@ihre-domain.de): ');
	return { SMTP_URL: smtpUrl(server, from, password), MAIL_FROM: from, MAIL_TO: to };
}

/** Returns the URL of a mail server as providers name it: TLS from the start on port 465, else STARTTLS. */
export function smtpUrl(server: string, user: string, password: string): string {
	const [host, port = '587'] = server.split(':');
	const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
	return `${port === '465' ? 'smtps' : 'smtp'}://${login}@${host}:${port}`;
}

function askForAddress(question: string): Promise<string> {
	const server = 'smtp://server.example';
	return askUntilRight(question, (answer) =>
		answer !== '' && faultsOf({ SMTP_URL: server, MAIL_FROM: answer, MAIL_TO: answer }) === ''
			? ''
			: `„${answer}“ ist keine E-Mail-Adresse wie website@ihre-domain.de.`,
	);
}

async function askUntilRight(
	question: string,
	faultIn: (answer: string) => string,
): Promise<string> {
	for (;;) {
		const answer = (await askOwner(question)).trim();
		const fault = faultIn(answer);
		if (fault === '') return answer;
		console.log(fault);
	}
}

/** Asks one question at the terminal. */
export async function askOwner(question: string): Promise<string> {
	return await askThrough(process.stdout, question);
}

async function askUnseen(question: string): Promise<string> {
	process.stdout.write(question);
	const nowhere = new Writable({ write: (_text, _encoding, done) => done() });
	const answer = await askThrough(nowhere, '');
	console.log();
	return answer;
}

async function askThrough(output: NodeJS.WritableStream, question: string): Promise<string> {
	using terminal = createInterface({ input: process.stdin, output, terminal: true });
	terminal.once('SIGINT', () => process.exit(130));
	return await terminal.question(question);
}
