import { securityHeaders } from '#shared/security-headers.ts';

// Not as an import: see http-server.ts.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** Headers of a short German text; never stored, since it tells about this one request. */
export function plainHeaders(text: string, tls: boolean): Record<string, string> {
	return {
		'content-type': 'text/plain; charset=utf-8',
		'content-length': String(Buffer.byteLength(text)),
		'cache-control': 'no-store',
		...securityHeaders('other', tls),
	};
}

/** A whole response as bytes, for connections on which no request could be understood. */
export function rawPlainAnswer(status: number, text: string): string {
	const headers = Object.entries({ ...plainHeaders(text, false), connection: 'close' })
		.map(([name, value]) => `${name}: ${value}\r\n`)
		.join('');
	return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n${text}`;
}
