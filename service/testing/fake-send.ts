import type { Message } from '../mail/compose.ts';
import type { Send } from '../mail/mailer.ts';
import type { SendResult } from '../mail/refusal.ts';

export const SENT = { kind: 'sent' } satisfies SendResult;

/** A refusal, unless told otherwise of this mail alone. */
export function refused(
	cause: string,
	failed: Extract<SendResult, { kind: 'refused' }>['failed'] = 'other',
): SendResult {
	return { kind: 'refused', cause, words: '', failed };
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
	const anfragen = message.kind === 'anfrage' ? [message.anfrage] : message.anfragen;
	return anfragen.map(({ id }) => id);
}
