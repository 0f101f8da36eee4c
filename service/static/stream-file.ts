import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { plainHeaders } from '../http/plain-answer.ts';
import { parseByteRange } from './byte-range.ts';
import type { Representation } from './read-site.ts';

export type Streamed = { representation: Representation; headers: string[] };

/** Sends a file from disk, whole or the one part asked for. */
export function streamFile(
	request: IncomingMessage,
	response: ServerResponse,
	streamed: Streamed,
): void {
	void send(request, response, streamed).catch(() => {
		// The visitor left, or the disk failed midway: the cut connection is the only answer left.
		response.destroy();
	});
}

async function send(
	request: IncomingMessage,
	response: ServerResponse,
	{ representation, headers }: Streamed,
): Promise<void> {
	const { file, size } = representation;
	const range = isRangeWanted(request, representation.tag)
		? parseByteRange(request.headers.range, size)
		: ({ kind: 'whole' } as const);
	if (range.kind === 'unsatisfiable') {
		response.writeHead(416, withHeaders(headers, { 'content-length': '0' }, `bytes */${size}`));
		response.end();
		return;
	}
	if (request.method === 'HEAD') {
		response.writeHead(200, headers);
		response.end();
		return;
	}
	const { start, end } = range.kind === 'part' ? range : { start: 0, end: size - 1 };
	const handle = await openUnchanged(file, size);
	if (handle === null) {
		const text = 'Diese Datei wurde gerade geändert. Bitte den Dienst neu starten.';
		response.writeHead(404, plainHeaders(text, false));
		response.end(text);
		return;
	}
	if (range.kind === 'part') {
		const length = { 'content-length': String(end - start + 1) };
		response.writeHead(206, withHeaders(headers, length, `bytes ${start}-${end}/${size}`));
	} else {
		response.writeHead(200, headers);
	}
	await pipeline(createReadStream(file, { fd: handle, start, end }), response);
}

function isRangeWanted(request: IncomingMessage, tag: string): boolean {
	if (request.method !== 'GET') return false;
	const condition = request.headers['if-range'];
	return condition === undefined || condition === tag;
}

function withHeaders(
	headers: string[],
	replaced: Record<string, string>,
	contentRange: string,
): Record<string, string> {
	const entries: [string, string][] = [];
	for (let index = 0; index < headers.length; index += 2) {
		entries.push([headers[index] ?? '', headers[index + 1] ?? '']);
	}
	return { ...Object.fromEntries(entries), ...replaced, 'content-range': contentRange };
}

async function openUnchanged(path: string, size: number): Promise<FileHandle | null> {
	const handle = await open(path).catch(() => null);
	if (handle === null) return null;
	if ((await handle.stat()).size === size) return handle;
	await handle.close();
	return null;
}
