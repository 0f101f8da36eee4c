import type { SendMailOptions } from 'nodemailer';
import { inParts } from '#shared/fields.ts';
import type { StoredAnfrage } from '../db/stored-anfrage.ts';
import { OWNER_COMMAND } from '../owner-command.ts';
import { headerText } from './header-text.ts';

/** `from` and `to` are bare addresses; `name` is shown as the sender. */
export type Addressing = { from: string; to: string; siteUrl: string; name: string };

/** What the outbox has to tell the owner. */
export type Brief =
	| { kind: 'anfrage'; anfrage: StoredAnfrage }
	/** That it is there, without a word of the visitor's: his text was refused. */
	| { kind: 'notice'; anfrage: StoredAnfrage }
	/** That more wait than may be sent in an hour. */
	| { kind: 'backlog'; waiting: number };

/** The mail as nodemailer takes it: plain text, and nothing from a visitor in a header as it is. */
export function composeMail(brief: Brief, addressing: Addressing): SendMailOptions {
	const { from, to } = addressing;
	const name = headerText(addressing.name);
	return {
		...contentOf(brief, addressing),
		envelope: { from, to },
		from: { name, address: from },
		to: { name, address: to },
		textEncoding: 'quoted-printable',
		headers: { 'Auto-Submitted': 'auto-generated' },
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}

function contentOf(brief: Brief, { from, siteUrl }: Addressing): SendMailOptions {
	if (brief.kind === 'backlog') {
		return {
			subject: `Weitere Anfragen in der Warteschlange: ${brief.waiting}`,
			text: `Über ${siteUrl} kamen mehr Anfragen, als je Stunde verschickt werden (MAIL_LIMIT).
Der Rest folgt nach und nach: noch ${brief.waiting}. Alle lesen:

${OWNER_COMMAND} list
`,
		};
	}
	const { id, zeichen, messageKey, receivedAt, email } = brief.anfrage;
	const host = from.slice(from.lastIndexOf('@') + 1);
	// Without a word of the visitor's: mail servers log subjects and quote them.
	const subject = `Anfrage ${zeichen || id}`;
	if (brief.kind === 'notice') {
		return {
			subject: `${subject} liegt bereit`,
			messageId: `<hinweis.${messageKey}@${host}>`,
			text: `Anfrage Nr. ${id} über ${siteUrl} liegt bereit:

${OWNER_COMMAND} show ${id}

Der Mailserver hat ihren Wortlaut abgelehnt, deshalb steht er hier nicht.
`,
		};
	}
	const answerable = isReplyAddress(email);
	const replyTo = { name: headerText(inParts(brief.anfrage).name), address: email };
	return {
		...(answerable && { replyTo }),
		subject,
		// The time of acceptance, and always the same ID: a second delivery is recognisable.
		date: new Date(receivedAt),
		messageId: `<${messageKey}@${host}>`,
		text: anfrageText(brief.anfrage, siteUrl, answerable),
	};
}

function anfrageText(anfrage: StoredAnfrage, siteUrl: string, answerable: boolean): string {
	const { name, lines, text } = inParts(anfrage);
	return [
		`Neue Anfrage über ${siteUrl}`,
		'',
		`Name: ${name}`,
		...lines.map(([label, value]) => `${label}: ${value || '–'}`),
		`Eingang: ${EINGANG.format(anfrage.receivedAt)} Uhr`,
		`Nummer: ${anfrage.id}`,
		`Zeichen: ${anfrage.zeichen || '–'}`,
		'',
		text || '(ohne Nachricht)',
		'',
		answerable
			? 'Ihre Antwort auf diese E-Mail geht an den Absender der Anfrage.'
			: 'Bitte nicht auf diese E-Mail antworten: Die angegebene Adresse lässt sich nicht als Antwortadresse eintragen. Schreiben Sie an die Adresse oben oder rufen Sie an.',
		'',
	].join('\n');
}

/** `=?` is where mail programs begin to decode; longer ones SMTP cannot carry (RFC 5321). */
function isReplyAddress(email: string): boolean {
	return !email.includes('=?') && email.length <= 254 && email.lastIndexOf('@') <= 64;
}

const EINGANG = new Intl.DateTimeFormat('de-DE', {
	dateStyle: 'full',
	timeStyle: 'short',
	timeZone: 'Europe/Berlin',
});
