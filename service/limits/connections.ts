import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ClientKeys } from './client-key.ts';

const MOST_CONNECTIONS = 600;
/** Where no proxy stands in front, whose connections would all be one client's. */
const MOST_PER_CLIENT = 100;
/** Requests sent ahead on one connection, which no browser does. */
const MOST_AHEAD = 4;

/**
 * Bounds what connections can make the service hold: how many there are, and that each has one
 * request answered at a time. Whoever sends many ahead without reading is cut off.
 */
export function limitConnections(app: FastifyInstance, keysOf: ClientKeys, alone: boolean): void {
	const clients = new Map<Socket, string>();
	app.server.maxConnections = MOST_CONNECTIONS;
	app.server.on('connection', (socket) => {
		const [client = ''] = keysOf({ ip: socket.remoteAddress });
		const others = [...clients.values()].filter((other) => other === client);
		if (alone && others.length >= MOST_PER_CLIENT) return socket.destroy();
		clients.set(socket, client);
		return socket.once('close', () => clients.delete(socket));
	});

	/** Of each connection, the ends of the answers that are still to come. */
	const lines = new WeakMap<Socket, Promise<void>[]>();
	app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
		const line = lines.get(socket) ?? [];
		lines.set(socket, line);
		const last = line.at(-1);
		// One listener: with a second Node warns of too many where a file is sent for a page not found.
		const closed = new Promise<void>((resolve) => reply.raw.once('close', resolve));
		line.push(closed);
		void closed.then(() => line.shift());
		if (line.length > MOST_AHEAD) socket.destroy();
		else await last;
		// Its answers wait for a reader who is gone.
		return socket.destroyed ? reply.hijack() : undefined;
	});

	app.addHook('preClose', async () => {
		// Node takes the spare ones that browsers keep, on which nothing ever came, for busy.
		for (const socket of clients.keys()) if (socket.bytesRead === 0) socket.destroy();
	});
}
