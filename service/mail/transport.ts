import { createTransport } from 'nodemailer';
import type { AnfrageRow } from '../db/anfrage-row.ts';
import { type Addressing, composeMail } from './compose.ts';
import { isContentRefusal, refusalReason, sortRefusal } from './refusal.ts';

/** `failed` = permanently refused; reasons are in German and without personal data. */
export type SendResult =
	| { kind: 'sent' }
	| { kind: 'retry'; reason: string }
	| { kind: 'failed'; reason: string };

export type Send = (anfrage: AnfrageRow) => Promise<SendResult>;

export type MailConfig = Addressing & { smtpUrl: string };

export type Mailer = {
	send: Send;
	/** Connects and logs in, without sending anything. */
	verify(): Promise<{ ok: true } | { ok: false; reason: string }>;
	/** Cuts every connection; what is being sent ends as `retry`. */
	close(): void;
};

/** `totalMs` bounds a whole delivery and has to stay below the lease of an outbox entry. */
export type MailTimeouts = { connectMs: number; silenceMs: number; totalMs: number };

const TIMEOUTS: MailTimeouts = { connectMs: 10_000, silenceMs: 15_000, totalMs: 30_000 };

/** Sends over SMTP, keeping connections open for the next mail. */
export function createMailer(config: MailConfig, timeouts: MailTimeouts = TIMEOUTS): Mailer {
	const transport = createTransport({
		url: config.smtpUrl,
		pool: true,
		maxConnections: 4,
		// The outbox repeats what failed; here only a connection that was closed while idle counts.
		maxRequeues: 1,
		connectionTimeout: timeouts.connectMs,
		dnsTimeout: timeouts.connectMs,
		socketTimeout: timeouts.silenceMs,
	});
	return {
		send,
		async verify() {
			try {
				await transport.verify();
				return { ok: true };
			} catch (error) {
				return { ok: false, reason: refusalReason(error) };
			}
		},
		close: () => transport.transporter.close?.({ force: true }),
	};

	async function send(anfrage: AnfrageRow): Promise<SendResult> {
		// Bounds a server that answers every command just in time, which no other limit notices.
		const signal = AbortSignal.timeout(timeouts.totalMs);
		try {
			await transport.sendMail({ ...composeMail(anfrage, config), signal }).catch((error) => {
				if (!isContentRefusal(error)) throw error;
				// Some servers refuse a stranger's address in Reply-To; the body has it too.
				const plain = composeMail(anfrage, config, { replyTo: false });
				return transport.sendMail({ ...plain, signal });
			});
			return { kind: 'sent' };
		} catch (error) {
			return sortRefusal(error);
		}
	}
}
