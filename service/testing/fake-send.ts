import type { Message } from '../mail/compose.ts';
import type { Send, SendResult } from '../mail/mailer.ts';

export const SENT = { kind: 'sent' } satisfies SendResult;

/** A refusal that is not about the text. */
export function refused(cause: string) {
	return { kind: 'refused', cause, words: '', isContentRefused: false } satisfies SendResult;
}

/** Replaces the mailer: notes the messages and returns the given results. */
export function recordingSend(
	answer: (id: number, message: Message) => SendResult | Promise<SendResult> = () => SENT,
): { send: Send; got: number[]; messages: Message[] } {
	const got: number[] = [];
	const messages: Message[] = [];
	return {
		got,
		messages,
		send: async (message) => {
			messages.push(message);
			if (message.kind === 'digest') return answer(0, message);
			got.push(message.anfrage.id);
			return answer(message.anfrage.id, message);
		},
	};
}

/** Stands in for a mailer whose mails are being sent until `release` is called. */
export function heldSend(): { send: Send; got: number[]; release(result?: SendResult): void } {
	const { promise, resolve } = Promise.withResolvers<SendResult>();
	const { send, got } = recordingSend(() => promise);
	return { send, got, release: (result = SENT) => resolve(result) };
}
