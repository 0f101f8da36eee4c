import { z } from 'zod';

/**
 * Why a mail did not go out. Whatever it was, it is worth another try: sender and recipient are the
 * owner's settings, and he may mend them.
 */
export type Refusal = {
	kind: 'retry';
	/** In German, for log and `status`: codes alone, no word of the server's. */
	cause: string;
	/** What the server said. It may quote a visitor, so it stays with his inquiry. */
	words: string;
	/** The server took the addresses and refused the text. */
	content: boolean;
};

/** Sorts what nodemailer throws. */
export function sortRefusal(error: unknown): Refusal {
	const thrown = thrownError.parse(Object(error));
	const { code, responseCode, message } = thrown;
	const permanent = responseCode >= 500 && responseCode !== BAD_SEQUENCE;
	return {
		kind: 'retry',
		cause: causeOf(thrown),
		words: message.slice(0, 1000).replace(SPACE, ' ').slice(0, 200).trim(),
		content: code === 'EMESSAGE' && permanent,
	};
}

const SPACE = /[\p{Cc}\s]+/gu;

/** What nodemailer adds to an error, where it knows it. */
const thrownError = z.object({
	code: z.string().catch(''),
	responseCode: z.int().catch(0),
	message: z.string().catch(''),
});

/** One sentence for log and owner, with the server's code and enhanced code (RFC 3463). */
function causeOf({ code, responseCode, message }: z.infer<typeof thrownError>): string {
	const said = responseCode === 0 ? `${code} ${message}` : message;
	const known = CAUSES.find(([sign]) => sign.test(said))?.[1];
	if (known !== undefined) return known;
	if (responseCode === 0) return `Der Versand ist nicht gelungen (${code})`;
	const enhanced = / ([245]\.\d{1,3}\.\d{1,3})\b/.exec(message)?.[0] ?? '';
	const what = code === 'EAUTH' ? ' die Anmeldung' : '';
	return `Der Mailserver lehnt${what} ab (${responseCode}${enhanced})`;
}

/** Says the session was out of step, not that the mail was refused. */
const BAD_SEQUENCE = 503;

/** By nodemailer's code and message where the server said nothing, and by its words. */
const CAUSES: [sign: RegExp, cause: string][] = [
	[
		/wrong version number|packet length too long|record layer/i,
		'Der Mailserver verschlüsselt auf diesem Port nicht von Anfang an: In SMTP_URL gehört smtp:// statt smtps:// (Port 587) oder Port 465.',
	],
	[
		/Greeting never received/,
		'Der Mailserver meldet sich nicht rechtzeitig. Verschlüsselt er auf diesem Port von Anfang an (465), gehört in SMTP_URL smtps:// statt smtp://.',
	],
	[
		/STARTTLS/,
		'Der Mailserver bietet keine Verschlüsselung an (STARTTLS). Unverschlüsselt geht nichts hinaus: Bitte in SMTP_URL einen anderen Port oder smtps:// angeben.',
	],
	[/^(EABORT|ETIMEDOUT) /, 'Der Mailserver antwortet nicht rechtzeitig'],
	[/^ECONNECTION /, 'Verbindung zum Mailserver abgebrochen'],
	[/^ESOCKET /, 'Keine Verbindung zum Mailserver'],
	[/^EDNS /, 'Der Mailserver ist unter diesem Namen nicht zu finden'],
	[/^ETLS /, 'Keine verschlüsselte Verbindung zum Mailserver'],
];
