import { createTransport } from 'nodemailer';
import { type Addressing, composeMail, type Message } from './compose.ts';
import { type SendResult, toRefusal } from './refusal.ts';
import { isLoopback } from './smtp-url.ts';

/** Never throws: every failure is returned as a refusal. */
export type Send = (message: Message) => Promise<SendResult>;

export type MailConfig = Addressing & { smtpUrl: string };

export type Mailer = {
	send: Send;
	/** Connects and logs in without sending anything; returns why that failed, or null. */
	verify(): Promise<string | null>;
};

/**
 * Connecting includes the server's greeting, which some hold back for a while against spam. `totalMs` bounds a whole
 * delivery: a server that looks through a text may answer after ten minutes (RFC 5321, 4.5.3.2.6), and whoever does not
 * wait sends it the same mail again.
 */
export const TIMEOUTS = { connectMs: 20_000, totalMs: 660_000 };
export type MailTimeouts = typeof TIMEOUTS;

/**
 * Returns what sends inquiries over SMTP, encrypted unless to this machine, each on a connection of its own: one that
 * hangs holds up no note to the owner. To send them by other means than e-mail, return another `Mailer` here.
 */
export function createMailer(config: MailConfig, timeouts: MailTimeouts = TIMEOUTS): Mailer {
	const transport = createTransport({
		url: config.smtpUrl,
		// Strict servers refuse a machine's own name without a domain.
		name: new URL(config.siteUrl).hostname,
		requireTLS: !isLoopback(config.smtpUrl),
		// A relay on this machine often has a self-signed certificate.
		ignoreTLS: isLoopback(config.smtpUrl),
		connectionTimeout: timeouts.connectMs,
		greetingTimeout: timeouts.connectMs,
		socketTimeout: timeouts.totalMs,
	});
	return {
		async send(message) {
			// Ends also when the server answers every command just before its own time-out.
			const signal = AbortSignal.timeout(timeouts.totalMs);
			try {
				await transport.sendMail({ ...composeMail(message, config), signal });
				return { kind: 'sent' };
			} catch (error) {
				return toRefusal(error);
			}
		},
		verify: () =>
			transport.verify().then(
				() => null,
				(error) => toRefusal(error).cause,
			),
	};
}
