import type { Brief } from '../mail/compose.ts';
import type { Send, SendResult } from '../mail/transport.ts';

export const SENT = { kind: 'sent' } satisfies SendResult;

/** A refusal of whatever kind but of the text. */
export function refused(cause: string) {
	return { kind: 'retry', cause, words: '', content: false } satisfies SendResult;
}

/** A mail server that is not there: notes what it gets and answers as told. */
export function noting(
	answer: (id: number, brief: Brief) => SendResult | Promise<SendResult> = () => SENT,
): { send: Send; got: number[]; briefs: Brief[] } {
	const got: number[] = [];
	const briefs: Brief[] = [];
	return {
		got,
		briefs,
		send: async (brief) => {
			briefs.push(brief);
			if (brief.kind === 'backlog') return answer(0, brief);
			got.push(brief.anfrage.id);
			return answer(brief.anfrage.id, brief);
		},
	};
}

/** Mails that stay under way until released. */
export function holding(): { send: Send; got: number[]; release(result?: SendResult): void } {
	const { promise, resolve } = Promise.withResolvers<SendResult>();
	const { send, got } = noting(() => promise);
	return { send, got, release: (result = SENT) => resolve(result) };
}
