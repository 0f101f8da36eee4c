import { ANSWER_WITHIN_MS, ENDPOINT } from '#shared/kontakt-form.ts';
import type { Draft } from './draft.ts';

/**
 * `reply`: the server's message, whatever the status code, and when it received the inquiry, if it
 * did. Any other outcome is `lost`.
 */
export type SendResult =
	| { kind: 'reply'; message: string; eingang?: Date }
	| { kind: 'lost'; reason: unknown };

/** Posts the six fields as JSON to the relative endpoint (spec, section 7). Never throws. */
export async function sendAnfrage(
	draft: Draft,
	fetcher: typeof fetch = fetch,
	timeout: number = ANSWER_WITHIN_MS,
): Promise<SendResult> {
	try {
		const reply = await fetcher(ENDPOINT, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify(draft),
			signal: AbortSignal.timeout(timeout),
		});
		const content: unknown = await reply.json();
		if (hasMessage(content)) {
			return { kind: 'reply', message: content.message, ...readEingang(content) };
		}
		return { kind: 'lost', reason: 'Die Antwort hat kein Feld „message“.' };
	} catch (reason) {
		return { kind: 'lost', reason };
	}
}

function hasMessage(content: unknown): content is { message: string } {
	return (
		typeof content === 'object' &&
		content !== null &&
		'message' in content &&
		typeof content.message === 'string'
	);
}

/** When the server received the inquiry: ISO 8601 in UTC. */
function readEingang(content: object): { eingang?: Date } {
	if (!('eingang' in content) || typeof content.eingang !== 'string') return {};
	const eingang = new Date(content.eingang);
	return Number.isNaN(eingang.getTime()) ? {} : { eingang };
}
