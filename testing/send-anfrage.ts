import type { Agent } from 'node:http';
import { fixtureAnfrage } from './fixture-anfrage.ts';
import { type Answer, sendRequest } from './send-request.ts';

/** Sends an inquiry with this message, with the headers of a browser. */
export function sendAnfrage(
	url: string,
	message: string,
	how: { agent?: Agent; from?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
	return sendRequest(`${url}/backend/sendMail.php`, {
		method: 'POST',
		body: JSON.stringify(fixtureAnfrage({ message })),
		...how,
		headers: {
			'content-type': 'application/json',
			'sec-fetch-site': 'same-origin',
			...how.headers,
		},
	});
}
