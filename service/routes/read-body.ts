import { parse } from 'node:querystring';
import { FIELDS } from '#shared/fields.ts';

/** Bytes of one body. */
export const MAX_BODY = 64 * 1024;

type Pieces = AsyncIterable<Buffer>;

/** Parses a JSON body for Fastify; returns `undefined` for what is no JSON. */
export async function readJson(_request: unknown, pieces: Pieces): Promise<unknown> {
	const text = await readBody(pieces);
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Parses a form-encoded body for Fastify: the first value under each name of a field. */
export async function readForm(_request: unknown, pieces: Pieces): Promise<object> {
	const sent = parse(await readBody(pieces));
	const values = FIELDS.map(({ name }) => [name, [sent[name]].flat()[0]] as const);
	const fields = Object.fromEntries(values.filter(([, value]) => value !== undefined));
	// A browser sends a ticked box as `on` and no other box at all.
	return { ...fields, checkbox: fields.checkbox === 'on' };
}

/**
 * Reads a body. One longer than MAX_BODY is read to its end all the same, since a client that still sends reads no
 * answer. @throws with status code 413 for such a body
 */
async function readBody(pieces: Pieces): Promise<string> {
	// One buffer: sent a few bytes at a time, the pieces would take many times their size.
	const body = Buffer.allocUnsafe(MAX_BODY);
	let length = 0;
	for await (const piece of pieces) {
		piece.copy(body, Math.min(length, MAX_BODY));
		length += piece.length;
	}
	if (length > MAX_BODY)
		throw Object.assign(new Error('The body is too long.'), { statusCode: 413 });
	return body.toString('utf8', 0, length);
}
