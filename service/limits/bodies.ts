import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ClientKeys } from './client-key.ts';

/** Bytes of all bodies that are being received or worked on; the last share is for short ones alone. */
const MOST_BYTES = 64 * 1024 * 1024;
const FOR_SHORT_ONES = 8 * 1024 * 1024;
const SHORT = 64 * 1024;
/** What a piece of a body costs beside its bytes: one can be sent in a million of them. */
const PER_CHUNK = 512;
const MOST_PER_CLIENT = 8;

/** Refuses with 503 what would make unfinished bodies fill the memory, however many clients send them. */
export function limitBodies(app: FastifyInstance, keysOf: ClientKeys): void {
	let held = 0;
	/** The client of each body that has not arrived in full. */
	const unfinished = new Map<Transform, string>();
	app.addHook('preParsing', async (request, reply, payload) => {
		const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
		if (coding === undefined && !Number(length)) return payload;
		const [client = ''] = keysOf(request);
		const others = [...unfinished.values()].filter((other) => other === client);
		if (others.length >= MOST_PER_CLIENT) throw overload();

		let own = 0;
		let closed = false;
		const counted = new Transform({
			transform(chunk: Buffer, _encoding, done) {
				// What is refused already is only thrown away.
				const cost = closed ? 0 : chunk.length + PER_CHUNK;
				own += cost;
				held += cost;
				const most = own > SHORT ? MOST_BYTES - FOR_SHORT_ONES : MOST_BYTES;
				done(held > most ? overload() : null, chunk);
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
