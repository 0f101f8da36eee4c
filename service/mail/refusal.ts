import type { SendResult } from './transport.ts';

/**
 * Sorts what nodemailer throws. `failed` is an answer of 5xx to this mail: asking again would get
 * the same. Everything else is worth another try, a refused login or greeting too, for those
 * concern the settings and not the inquiry.
 */
export function sortRefusal(error: unknown): Exclude<SendResult, { kind: 'sent' }> {
	const { code, responseCode } = smtpDetails(error);
	const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
	const permanent = responseCode >= 500 && responseCode !== BAD_SEQUENCE;
	return { kind: aboutThisMail && permanent ? 'failed' : 'retry', reason: refusalReason(error) };
}

/** One line for log and owner, without any mail address the server may have repeated. */
export function refusalReason(error: unknown): string {
	const { code, responseCode, message } = smtpDetails(error);
	const cause = responseCode > 0 ? (CAUSES.EANSWER ?? '') : (CAUSES[code] ?? code);
	const detail = message
		.slice(0, 1000)
		.replace(/\S*@\S*/g, '…')
		.replace(/[\p{Cc}\s]+/gu, ' ')
		.slice(0, 200)
		.trim();
	return `${cause}: ${detail}`;
}

/** Whether the server, having read the mail, refused it for good: its content, not its address. */
export function isContentRefusal(error: unknown): boolean {
	return smtpDetails(error).code === 'EMESSAGE' && sortRefusal(error).kind === 'failed';
}

/** Says the session was out of step, not that the mail was refused. */
const BAD_SEQUENCE = 503;

const CAUSES: Record<string, string> = {
	EANSWER: 'Der Mailserver lehnt ab',
	EABORT: 'Der Mailserver antwortet nicht rechtzeitig',
	ETIMEDOUT: 'Der Mailserver antwortet nicht rechtzeitig',
	ECONNECTION: 'Verbindung zum Mailserver abgebrochen',
	ESOCKET: 'Keine Verbindung zum Mailserver',
	EDNS: 'Der Mailserver ist unter diesem Namen nicht zu finden',
	ETLS: 'Keine verschlüsselte Verbindung zum Mailserver',
	EAUTH: 'Der Mailserver lehnt die Anmeldung ab',
};

function smtpDetails(error: unknown): { code: string; responseCode: number; message: string } {
	if (!(error instanceof Error)) return { code: '', responseCode: 0, message: String(error) };
	return {
		code: 'code' in error ? String(error.code) : '',
		responseCode: 'responseCode' in error ? Number(error.responseCode) || 0 : 0,
		message: error.message,
	};
}
