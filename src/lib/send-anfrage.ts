import { ANSWER_WITHIN_MS, ENDPUNKT } from '#shared/kontaktformular.ts';
import type { Draft } from './draft.ts';

/**
 * `antwort`: the server's own words, whatever the status code, and when it received the inquiry,
 * if it did; anything else is `verloren`.
 */
export type SendResult =
	| { art: 'antwort'; message: string; eingang?: Date }
	| { art: 'verloren'; grund: unknown };

/** Posts the six fields as JSON to the relative endpoint (spec, section 7). Never throws. */
export async function sendAnfrage(
	entwurf: Draft,
	hole: typeof fetch = fetch,
	frist: number = ANSWER_WITHIN_MS,
): Promise<SendResult> {
	try {
		const antwort = await hole(ENDPUNKT, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify(entwurf),
			signal: AbortSignal.timeout(frist),
		});
		const inhalt: unknown = await antwort.json();
		if (hasMessage(inhalt)) {
			return { art: 'antwort', message: inhalt.message, ...readEingang(inhalt) };
		}
		return { art: 'verloren', grund: 'Die Antwort hat kein Feld „message“.' };
	} catch (grund) {
		return { art: 'verloren', grund };
	}
}

function hasMessage(inhalt: unknown): inhalt is { message: string } {
	return (
		typeof inhalt === 'object' &&
		inhalt !== null &&
		'message' in inhalt &&
		typeof inhalt.message === 'string'
	);
}

/** The reply's own time of receipt: ISO 8601 in UTC. */
function readEingang(inhalt: object): { eingang?: Date } {
	if (!('eingang' in inhalt) || typeof inhalt.eingang !== 'string') return {};
	const eingang = new Date(inhalt.eingang);
	return Number.isNaN(eingang.getTime()) ? {} : { eingang };
}
