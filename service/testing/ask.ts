import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/** Sends one HTTP request exactly as given: no added headers, no redirects, no decompression. */
export function ask(
	url: string,
	options: { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer } = {},
): Promise<Answer> {
	const { method = 'GET', headers = {}, body } = options;
	const { hostname, port } = new URL(url);
	// The path is taken as it stands: URL would tidy up what a test wants to be untidy.
	const path = url.replace(/^http:\/\/[^/]+/, '') || '/';
	return new Promise((resolve, reject) => {
		const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('error', reject);
			response.on('end', () => {
				const whole = Buffer.concat(chunks);
				resolve({
					status: response.statusCode ?? 0,
					headers: response.headers,
					body: whole,
					text: whole.toString('utf8'),
				});
			});
		});
		sent.on('error', reject);
		sent.end(body);
	});
}

/** Writes bytes to a connection and returns everything that came back until it was closed. */
export function askRaw(port: number, bytes: string | Buffer): Promise<string> {
	return new Promise((resolve) => {
		const socket = connect(port, '127.0.0.1');
		let answer = '';
		socket.setEncoding('utf8');
		socket.on('data', (chunk) => {
			answer += chunk;
		});
		socket.on('error', () => {});
		socket.on('close', () => resolve(answer));
		socket.write(bytes);
	});
}
