import type { SendMailOptions } from 'nodemailer';
import { partsForReading } from '#shared/fields.ts';
import { GERMAN_CLOCK, GERMAN_DATE, GERMAN_SHORT_DATE } from '#shared/german-time.ts';
import { OWNER_COMMAND } from '../config.ts';
import { headerText } from '../plain-text.ts';
import { explainReasons } from '../spam/reasons.ts';
import type { StoredAnfrage } from '../store.ts';

/** `from` and `to` are bare addresses; `name` is the owner's. */
export type Addressing = { from: string; to: string; siteUrl: string; name: string };

export type Message =
	| { kind: 'anfrage'; anfrage: StoredAnfrage }
	/** All marked inquiries that are due, newest first. */
	| { kind: 'marked'; anfragen: StoredAnfrage[] }
	/** What the owner should know, a sentence each. */
	| { kind: 'note'; subject: string; sentences: string[] };

/** Returns the mail for nodemailer: plain text, with nothing from a visitor in a header as it is. */
export function composeMail(message: Message, addressing: Addressing): SendMailOptions {
	const { from, to, name } = addressing;
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

function contentOf(message: Message, addressing: Addressing): SendMailOptions {
	switch (message.kind) {
		case 'anfrage':
			return message.anfrage.mailKind === 'notice'
				? noticeOf(message.anfrage, addressing)
				: anfrageMail(message.anfrage, addressing);
		case 'marked':
			return markedMail(message.anfragen, addressing.siteUrl);
		case 'note': {
			const { subject, sentences } = message;
			const status = `Alles auf einen Blick: ${OWNER_COMMAND} status`;
			return { subject, text: [...sentences, status, addressing.siteUrl, ''].join('\n\n') };
		}
	}
}

function anfrageMail(anfrage: StoredAnfrage, { from, siteUrl }: Addressing): SendMailOptions {
	const { email } = anfrage;
	const replyTo = { name: headerText(partsForReading(anfrage).name), address: email };
	// SMTP cannot carry longer addresses (RFC 5321), and mail programs would decode `=?`.
	const canReply = email.length <= 254 && !email.includes('=?');
	return {
		...(canReply && { replyTo }),
		subject: subjectOf(anfrage),
		// The same each time: mail programs recognise a second delivery.
		messageId: `<${anfrage.messageKey}@${hostOf(from)}>`,
		text: [
			...wordsOf(anfrage),
			'',
			// Mail programs leave out of a reply what follows this line, as they do with a signature (RFC 3676).
			'-- ',
			'– nur für Sie –',
			`Anfrage Nr. ${anfrage.id} über ${siteUrl}`,
			canReply
				? 'Ihre Antwort auf diese E-Mail geht an den Absender der Anfrage.'
				: 'Bitte nicht auf diese E-Mail antworten: Die angegebene Adresse lässt sich nicht als Antwortadresse eintragen. Schreiben Sie an die Adresse oben.',
			'',
		].join('\n'),
	};
}

function noticeOf(anfrage: StoredAnfrage, { from, siteUrl }: Addressing): SendMailOptions {
	return {
		subject: `${subjectOf(anfrage)} liegt bereit`,
		messageId: `<hinweis.${anfrage.messageKey}@${hostOf(from)}>`,
		text: `Über ${siteUrl} kam eine Anfrage.\n\n${refusedWords(anfrage)}\n`,
	};
}

function markedMail(anfragen: StoredAnfrage[], siteUrl: string): SendMailOptions {
	const count =
		anfragen.length === 1 ? '1 markierte Anfrage' : `${anfragen.length} markierte Anfragen`;
	const head = `Über ${siteUrl}: ${count}, vielleicht Werbung. Antworten Sie nicht auf diese E-Mail, sondern an die Adresse der Anfrage.`;
	const entries = anfragen.map((anfrage) => {
		const { id, reasons, mailKind } = anfrage;
		const words =
			mailKind === 'notice'
				? [`Zeichen: ${anfrage.zeichen}`, refusedWords(anfrage)]
				: wordsOf(anfrage);
		return [
			`———— Nr. ${id} ————`,
			'',
			...words,
			`Markiert, weil: ${explainReasons(reasons)}`,
			`Keine Werbung? ${OWNER_COMMAND} gut ${id}`,
		].join('\n');
	});
	// Always the same words, so that the owner can filter by them.
	return { subject: count, text: [head, ...entries, ''].join('\n\n') };
}

/** Returns an inquiry as the owner reads it: who writes, what, then how to answer. */
function wordsOf(anfrage: StoredAnfrage): string[] {
	const isCut = anfrage.mailKind === 'excerpt';
	const { name, lines, text } = partsForReading(anfrage);
	return [
		`${name} schreibt:`,
		'',
		text || '(ohne Nachricht)',
		...(isCut ? [`… gekürzt; ganz lesen: ${OWNER_COMMAND} show ${anfrage.id}`] : []),
		'',
		...lines.map(([label, value]) => `${label}: ${value || '–'}`),
		...phoneLink(anfrage.phone),
		`Eingang: ${GERMAN_DATE.format(anfrage.receivedAt)}, ${GERMAN_CLOCK.format(anfrage.receivedAt)} Uhr`,
		`Zeichen: ${anfrage.zeichen}`,
	];
}

function refusedWords({ id }: StoredAnfrage): string {
	return `Ihr Mailserver hat die E-Mail mit dem Wortlaut abgelehnt. Sie lesen die Anfrage so:\n${OWNER_COMMAND} show ${id}`;
}

/** Returns the line by which a phone dials the number; none where it is no number. One without a country is German. */
function phoneLink(phone: string): string[] {
	const digits = phone.replace(/\(0\)|[\s()/.–-]/g, '').replace(/^00/, '+');
	const international = digits.replace(/^0(?=[1-9])/, '+49');
	return /^\+[1-9]\d{5,14}$/.test(international) ? [`Anrufen: tel:${international}`] : [];
}

/** Contains no word of the visitor's: mail servers log and quote subjects. */
function subjectOf({ receivedAt, zeichen }: StoredAnfrage): string {
	const day = GERMAN_SHORT_DATE.format(receivedAt);
	return `Anfrage vom ${day}, ${GERMAN_CLOCK.format(receivedAt)} (${zeichen})`;
}

function hostOf(address: string): string {
	return address.slice(address.lastIndexOf('@') + 1);
}
