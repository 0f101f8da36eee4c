import { ANSWER_WITHIN_MS, ENDPOINT } from '#shared/form.ts';
import { GERMAN_DATE, germanClock } from '#shared/german-time.ts';
import type { FormValues } from './form-values.ts';

/** What is shown of a stored inquiry: its zeichen, and when it arrived, in Germany; `iso` says it for machines. */
export type Receipt = { zeichen: string; day: string; time: string; iso: string };

/**
 * An answer to an inquiry, whatever its status: our service says `stored` or `refused`; another server's
 * message may mean either.
 */
export type Answer =
	| { kind: 'stored'; message: string; receipt: Receipt }
	| { kind: 'refused'; message: string }
	| { kind: 'unknown'; message: string };

/**
 * `lost`: no answer, or none that can be read. The inquiry may be stored all the same; sent again soon, it is one
 * (SAME_TEXTS_MINUTES). What the form does then: form-state.ts.
 */
type Outcome = Answer | { kind: 'lost'; reason: unknown };

/** Posts the values as JSON to the relative endpoint. Never throws. */
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

/** Reads a JsonAnswer, or any other JSON: null, a number and a list have none of these fields. */
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
	const [day, time] = [GERMAN_DATE.format(received), germanClock(received)];
	return { kind: 'stored', message, receipt: { zeichen, day, time, iso: received.toISOString() } };
}
