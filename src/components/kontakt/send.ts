import { ANSWER_WITHIN_MS, ENDPOINT } from '#shared/form.ts';
import type { FormValues } from './form-values.ts';

/** When a stored inquiry arrived, and its zeichen. */
export type Receipt = { eingang: Date; zeichen: string };

/**
 * An answer to an inquiry, whatever its status: our service says `stored` or `refused`; of another server's
 * message nobody knows which.
 */
export type Answer =
	| { kind: 'stored'; message: string; receipt: Receipt }
	| { kind: 'refused'; message: string }
	| { kind: 'unknown'; message: string };

/** `lost`: no answer, or none that can be read. */
type Outcome = Answer | { kind: 'lost'; reason: unknown };

/** Posts the six fields as JSON to the relative endpoint. Never throws. */
export async function sendAnfrage(
	values: FormValues,
	fetcher: typeof fetch = fetch,
): Promise<Outcome> {
	try {
		const response = await fetcher(ENDPOINT, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify(values),
			signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
		});
		return readAnswer(await response.json());
	} catch (reason) {
		return { kind: 'lost', reason };
	}
}

/** Reads a JsonAnswer, or whatever JSON it is: of null, a number or a list none of these is a text. */
function readAnswer(content: unknown): Outcome {
	const { message, stored, eingang, zeichen }: Record<string, unknown> = { ...Object(content) };
	if (typeof message !== 'string') {
		return { kind: 'lost', reason: 'Die Antwort hat kein Feld „message“.' };
	}
	if (stored === false) return { kind: 'refused', message };
	const received = new Date(String(eingang));
	if (stored !== true || Number.isNaN(received.getTime()) || typeof zeichen !== 'string') {
		return { kind: 'unknown', message };
	}
	return { kind: 'stored', message, receipt: { eingang: received, zeichen } };
}
