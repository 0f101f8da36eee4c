import { createTransport } from 'nodemailer';
import { inhaber } from '#shared/inhaber.ts';
import type { Config } from '../config.ts';
import { type Addressing, type Brief, composeMail } from './compose.ts';
import { type Refusal, sortRefusal } from './refusal.ts';
import { isLoopback } from './smtp-url.ts';

export type SendResult = { kind: 'sent' } | Refusal;

/** Never throws: whatever went wrong is a refusal. */
export type Send = (brief: Brief) => Promise<SendResult>;

export type MailConfig = Addressing & { smtpUrl: string };

export type Mailer = {
	/** What goes from where to where, as the owner reads it at the start. */
	way: string;
	send: Send;
	/** Connects and logs in, without sending anything; says why that did not work, or null. */
	verify(): Promise<string | null>;
	/** Cuts every connection; what is being sent ends as `retry`. */
	close(): void;
};

/** `totalMs` bounds a whole delivery; the lease of an outbox entry follows from it. */
export const TIMEOUTS = { connectMs: 10_000, silenceMs: 15_000, totalMs: 30_000 };
export type MailTimeouts = typeof TIMEOUTS;

/**
 * What carries inquiries to the owner; `null` = nothing, he reads them on the command line. Another
 * way than mail is another `Mailer`, made here.
 */
export function createCarrier({ mail, siteUrl }: Config): Mailer | null {
	return mail && createMailer({ ...mail, siteUrl, name: inhaber.name });
}

/** Sends over SMTP, encrypted unless to this machine, keeping connections open for the next mail. */
export function createMailer(config: MailConfig, timeouts: MailTimeouts = TIMEOUTS): Mailer {
	const transport = createTransport({
		url: config.smtpUrl,
		pool: true,
		maxConnections: 4,
		// The outbox repeats what failed; here only a connection that was closed while idle counts.
		maxRequeues: 1,
		requireTLS: !isLoopback(config.smtpUrl),
		// A relay on this machine often has a certificate that nobody signed.
		ignoreTLS: isLoopback(config.smtpUrl),
		// Looking up the name and waiting for the greeting included.
		connectionTimeout: timeouts.connectMs,
		socketTimeout: timeouts.silenceMs,
	});
	const { protocol, host, username } = new URL(config.smtpUrl);
	const user = username === '' ? '' : `, angemeldet als ${decodeURIComponent(username)}`;
	return {
		way: `E-Mail geht von ${config.from} an ${config.to} über ${protocol}//${host}${user}`,
		async send(brief) {
			// Bounds a server that answers every command just in time, which no other limit notices.
			const signal = AbortSignal.timeout(timeouts.totalMs);
			try {
				await transport.sendMail({ ...composeMail(brief, config), signal });
				return { kind: 'sent' };
			} catch (error) {
				return sortRefusal(error);
			}
		},
		verify: () =>
			transport.verify().then(
				() => null,
				(error) => sortRefusal(error).cause,
			),
		close: () => transport.transporter.close?.({ force: true }),
	};
}
