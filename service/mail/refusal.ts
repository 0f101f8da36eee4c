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
	/** transport: no mail reaches the server. content: it accepted the addresses and refused the text, for good. */
	what: 'transport' | 'content' | 'other';
};

export type SendResult = { kind: 'sent' } | Refusal;

/** Turns an error of nodemailer into a refusal. */
export function toRefusal(error: unknown): Refusal {
	const thrown = thrownError.parse(Object(error));
	const { code, responseCode, message } = thrown;
	return {
		kind: 'refused',
		cause: refusalSentence(thrown),
		words: message
			.replace(/[\p{Cc}\s]+/gu, ' ')
			.slice(0, 200)
			.trim(),
		what: whatOf(code, responseCode),
	};
}

function whatOf(code: string, responseCode: number): Refusal['what'] {
	if (code === 'EMESSAGE') return responseCode >= 500 ? 'content' : 'other';
	return code === 'EENVELOPE' ? 'other' : 'transport';
}

/** What nodemailer adds to an error, where known. */
const thrownError = z.object({
	code: z.string().catch(''),
	responseCode: z.int().catch(0),
	message: z.string().catch(''),
});

/** Returns one sentence for log and owner, with the server's code and enhanced code (RFC 3463). */
function refusalSentence({ code, responseCode, message }: z.infer<typeof thrownError>): string {
	// What the server itself has said is told by its own code.
	const said = responseCode === 0 ? `${code} ${message}` : message;
	const known = CAUSES.find(([pattern]) => pattern.test(said))?.[1];
	if (known !== undefined) return known;
	if (responseCode === 0) return `Der Versand ist nicht gelungen (${code})`;
	const enhanced = / ([245]\.\d{1,3}\.\d{1,3})\b/.exec(message)?.[0] ?? '';
	const what = code === 'EAUTH' ? ' die Anmeldung' : '';
	return `Der Mailserver lehnt${what} ab (${responseCode}${enhanced})`;
}

/** Sentences by nodemailer's code and message, or by the server's words. */
const CAUSES: [pattern: RegExp, cause: string][] = [
	[
		/Greeting never received/i,
		'Der Mailserver meldet sich nicht rechtzeitig. Ist es Port 465, gehört in SMTP_URL smtps:// davor',
	],
	[
		/STARTTLS|wrong version number|packet length|record layer|^ETLS /i,
		'Mit dem Mailserver kommt keine Verschlüsselung zustande. In SMTP_URL gehört smtps:// zu Port 465 und smtp:// zu Port 587; unverschlüsselt geht nichts hinaus.',
	],
	[
		/certificate|altnames/i,
		'Das Zertifikat des Mailservers gilt nicht. Bitte in SMTP_URL den Servernamen angeben, den Ihr Anbieter nennt.',
	],
	[/^(EABORT|ETIMEDOUT) /, 'Der Mailserver antwortet nicht rechtzeitig'],
	[/^(ECONNECTION|ESOCKET|EDNS) /, 'Keine Verbindung zum Mailserver'],
];
