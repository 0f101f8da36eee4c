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
	answer: (message: Message) => SendResult | Promise<SendResult> = () => SENT,
): { send: Send; got: number[][]; messages: Message[] } {
	const got: number[][] = [];
	const messages: Message[] = [];
	const send: Send = async (message) => {
		// Ends a sender that is given the same inquiry again and again.
		if (got.length > 500) throw new Error('No test sends so many mails.');
		messages.push(message);
		got.push(idsOf(message));
		return answer(message);
	};
	return { send, got, messages };
}

function idsOf(message: Message): number[] {
	if (message.kind === 'anfrage') return [message.anfrage.id];
	return message.kind === 'marked' ? message.anfragen.map(({ id }) => id) : [];
}
