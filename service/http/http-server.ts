import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { plainHeaders, rawPlainAnswer } from './plain-answer.ts';

// As an import, node:http would load all of undici for its exports: 60 ms of every start.
const { createServer } = process.getBuiltinModule('node:http');

/** Times in milliseconds. A slow client is gone after `request` plus one `check` at the latest. */
export type TimeLimits = {
	headers: number;
	request: number;
	idle: number;
	keepAlive: number;
	check: number;
};

export const TIME_LIMITS: TimeLimits = {
	headers: 8_000,
	request: 9_000,
	idle: 9_500,
	keepAlive: 20_000,
	check: 500,
};

const MAX_CONNECTIONS = 4_000;

/** An HTTP/1.1 server that sees off slow, malformed and ambiguous requests by itself. */
export function createHttpServer(onRequest: RequestListener, limits = TIME_LIMITS): Server {
	const server = createServer(
		{
			headersTimeout: limits.headers,
			requestTimeout: limits.request,
			keepAliveTimeout: limits.keepAlive,
			connectionsCheckingInterval: limits.check,
			maxHeaderSize: 16 * 1024,
			insecureHTTPParser: false,
			noDelay: true,
		},
		(request, response) => {
			if (hostHeaders(request) > 1) return refuse(response, 400, 'Zwei Host-Angaben.');
			onRequest(request, response);
		},
	);
	server.timeout = limits.idle;
	server.maxConnections = MAX_CONNECTIONS;
	server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
		refuse(response, 417, 'Diese Erwartung (Expect) kann der Server nicht erfüllen.'),
	);
	return server;
}

/** What to do with bytes that are no HTTP, come too slowly or are too many. */
export function onClientError(error: Error & { code?: string }, socket: Socket): void {
	// Bytes of an earlier answer may still be on their way: a second answer would corrupt it.
	if (!socket.writable || error.code === 'ECONNRESET' || socket.writableLength > 0) {
		socket.destroy();
		return;
	}
	const [status, text] = REFUSALS[error.code ?? ''] ?? [400, 'Diese Anfrage ist unverständlich.'];
	socket.end(rawPlainAnswer(status, text), () => socket.destroy());
}

const REFUSALS: Record<string, [number, string]> = {
	ERR_HTTP_REQUEST_TIMEOUT: [408, 'Die Anfrage kam zu langsam.'],
	HPE_HEADER_OVERFLOW: [431, 'Die Kopfzeilen der Anfrage sind zu groß.'],
	HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Die Anfrage ist zu groß.'],
};

function hostHeaders(request: IncomingMessage): number {
	const { rawHeaders } = request;
	let count = 0;
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const name = rawHeaders[index];
		if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
	}
	return count;
}

function refuse(response: ServerResponse, status: number, text: string): void {
	response.writeHead(status, { ...plainHeaders(text, false), connection: 'close' });
	response.end(text);
}
