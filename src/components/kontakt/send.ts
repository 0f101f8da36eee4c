import { ANSWER_WITHIN_MS, ENDPOINT } from '#shared/form.ts';
import type { FormValues } from './draft.ts';

/** The server's message and, of an inquiry it took, when it came and its zeichen. */
export type Reply = { message: string; receipt?: { eingang: Date; zeichen: string } };

/** `reply` is an answer in JSON with a message, whatever its status; any other outcome is `lost`. */
type SendResult = ({ kind: 'reply' } & Reply) | { kind: 'lost'; reason: unknown };

/** Posts the six fields as JSON to the relative endpoint. Never throws. */
export async function sendAnfrage(
	values: FormValues,
	fetcher: typeof fetch = fetch,
): Promise<SendResult> {
	try {
		const response = await fetcher(ENDPOINT, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify(values),
			signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
		});
		const reply = readReply(await response.json());
		if (reply) return { kind: 'reply', ...reply };
		return { kind: 'lost', reason: 'Die Antwort hat kein Feld „message“.' };
	} catch (reason) {
		return { kind: 'lost', reason };
	}
}

/** Undefined for an answer without a message. */
function readReply(content: unknown): Reply | undefined {
	// Whatever JSON it is: of null, a number or a list none of these is a text.
	const { message, eingang, zeichen }: Record<string, unknown> = { ...Object(content) };
	if (typeof message !== 'string') return undefined;
	// ISO 8601 in UTC.
	const received = new Date(String(eingang));
	if (Number.isNaN(received.getTime()) || typeof zeichen !== 'string') return { message };
	return { message, receipt: { eingang: received, zeichen } };
}
