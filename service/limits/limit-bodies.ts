import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ClientKeys } from './client-key.ts';

/** Bytes of one body; a longer one is answered with TOO_LARGE (routes/replies.ts). */
export const MAX_BODY = 1024 * 1024;

/** Bytes of all bodies that are being received or processed; the last ones are kept for short bodies. */
const MAX_BYTES = 64 * 1024 * 1024;
const RESERVED_FOR_SHORT = 8 * 1024 * 1024;
const SHORT = 64 * 1024;
/** Memory that a chunk takes in addition to its bytes: a body can come in a million chunks. */
const CHUNK_OVERHEAD = 512;
const MAX_PER_CLIENT = 8;

/** Bounds the memory that bodies take: refuses further ones with 503, however many clients send them. */
export function limitBodies(app: FastifyInstance, keysOf: ClientKeys): void {
	let held = 0;
	/** The client of each body that is not complete. */
	const unfinished = new Map<Transform, string>();
	app.addHook('preParsing', async (request, reply, payload) => {
		const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
		if (coding === undefined && !Number(length)) return payload;
		const [client = ''] = keysOf(request);
		const others = [...unfinished.values()].filter((other) => other === client);
		if (others.length >= MAX_PER_CLIENT) throw overload();

		let own = 0;
		let closed = false;
		const counted = new Transform({
			transform(chunk: Buffer, _encoding, done) {
				// After a refusal the rest is only discarded.
				const cost = closed ? 0 : chunk.length + CHUNK_OVERHEAD;
				own += cost;
				held += cost;
				const max = own > SHORT ? MAX_BYTES - RESERVED_FOR_SHORT : MAX_BYTES;
				done(held > max ? overload() : null, chunk);
			},
		});
		reply.raw.once('close', () => {
			closed = true;
			held -= own;
			unfinished.delete(counted);
			counted.resume();
		});
		unfinished.set(counted, client);
		counted.once('end', () => unfinished.delete(counted));
		payload.on('error', (error) => counted.destroy(error));
		return payload.pipe(counted);
	});
}

function overload(): Error {
	return Object.assign(new Error('Zu vieles auf einmal'), { statusCode: 503 });
}
