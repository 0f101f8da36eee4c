import { Agent } from 'node:http';
import { type Answer, ask } from './ask.ts';
import { sampleAnfrage } from './sample-anfrage.ts';

/** Connections that are used again and again, as a proxy in front of the service does. */
export function createKeepAlive(): Agent {
	return new Agent({ keepAlive: true, maxSockets: 64 });
}

/** Sends an inquiry with this message, with the headers of a browser. */
export function sendAnfrage(
	url: string,
	message: string,
	how: { agent?: Agent; from?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
	return ask(`${url}/backend/sendMail.php`, {
		method: 'POST',
		body: JSON.stringify(sampleAnfrage({ message })),
		...how,
		headers: {
			'content-type': 'application/json',
			'sec-fetch-site': 'same-origin',
			...how.headers,
		},
	});
}

/** `null`: the connection broke or was refused, so that the visitor saw no thanks. */
export function orNoAnswer(answer: Promise<Answer>): Promise<Answer | null> {
	return answer.catch(() => null);
}
