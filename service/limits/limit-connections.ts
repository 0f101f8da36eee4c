import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ClientKeys } from './client-key.ts';

const MAX_CONNECTIONS = 600;
/** Holds only without a proxy in front (TRUST_PROXY=0), whose connections all have its address; nginx limits them by `limit_conn`. */
const MAX_PER_CLIENT = 100;
/** Requests that a client may send on one connection before it has read the answers. */
const MAX_AHEAD = 4;
/** How long a connection may stay without a request when the service stops. */
const UNUSED_FOR_MS = 1_000;

/**
 * Bounds the memory that connections take: limits their number, answers one request at a time on
 * each, and cuts one on which too many requests are sent ahead.
 * @param hasProxy whether requests come through a proxy
 */
export function limitConnections(
	app: FastifyInstance,
	keysOf: ClientKeys,
	hasProxy: boolean,
): void {
	const clients = new Map<Socket, string>();
	app.server.maxConnections = MAX_CONNECTIONS;
	app.server.on('connection', (socket) => {
		const [client = ''] = keysOf({ ip: socket.remoteAddress });
		const others = [...clients.values()].filter((other) => other === client);
		if (!hasProxy && others.length >= MAX_PER_CLIENT) return socket.destroy();
		clients.set(socket, client);
		return socket.once('close', () => clients.delete(socket));
	});

	/** For each connection, the ends of its unfinished answers. */
	const queues = new WeakMap<Socket, Promise<void>[]>();
	app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
		const queue = queues.get(socket) ?? [];
		queues.set(socket, queue);
		const last = queue.at(-1);
		// One listener only: with a second one Node warns where a not-found page is sent.
		const closed = new Promise<void>((resolve) => reply.raw.once('close', resolve));
		queue.push(closed);
		void closed.then(() => queue.shift());
		if (queue.length > MAX_AHEAD) socket.destroy();
		else await last;
		// Nobody reads the answer any more.
		return socket.destroyed ? reply.hijack() : undefined;
	});

	app.addHook('preClose', async () => {
		// Node counts spare connections of browsers, on which nothing was sent yet, as busy. On those
		// that a proxy has just opened, a request is on its way.
		setTimeout(() => {
			for (const socket of clients.keys()) if (socket.bytesRead === 0) socket.destroy();
		}, UNUSED_FOR_MS);
	});
}
