import { parse } from 'node:querystring';
import { FIELDS } from '#shared/fields.ts';

/** Bytes of one body. */
export const MAX_BODY = 1024 * 1024;

/**
 * Reads a body into one buffer that grows with it: kept in the pieces in which it comes, one sent a few
 * bytes at a time would take many times its size. Returns null for one longer than MAX_BODY; it is
 * read to its end all the same, since a client that still sends reads no answer.
 */
export async function readBody(pieces: AsyncIterable<Buffer>): Promise<string | null> {
	const body = new ArrayBuffer(0, { maxByteLength: MAX_BODY });
	let isTooLong = false;
	for await (const piece of pieces) {
		const start = body.byteLength;
		isTooLong ||= start + piece.length > MAX_BODY;
		if (isTooLong) continue;
		body.resize(start + piece.length);
		new Uint8Array(body).set(piece, start);
	}
	return isTooLong ? null : Buffer.from(body).toString();
}

/** Returns `undefined` for what is no JSON. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Reads the form's fields from a form-encoded body, the first of each name. */
export function parseForm(text: string): Record<string, string | boolean> {
	const sent = parse(text);
	const values = FIELDS.map(({ name }) => [name, [sent[name]].flat()[0]] as const);
	const fields = Object.fromEntries(values.filter(([, value]) => value !== undefined));
	// A browser sends a ticked box as `on` and no other box at all.
	return { ...fields, checkbox: fields.checkbox === 'on' };
}
