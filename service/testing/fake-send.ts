import type { Message } from '../mail/compose.ts';
import type { Send } from '../mail/mailer.ts';
import type { SendResult } from '../mail/refusal.ts';

export const SENT = { kind: 'sent' } satisfies SendResult;

/** A refusal that is not about the text. */
export function refused(cause: string) {
	return { kind: 'refused', cause, words: '', isContentRefused: false } satisfies SendResult;
}

/** Replaces the mailer: notes the messages, and the numbers of the inquiries in each, and returns the given results. */
export function recordingSend(
	answer: (ids: number[], message: Message) => SendResult | Promise<SendResult> = () => SENT,
): { send: Send; got: number[][]; messages: Message[] } {
	const got: number[][] = [];
	const messages: Message[] = [];
	return {
		got,
		messages,
		send: async (message) => {
			const ids = idsOf(message);
			messages.push(message);
			got.push(ids);
			return answer(ids, message);
		},
	};
}

function idsOf(message: Message): number[] {
	if (message.kind === 'anfrage') return [message.anfrage.id];
	return message.kind === 'marked' ? message.anfragen.map(({ id }) => id) : [];
}
