import type { AnfrageRow } from '../db/anfrage-row.ts';

export type SendResult =
	| { kind: 'sent' }
	| { kind: 'retry'; reason: string }
	| { kind: 'failed'; reason: string };

export type Send = (mail: AnfrageRow) => Promise<SendResult>;

/** `from` and `to` are bare addresses; `name` is shown as the sender. */
export type MailConfig = {
	smtpUrl: string;
	from: string;
	to: string;
	siteUrl: string;
	name: string;
};

export type Mailer = {
	send: Send;
	verify(): Promise<{ ok: true } | { ok: false; reason: string }>;
	close(): void;
};

export function createMailer(_config: MailConfig): Mailer {
	return {
		send: async () => ({ kind: 'retry', reason: 'im Aufbau' }),
		verify: async () => ({ ok: true }),
		close: () => {},
	};
}
