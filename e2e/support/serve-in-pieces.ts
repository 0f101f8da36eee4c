import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendRequest } from '../../testing/send-request.ts';

export type PieceServer = AsyncDisposable & {
	url: string;
	/** Sends the page asked for last up to the end of this piece. */
	sendUpTo(piece: number): void;
};

/** Asked for with this behind its path, a page is sent at once. */
export const AT_ONCE = '?at-once';

/**
 * Starts a server in front of the one at `url` that sends a page in pieces, when it is told to. A
 * piece ends with its number in a comment, which selectors and layout ignore.
 */
export async function serveInPieces(url: string): Promise<PieceServer> {
	let page: ServerResponse | undefined;
	let rest: string[] = [];
	const server = createServer(async (request, response) => {
		const { status, headers, body, text } = await sendRequest(`${url}${request.url}`);
		const type = headers['content-type'] ?? '';
		response.writeHead(status, { 'content-type': type });
		if (!type.startsWith('text/html')) return void response.end(body);
		if (request.url?.endsWith(AT_ONCE)) return void response.end(numberEnds(text));
		rest = numberEnds(text).split(/(?<=<!--\d+-->)/);
		page = response;
		page.flushHeaders();
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		sendUpTo(piece) {
			const end = rest.findIndex((text) => text.endsWith(`<!--${piece}-->`)) + 1;
			page?.write(rest.splice(0, end).join(''));
			if (rest.length === 0) page?.end();
		},
		async [Symbol.asyncDispose]() {
			server.closeAllConnections();
			server.close();
		},
	};
}

/**
 * Writes its number behind each closing tag of the body that follows content: there the parents are
 * still open, and no browser knows which child is the last. The last tag of a page has a number, too.
 */
function numberEnds(html: string): string {
	let count = 0;
	const number = () => `<!--${count++}-->`;
	const [head = '', body = ''] = html.split(/(?<=<body[^>]*>)/);
	const ends = /<(script|style|noscript)\b.*?<\/\1>|(<svg\b.*?<\/svg>|<\/\w+>)((?:<\/\w+>)*)/gs;
	const numbered = body.replace(ends, (all, raw, tag, more) => (raw ? all : tag + number() + more));
	return head + numbered + number();
}
