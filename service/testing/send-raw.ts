import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Opens a connection to a service on this machine; how it ends is no error. */
export function connectTo(url: string): Socket {
	const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
	return socket.on('error', () => {});
}

/** Writes bytes to a connection and returns everything that came back until it was closed. */
export async function sendRaw(
	url: string,
	bytes: string,
	later?: Promise<string>,
): Promise<string> {
	const socket = connectTo(url);
	let answer = '';
	socket.on('data', (chunk) => {
		answer += chunk;
	});
	socket.write(bytes);
	later?.then((rest) => socket.write(rest));
	await once(socket, 'close');
	return answer;
}
