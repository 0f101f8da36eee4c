/** An address where no mail server listens. */
export const NOBODY = 'smtp://127.0.0.1:1';

/** The settings of a service that mails over this server. */
export function mailEnv(url: string): Record<string, string> {
	return { SMTP_URL: url, MAIL_FROM: 'web@beispiel.example', MAIL_TO: 'ich@beispiel.example' };
}
