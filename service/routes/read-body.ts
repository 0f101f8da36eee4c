import { parse } from 'node:querystring';
import { FIELDS } from '#shared/fields.ts';

/** Bytes of one body. */
export const MAX_BODY = 1024 * 1024;

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
	// Not URLSearchParams: a megabyte of `&a=` would take it 200 ms.
	const sent = parse(await readBody(pieces));
	const values = FIELDS.map(({ name }) => [name, [sent[name]].flat()[0]] as const);
	const fields = Object.fromEntries(values.filter(([, value]) => value !== undefined));
	// A browser sends a ticked box as `on` and no other box at all.
	return { ...fields, checkbox: fields.checkbox === 'on' };
}

/**
 * Reads a body into one buffer that grows with it: kept in the pieces in which it comes, one sent a few
 * bytes at a time would take many times its size. One longer than MAX_BODY is read to its end all the
 * same, since a client that still sends reads no answer. @throws with status code 413 for such a body
 */
async function readBody(pieces: Pieces): Promise<string> {
	const body = new ArrayBuffer(0, { maxByteLength: MAX_BODY });
	let isTooLong = false;
	for await (const piece of pieces) {
		const start = body.byteLength;
		isTooLong ||= start + piece.length > MAX_BODY;
		if (isTooLong) continue;
		body.resize(start + piece.length);
		new Uint8Array(body).set(piece, start);
	}
	if (isTooLong) throw Object.assign(new Error('The body is too long.'), { statusCode: 413 });
	return Buffer.from(body).toString();
}
