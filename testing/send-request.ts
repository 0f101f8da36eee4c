import { type Agent, request as http, type IncomingHttpHeaders } from 'node:http';
import { request as https, type RequestOptions } from 'node:https';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

type Options = {
	method?: string;
	headers?: Record<string, string>;
	body?: string | Buffer;
	agent?: Agent;
	/** The address to send from: any 127.x.x.x. */
	from?: string;
};

/**
 * Sends one request exactly as given: no added headers, no redirects, no decompression. Accepts any
 * certificate.
 */
export function sendRequest(url: string, given: Options = {}): Promise<Answer> {
	const { method = 'GET', headers = {}, body, agent = false, from: localAddress } = given;
	const { protocol, hostname, port } = new URL(url);
	// The path stays as given: URL would tidy up what a test wants untidy.
	const path = url.replace(/^https?:\/\/[^/]+/, '') || '/';
	const target: RequestOptions = { hostname, port, path, family: 4, rejectUnauthorized: false };
	const options = { ...target, method, headers, agent, localAddress };
	return new Promise((resolve, reject) => {
		const sent = (protocol === 'https:' ? https : http)(options, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('error', reject);
			response.on('end', () => {
				const { statusCode: status = 0, headers } = response;
				const whole = Buffer.concat(chunks);
				resolve({ status, headers, body: whole, text: whole.toString('utf8') });
			});
		});
		sent.on('error', reject);
		sent.end(body);
	});
}
