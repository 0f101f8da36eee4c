import { z } from 'zod';

/**
 * Why a mail was not sent. None of these ends the delivery, store/queue.ts tries again until it gives up: sender and
 * recipient are the owner's settings, and the owner may correct them.
 */
type Refusal = {
	kind: 'refused';
	/** In German, for log and `status`: the server's codes, none of its words. */
	cause: string;
	/** The server's words. They may quote a visitor, so they stay with the inquiry. */
	words: string;
	/**
	 * transport: no mail reaches the server. content: it took the addresses and refused the text; a notice takes
	 * its place. other: the addresses, a full mailbox, or the server has no time.
	 */
	failed: 'transport' | 'content' | 'other';
};

export type SendResult = { kind: 'sent' } | Refusal;

/** Turns an error of nodemailer into a refusal. */
export function toRefusal(error: unknown): Refusal {
	const thrown = thrownError.parse(Object(error));
	return {
		kind: 'refused',
		cause: refusalSentence(thrown),
		words: thrown.message
			.replace(/[\p{Cc}\s]+/gu, ' ')
			.slice(0, 200)
			.trim(),
		failed: whatFailed(thrown),
	};
}

function whatFailed({ code, responseCode, message }: Thrown): Refusal['failed'] {
	if (code === 'EENVELOPE') return 'other';
	if (code !== 'EMESSAGE') return 'transport';
	return responseCode >= 500 && !MAILBOX.test(message) ? 'content' : 'other';
}

/** Enhanced codes (RFC 3463) that speak of the recipient's mailbox, not of the text: full, or not in use. */
const MAILBOX = / 5\.2\.[012]\b/;

/** What nodemailer adds to an error, where known. */
const thrownError = z.object({
	code: z.string().catch(''),
	responseCode: z.int().catch(0),
	message: z.string().catch(''),
});
type Thrown = z.infer<typeof thrownError>;

/** Returns one sentence for log and owner, with the server's code and enhanced code (RFC 3463). */
function refusalSentence({ code, responseCode, message }: Thrown): string {
	// What the server itself has said is told by its own code.
	const said = responseCode === 0 ? `${code} ${message}` : message;
	const known = CAUSES.find(([pattern]) => pattern.test(said))?.[1];
	if (known !== undefined) return known;
	if (responseCode === 0) return `Der Versand ist nicht gelungen (${code})`;
	const enhanced = / ([245]\.\d{1,3}\.\d{1,3})\b/.exec(message)?.[0] ?? '';
	const what = code === 'EAUTH' ? ' die Anmeldung' : '';
	return `Der Mailserver lehnt${what} ab (${responseCode}${enhanced})`;
}

/** By nodemailer's code and message, or by the server's words: sentences without their full stop. */
const CAUSES: [pattern: RegExp, cause: string][] = [
	[
		/Greeting never received/i,
		'Der Mailserver meldet sich nicht rechtzeitig. Ist es Port 465, gehört in SMTP_URL smtps:// davor',
	],
	[
		/STARTTLS|wrong version number|packet length|record layer|^ETLS /i,
		'Mit dem Mailserver kommt keine Verschlüsselung zustande. In SMTP_URL gehört smtps:// zu Port 465 und smtp:// zu Port 587; unverschlüsselt geht nichts hinaus',
	],
	[
		/certificate|altnames/i,
		'Das Zertifikat des Mailservers gilt nicht. Bitte in SMTP_URL den Servernamen angeben, den Ihr Anbieter nennt',
	],
	[/^(EABORT|ETIMEDOUT) /, 'Der Mailserver antwortet nicht rechtzeitig'],
	[/^(ECONNECTION|ESOCKET|EDNS) /, 'Keine Verbindung zum Mailserver'],
];
