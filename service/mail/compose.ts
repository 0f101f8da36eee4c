import type { SendMailOptions } from 'nodemailer';
import type { AnfrageRow } from '../db/anfrage-row.ts';
import { formatFlowed } from './format-flowed.ts';
import { headerText } from './header-text.ts';
import { isReplyAddress } from './reply-address.ts';

/** `from` and `to` are bare addresses; `name` is shown as the sender. */
export type Addressing = { from: string; to: string; siteUrl: string; name: string };

/**
 * The mail that brings an inquiry to the owner. Its Date is the time of acceptance and its
 * Message-ID never changes, so that a second delivery is recognisable as one.
 * @param options.replyTo false leaves the visitor's address to the body
 */
export function composeMail(
	anfrage: AnfrageRow,
	addressing: Addressing,
	options: { replyTo: boolean } = { replyTo: true },
): SendMailOptions {
	const { from, to, name } = addressing;
	const visitor = headerText(`${anfrage.vorname} ${anfrage.nachname}`);
	const mark = anfrage.verdacht.length > 0 ? '[Verdacht] ' : '';
	const answerable = options.replyTo && isReplyAddress(anfrage.email);
	return {
		envelope: { from, to },
		from: { name: headerText(name), address: from },
		to: { name: headerText(name), address: to },
		...(answerable && { replyTo: { name: visitor, address: anfrage.email } }),
		subject: `${mark}Anfrage von ${visitor}`,
		date: new Date(anfrage.receivedAt),
		messageId: `<${anfrage.messageKey}@${from.slice(from.lastIndexOf('@') + 1)}>`,
		headers: { 'Auto-Submitted': 'auto-generated' },
		alternatives: [
			{
				contentType: 'text/plain; charset=utf-8; format=flowed',
				contentTransferEncoding: 'quoted-printable',
				content: formatFlowed(bodyText(anfrage, addressing.siteUrl, answerable)),
			},
		],
		disableFileAccess: true,
		disableUrlAccess: true,
	};
}

function bodyText(anfrage: AnfrageRow, siteUrl: string, answerable: boolean): string {
	return [
		`Neue Anfrage über ${siteUrl}`,
		...anfrage.verdacht.map((grund) => `Verdacht auf Spam: ${grund}`),
		'',
		`Name: ${anfrage.vorname} ${anfrage.nachname}`,
		`E-Mail: ${anfrage.email}`,
		`Telefon: ${anfrage.phone || '–'}`,
		`Eingang: ${EINGANG.format(anfrage.receivedAt)} Uhr`,
		`Nummer: ${anfrage.id}`,
		'',
		anfrage.message || '(ohne Nachricht)',
		'',
		answerable
			? 'Ihre Antwort auf diese E-Mail geht an den Absender der Anfrage.'
			: 'Bitte nicht auf diese E-Mail antworten: Die angegebene Adresse lässt sich nicht als Antwortadresse eintragen. Schreiben Sie an die Adresse oben oder rufen Sie an.',
	].join('\n');
}

const EINGANG = new Intl.DateTimeFormat('de-DE', {
	dateStyle: 'full',
	timeStyle: 'short',
	timeZone: 'Europe/Berlin',
});
