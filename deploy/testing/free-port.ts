import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that was free a moment ago, for programs that cannot be told to choose one. */
export async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	await once(server, 'close');
	if (typeof address !== 'object' || address === null) throw new Error('Kein freier Port.');
	return address.port;
}
