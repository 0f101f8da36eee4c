import { connect, type Socket } from 'node:net';

/** Opens a connection to a service on this machine. */
export function connectTo(url: string): Socket {
	return connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
}

/** Writes bytes to a connection and returns everything that came back until it was closed. */
export function sendRaw(url: string, bytes: string, later?: Promise<string>): Promise<string> {
	return new Promise((resolve) => {
		const socket = connectTo(url);
		let answer = '';
		socket.on('data', (chunk) => {
			answer += chunk;
		});
		socket.on('error', () => {});
		socket.on('close', () => resolve(answer));
		socket.write(bytes);
		later?.then((rest) => socket.write(rest));
	});
}
