import type { SendMailOptions } from 'nodemailer';
import { partsForReading } from '#shared/fields.ts';
import { TIME_ZONE } from '#shared/german-time.ts';
import type { StoredAnfrage } from '../db/stored-anfrage.ts';
import { OWNER_COMMAND } from '../owner-command.ts';
import { explainReasons } from '../spam/reasons.ts';
import { headerText } from './header-text.ts';

/** `from` and `to` are bare addresses; `name` is the owner's. */
export type Addressing = { from: string; to: string; siteUrl: string; name: string };

export type Message =
	| { kind: 'anfrage'; anfrage: StoredAnfrage }
	/** Says that an inquiry is there, without the visitor's words: the mail server refused them. */
	| { kind: 'notice'; anfrage: StoredAnfrage }
	/** Lists inquiries that exceed this hour's limit of mails. */
	| { kind: 'digest'; marked: boolean; anfragen: StoredAnfrage[] };

/** Returns the mail for nodemailer: plain text, with nothing from a visitor in a header as it is. */
export function composeMail(message: Message, addressing: Addressing): SendMailOptions {
	const { from, to } = addressing;
	const name = headerText(addressing.name);
	return {
		...contentOf(message, addressing),
		envelope: { from, to },
		// Not in the owner's name: his mail program would take it for one he sent.
		from: { name: `Website ${name}`, address: from },
		to: { name, address: to },
		textEncoding: 'quoted-printable',
		headers: { 'Auto-Submitted': 'auto-generated' },
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}

function contentOf(message: Message, { from, siteUrl }: Addressing): SendMailOptions {
	if (message.kind === 'digest') return digestOf(message, siteUrl);
	const { id, zeichen, messageKey, receivedAt, email, spamReasons } = message.anfrage;
	const host = from.slice(from.lastIndexOf('@') + 1);
	const isMarked = spamReasons.length > 0;
	// Contains no word of the visitor's: mail servers log and quote subjects.
	const subject = `Anfrage ${zeichen}${isMarked ? MARKED_SUBJECT : ''}`;
	if (message.kind === 'notice') {
		return {
			subject: `${subject} liegt bereit`,
			messageId: `<hinweis.${messageKey}@${host}>`,
			text: `Anfrage Nr. ${id} über ${siteUrl} liegt bereit:

${OWNER_COMMAND} show ${id}

Der Mailserver hat die E-Mail mit ihr abgelehnt, deshalb steht ihr Wortlaut hier nicht.
`,
		};
	}
	const canReply = isReplyAddress(email);
	const replyTo = { name: headerText(partsForReading(message.anfrage).name), address: email };
	return {
		...(canReply && { replyTo }),
		subject,
		// Time and ID are the same each time: mail programs recognise a second delivery.
		date: new Date(receivedAt),
		// A marked inquiry gets a different ID, so that the mail sent after unmarking is not taken for a duplicate.
		messageId: `<${isMarked ? 'werbung.' : ''}${messageKey}@${host}>`,
		text: anfrageText(message.anfrage, siteUrl, canReply),
	};
}

function anfrageText(anfrage: StoredAnfrage, siteUrl: string, canReply: boolean): string {
	const { name, lines, text } = partsForReading(anfrage);
	const reasons = explainReasons(anfrage.spamReasons).join('; ');
	return [
		`Neue Anfrage über ${siteUrl}`,
		'',
		`Name: ${name}`,
		...lines.map(([label, value]) => `${label}: ${value || '–'}`),
		`Eingang: ${RECEIVED.format(anfrage.receivedAt)} Uhr`,
		`Nummer: ${anfrage.id}`,
		`Zeichen: ${anfrage.zeichen}`,
		...(reasons === ''
			? []
			: [`Vielleicht Werbung: ${reasons}`, `Keine Werbung? ${OWNER_COMMAND} gut ${anfrage.id}`]),
		'',
		text || '(ohne Nachricht)',
		'',
		canReply
			? 'Ihre Antwort auf diese E-Mail geht an den Absender der Anfrage.'
			: 'Bitte nicht auf diese E-Mail antworten: Die angegebene Adresse lässt sich nicht als Antwortadresse eintragen. Schreiben Sie an die Adresse oben.',
		'',
	].join('\n');
}

function digestOf(
	{ marked, anfragen }: Extract<Message, { kind: 'digest' }>,
	siteUrl: string,
): SendMailOptions {
	const count = `${anfragen.length} ${anfragen.length === 1 ? 'Anfrage' : 'Anfragen'}`;
	const head = marked
		? `Über ${siteUrl} kamen weitere Anfragen, die vielleicht Werbung sind. Sie werden nicht einzeln verschickt.`
		: `Über ${siteUrl} kamen mehr Anfragen, als je Stunde verschickt werden (MAIL_LIMIT). Diese folgen nach und nach.`;
	const lines = anfragen.map(({ id, zeichen, mailKind, ...texts }) => {
		const { name, text } = partsForReading(texts);
		// After a refusal without the visitors' words.
		const words = mailKind === 'notice' ? [] : [name, text.trim().split('\n', 1)[0] ?? ''];
		return [id, zeichen, ...words.map((word) => headerText(word).slice(0, 100))].join('  ');
	});
	const commands = [`Lesen: ${OWNER_COMMAND} show NUMMER`];
	if (marked) commands.push(`Keine Werbung, als E-Mail schicken: ${OWNER_COMMAND} gut NUMMER`);
	return {
		subject: marked ? `${count}${MARKED_SUBJECT}` : `${count} in der Warteschlange`,
		text: [head, '', ...lines, '', ...commands, ''].join('\n'),
	};
}

/** Always the same words, so that the owner can filter by them. */
const MARKED_SUBJECT = ' (vielleicht Werbung)';

/** Mail programs would decode `=?`, and SMTP cannot carry longer addresses (RFC 5321). */
function isReplyAddress(email: string): boolean {
	return !email.includes('=?') && email.length <= 254 && email.lastIndexOf('@') <= 64;
}

const RECEIVED = new Intl.DateTimeFormat('de-DE', {
	dateStyle: 'full',
	timeStyle: 'short',
	timeZone: TIME_ZONE,
});
