import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';

export type Visit = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Options = {
	method?: string;
	headers?: OutgoingHttpHeaders;
	body?: string;
	/** the visitor's own address; every 127.x.x.x is one */
	from?: string;
};

/** Sends one HTTPS request to a server with a certificate of its own making. */
export function visit(url: string, options: Options = {}): Promise<Visit> {
	const { method = 'GET', headers = {}, body, from = '127.0.0.1' } = options;
	const { host, hostname, port } = new URL(url);
	return new Promise((resolve, reject) => {
		const sent = request(
			{
				host: '127.0.0.1',
				servername: hostname,
				port,
				path: url.replace(/^https:\/\/[^/]+/, ''),
				method,
				headers: { host, ...headers },
				agent: false,
				rejectUnauthorized: false,
				localAddress: from,
			},
			(response) => {
				const chunks: Buffer[] = [];
				response.on('data', (chunk: Buffer) => chunks.push(chunk));
				response.on('error', reject);
				response.on('end', () =>
					resolve({
						status: response.statusCode ?? 0,
						headers: response.headers,
						body: Buffer.concat(chunks),
					}),
				);
			},
		);
		sent.on('error', reject);
		sent.end(body);
	});
}
