import { z } from 'zod';

/**
 * Why a mail was not sent. Every refusal is worth another try: sender and recipient are the owner's
 * settings, and the owner may correct them.
 */
type Refusal = {
	kind: 'refused';
	/** In German, for log and `status`: the server's codes, none of its words. */
	cause: string;
	/** The server's words. They may quote a visitor, so they stay with the inquiry. */
	words: string;
	/** The server accepted the addresses and refused the text. */
	isContentRefused: boolean;
};

export type SendResult = { kind: 'sent' } | Refusal;

/**
 * Turns an error of nodemailer into a refusal.
 * @param smtpUrl the address of the mail server
 */
export function toRefusal(error: unknown, smtpUrl: string): Refusal {
	const thrown = thrownError.parse(Object(error));
	const { code, responseCode, message } = thrown;
	const permanent = responseCode >= 500 && responseCode !== BAD_SEQUENCE;
	return {
		kind: 'refused',
		cause: causeOf(thrown, smtpUrl),
		words: message.slice(0, 1000).replace(SPACE, ' ').slice(0, 200).trim(),
		isContentRefused: code === 'EMESSAGE' && permanent,
	};
}

const SPACE = /[\p{Cc}\s]+/gu;

/** What nodemailer adds to an error, where known. */
const thrownError = z.object({
	code: z.string().catch(''),
	responseCode: z.int().catch(0),
	message: z.string().catch(''),
});

/** Returns one sentence for log and owner, with the server's code and enhanced code (RFC 3463). */
function causeOf(
	{ code, responseCode, message }: z.infer<typeof thrownError>,
	smtpUrl: string,
): string {
	const said = responseCode === 0 ? `${code} ${message}` : message;
	if (NO_TLS.test(said)) return smtpUrl.startsWith('smtps:') ? PLAIN_PORT : BROKEN_STARTTLS;
	const known = CAUSES.find(([pattern]) => pattern.test(said))?.[1];
	if (known !== undefined) return known;
	if (responseCode === 0) return `Der Versand ist nicht gelungen (${code})`;
	const enhanced = / ([245]\.\d{1,3}\.\d{1,3})\b/.exec(message)?.[0] ?? '';
	const what = code === 'EAUTH' ? ' die Anmeldung' : '';
	return `Der Mailserver lehnt${what} ab (${responseCode}${enhanced})`;
}

/** Means that the session was out of order, not that the mail was refused. */
const BAD_SEQUENCE = 503;

const NO_TLS = /wrong version number|packet length too long|record layer/i;
const PLAIN_PORT =
	'Der Mailserver verschlüsselt auf diesem Port nicht von Anfang an: In SMTP_URL gehört smtp:// statt smtps:// (Port 587) oder Port 465.';
const BROKEN_STARTTLS =
	'Der Mailserver nimmt STARTTLS an und verschlüsselt dann nicht. Bitte in SMTP_URL smtps:// mit Port 465 angeben oder den Anbieter fragen; unverschlüsselt geht nichts hinaus.';

/** Sentences by nodemailer's code and message, or by the server's words. */
const CAUSES: [pattern: RegExp, cause: string][] = [
	[
		/Greeting never received/,
		'Der Mailserver meldet sich nicht rechtzeitig. Verschlüsselt er auf diesem Port von Anfang an (465), gehört in SMTP_URL smtps:// statt smtp://.',
	],
	[
		/STARTTLS/,
		'Mit dem Mailserver kommt keine Verschlüsselung zustande (STARTTLS): Bitte in SMTP_URL einen anderen Port oder smtps:// angeben.',
	],
	[/^(EABORT|ETIMEDOUT) /, 'Der Mailserver antwortet nicht rechtzeitig'],
	[/^ECONNECTION /, 'Verbindung zum Mailserver abgebrochen'],
	[
		/^ESOCKET .*(certificate|altnames)/i,
		'Das Zertifikat des Mailservers gilt nicht: Bitte in SMTP_URL den Servernamen angeben, den Ihr Anbieter nennt; steht er schon da, den Anbieter fragen.',
	],
	[/^ESOCKET /, 'Keine Verbindung zum Mailserver'],
	[/^EDNS /, 'Der Mailserver ist unter diesem Namen nicht zu finden'],
	[/^ETLS /, 'Keine verschlüsselte Verbindung zum Mailserver'],
];
