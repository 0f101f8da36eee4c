import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port for programs that cannot be told to choose one: nobody listens on it, and it lies below
 * those that the system hands out by itself, which might take it before the program does.
 */
export async function freePort(): Promise<number> {
	const port = randomInt(20_000, 32_000);
	await using server = createServer().listen(port, '127.0.0.1');
	return await once(server, 'listening').then(() => port, freePort);
}
