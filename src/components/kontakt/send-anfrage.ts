import { ANSWER_WITHIN_MS, ENDPOINT } from '#shared/endpoint.ts';
import type { Draft } from './draft.ts';

/** The server's message and, of an inquiry it took, the time and the zeichen. */
export type Reply = {
	message: string;
	eingang?: Date | undefined;
	zeichen?: string | undefined;
};

/** `reply` is an answer in JSON with a message, whatever its status; any other outcome is `lost`. */
type SendResult = ({ kind: 'reply' } & Reply) | { kind: 'lost'; reason: unknown };

/** Posts the six fields as JSON to the relative endpoint (spec, section 7). Never throws. */
export async function sendAnfrage(
	draft: Draft,
	fetcher: typeof fetch = fetch,
): Promise<SendResult> {
	const tooLate = new AbortController();
	const timer = setTimeout(
		() => tooLate.abort(new DOMException('Keine Antwort in der erwarteten Zeit.', 'TimeoutError')),
		ANSWER_WITHIN_MS,
	);
	try {
		const response = await fetcher(ENDPOINT, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify(draft),
			signal: tooLate.signal,
		});
		const content: unknown = await response.json();
		if (hasMessage(content)) return { kind: 'reply', ...readReply(content) };
		return { kind: 'lost', reason: 'Die Antwort hat kein Feld „message“.' };
	} catch (reason) {
		return { kind: 'lost', reason };
	} finally {
		clearTimeout(timer);
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

function readReply(content: { message: string; eingang?: unknown; zeichen?: unknown }): Reply {
	const { message, eingang, zeichen } = content;
	// ISO 8601 in UTC.
	const at = typeof eingang === 'string' ? new Date(eingang) : undefined;
	return {
		message,
		eingang: Number.isNaN(at?.getTime()) ? undefined : at,
		zeichen: typeof zeichen === 'string' ? zeichen : undefined,
	};
}
