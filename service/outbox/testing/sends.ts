import type { AnfrageRow } from '../../db/anfrage-row.ts';
import type { Send, SendResult } from '../../mail/transport.ts';

/** A mail server that is not there: notes what it gets and answers as told. */
export function noting(
	answer: (anfrage: AnfrageRow) => SendResult | Promise<SendResult> = () => ({ kind: 'sent' }),
): { send: Send; got: number[] } {
	const got: number[] = [];
	return {
		got,
		send: async (anfrage) => {
			got.push(anfrage.id);
			return answer(anfrage);
		},
	};
}

/** Mails that stay under way until released. */
export function holding(): { send: Send; got: number[]; release(result?: SendResult): void } {
	let waiting: ((result: SendResult) => void)[] = [];
	const { send, got } = noting(() => new Promise((resolve) => waiting.push(resolve)));
	return {
		send,
		got,
		release(result = { kind: 'sent' }) {
			for (const resolve of waiting) resolve(result);
			waiting = [];
		},
	};
}
