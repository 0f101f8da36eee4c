import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { partsForReading } from '#shared/for-reading.ts';
import { perTextField, TEXT_FIELDS } from '#shared/form.ts';
import { dateTime, GERMAN_SHORT_DATE } from '#shared/german-time.ts';
import { phoneLink } from '#shared/phone.ts';
import { withoutSoftHyphens } from '#shared/soft-hyphen.ts';
import { countText } from '../count-text.ts';
import { headerText } from '../plain-text.ts';
import { explainReasons } from '../spam/reasons.ts';
import type { StoredAnfrage } from '../store/row.ts';

/**
 * `from` and `to` are bare addresses; `name` and `country`, its German name, are the owner's; `ownerCommand` starts a
 * command of his.
 */
export type Addressing = {
	from: string;
	to: string;
	siteUrl: string;
	name: string;
	country: string;
	ownerCommand: string;
};

/**
 * All mails there are, each to the owner. Visitors get none, or a robot could have strangers mailed: the answer on the
 * page is their receipt.
 */
export type Message =
	| { kind: 'anfrage'; anfrage: StoredAnfrage }
	/** All marked inquiries that are due, newest first, already cut (sender.ts). */
	| { kind: 'marked'; anfragen: StoredAnfrage[] }
	/** What the owner should know, a sentence each, and inquiries that he may not have read. */
	| { kind: 'note'; subject: string; sentences: string[]; anfragen: StoredAnfrage[] };

/** Returns the mail for nodemailer: plain text, with nothing from a visitor in a header as it is. */
export function composeMail(message: Message, addressing: Addressing): SendMailOptions {
	const { from, to } = addressing;
	const name = withoutSoftHyphens(addressing.name);
	return {
		...contentOf(message, addressing),
		envelope: { from, to },
		// Not in the owner's name: his mail program would take it for one he sent.
		from: { name: `Website ${name}`, address: from },
		to: { name, address: to },
		textEncoding: 'quoted-printable',
		// No holiday notice answers it: the second is Exchange's word for it.
		headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
	};
}

function contentOf(message: Message, addressing: Addressing): SendMailOptions {
	switch (message.kind) {
		case 'anfrage':
			return message.anfrage.mailKind === 'notice'
				? noticeOf(message.anfrage, addressing)
				: anfrageMail(message.anfrage, addressing);
		case 'marked':
			return markedMail(message.anfragen, addressing);
		case 'note':
			return noteMail(message, addressing);
	}
}

function anfrageMail(
	anfrage: StoredAnfrage,
	{ from, siteUrl, country }: Addressing,
): SendMailOptions {
	const { email, phone, receivedAt, zeichen } = anfrage;
	const { name, lines, text } = partsForReading(anfrage);
	const replyTo = { name: headerText(name), address: email };
	// SMTP cannot carry longer addresses (RFC 5321), and mail programs would decode `=?`.
	const canReply = email.length <= 254 && !email.includes('=?');
	return {
		...(canReply && { replyTo }),
		subject: subjectOfAnfrage(anfrage),
		// The same each time: mail programs recognise a second delivery.
		messageId: `<${anfrage.messageKey}@${hostOf(from)}>`,
		text: [
			`${name} schreibt:`,
			'',
			text || NO_TEXT,
			'',
			...lines.map(labelled),
			...dialLine(phone, country),
			`Eingang: ${dateTime(receivedAt)} Uhr`,
			`Nummer: ${zeichen}`,
			'',
			// Thunderbird and mutt leave out of a reply what follows this line (RFC 3676); others quote it.
			'-- ',
			`Über ${siteUrl}.`,
			canReply
				? 'Ihre Antwort auf diese E-Mail geht an den Absender der Anfrage.'
				: 'Bitte nicht auf diese E-Mail antworten: Die angegebene Adresse lässt sich nicht als Antwortadresse eintragen. Schreiben Sie an die Adresse oben.',
			'',
		].join('\n'),
	};
}

function noticeOf(anfrage: StoredAnfrage, addressing: Addressing): SendMailOptions {
	const { from, siteUrl } = addressing;
	return {
		subject: `${subjectOfAnfrage(anfrage)} liegt bereit`,
		messageId: `<hinweis.${anfrage.messageKey}@${hostOf(from)}>`,
		text: `Über ${siteUrl} kam eine Anfrage.\n\n${refusedWords(anfrage, addressing)}\n\n${NO_REPLY}\n`,
	};
}

function markedMail(anfragen: StoredAnfrage[], addressing: Addressing): SendMailOptions {
	const { from, ownerCommand, siteUrl } = addressing;
	const count = countText(anfragen.length);
	const head = `Über ${siteUrl}: ${count}, vielleicht Werbung. Zum Antworten schreiben Sie an die Adresse in der Anfrage; „Antworten“ erreicht niemanden. ${QUOTED}
Keine Werbung? ${ownerCommand} gut NUMMER`;
	const entries = anfragen.map(
		(anfrage) =>
			`${entryOf(anfrage, addressing)}\nMarkiert, weil: ${explainReasons(anfrage.reasons)}`,
	);
	// The same inquiries, sent once more, are the same mail.
	const keys = anfragen.map(({ messageKey, mailKind }) => messageKey + mailKind).join();
	const hash = createHash('sha256').update(keys).digest('hex');
	return {
		subject: `${count}, vielleicht Werbung`,
		messageId: `<markiert.${hash}@${hostOf(from)}>`,
		text: [head, ...entries, ''].join('\n\n'),
	};
}

function noteMail(
	{ subject, sentences, anfragen }: Extract<Message, { kind: 'note' }>,
	addressing: Addressing,
): SendMailOptions {
	const unread = anfragen.length > 0 ? [`Hier noch einmal, was bald gelöscht wird. ${QUOTED}`] : [];
	const entries = anfragen.map((anfrage) => entryOf(cutToExcerpt(anfrage), addressing));
	const end = `Alles auf einen Blick: ${addressing.ownerCommand} status\n${addressing.siteUrl}\n${NO_REPLY}\n`;
	return { subject, text: [...sentences, ...unread, ...entries, end].join('\n\n') };
}

const NO_TEXT = '(ohne Nachricht)';
const NO_REPLY = 'Bitte nicht auf diese E-Mail antworten.';
const QUOTED = 'Zeilen mit „> “ sind die Worte des Absenders.';

/** Returns an inquiry in a mail of several. All that the visitor wrote is quoted, so that no line of it passes for ours. */
function entryOf(anfrage: StoredAnfrage, addressing: Addressing): string {
	const head = `———— ${anfrage.zeichen}, ${dateTime(anfrage.receivedAt)} Uhr ————`;
	if (anfrage.mailKind === 'notice') return `${head}\n${refusedWords(anfrage, addressing)}`;
	const { name, lines, text } = partsForReading(anfrage);
	const words = [name, ...lines.map(labelled), '', text || NO_TEXT].join('\n');
	const quoted = words.replace(/^/gm, '> ');
	if (anfrage.mailKind !== 'excerpt') return `${head}\n${quoted}`;
	return `${head}\n${quoted}\n… gekürzt; ganz lesen: ${addressing.ownerCommand} show ${anfrage.zeichen}`;
}

/** Characters of each text of an inquiry in a mail of several: of marked ones, and in notes. */
const MOST = { multiline: 2_000, other: 150 };

/** Returns an inquiry with its long texts cut. */
export function cutToExcerpt(anfrage: StoredAnfrage): StoredAnfrage {
	const cut = perTextField(({ name, type }) =>
		anfrage[name].slice(0, type === 'multiline' ? MOST.multiline : MOST.other).toWellFormed(),
	);
	const isCut = TEXT_FIELDS.some(({ name }) => cut[name] !== anfrage[name]);
	const mailKind = isCut && anfrage.mailKind === 'full' ? 'excerpt' : anfrage.mailKind;
	return { ...anfrage, ...cut, mailKind };
}

function labelled([label, value]: [label: string, value: string]): string {
	return `${label}: ${value || '–'}`;
}

function refusedWords({ zeichen }: StoredAnfrage, { ownerCommand }: Addressing): string {
	return `Ihr Mailserver hat die E-Mail mit dem Wortlaut abgelehnt. Sie lesen die Anfrage so:\n${ownerCommand} show ${zeichen}`;
}

/** The line by which the owner's phone dials the number; none where it is no number, or one of no known country. */
function dialLine(phone: string, country: string): string[] {
	const link = phoneLink(phone, country);
	return /^tel:\+[1-9]\d{5,14}$/.test(link) ? [`Anrufen: ${link}`] : [];
}

/** Contains no word of the visitor's: mail servers log and quote subjects. */
function subjectOfAnfrage({ receivedAt, zeichen }: StoredAnfrage): string {
	return `Anfrage vom ${GERMAN_SHORT_DATE.format(receivedAt)} (${zeichen})`;
}

function hostOf(address: string): string {
	return address.slice(address.lastIndexOf('@') + 1);
}
