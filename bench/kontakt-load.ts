import { connect, type Socket } from 'node:net';

export type Load = {
	accepted: number;
	refused: number;
	seconds: number;
	/** milliseconds, ascending */
	times: number[];
};

/** Sends inquiries over `clients` connections, each the next when the last was answered. */
export async function loadFor(
	url: string,
	options: { clients: number; until: (accepted: number, seconds: number) => boolean },
): Promise<Load> {
	const began = performance.now();
	const load: Load = { accepted: 0, refused: 0, seconds: 0, times: [] };
	await Promise.all(
		Array.from({ length: options.clients }, async () => {
			const ask = await openConnection(url);
			while (!options.until(load.accepted, (performance.now() - began) / 1000)) {
				await timed(ask, load);
			}
			ask.close();
		}),
	);
	return finish(load, began);
}

/** Sends inquiries at a fixed rate, whether or not earlier ones were answered. */
export async function loadAt(
	url: string,
	options: { perSecond: number; seconds: number },
): Promise<Load> {
	const began = performance.now();
	const load: Load = { accepted: 0, refused: 0, seconds: 0, times: [] };
	const free: Connection[] = [];
	const total = options.perSecond * options.seconds;
	await Promise.all(
		Array.from({ length: total }, async (_, number) => {
			const due = began + (number * 1000) / options.perSecond;
			await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
			const connection = free.pop() ?? (await openConnection(url));
			await timed(connection, load, due);
			free.push(connection);
		}),
	);
	for (const connection of free) connection.close();
	return finish(load, began);
}

/** The time below which `share` of the answers came. */
export function percentile({ times }: Load, share: number): number {
	return times[Math.max(0, Math.ceil(times.length * share) - 1)] ?? Number.NaN;
}

async function timed(connection: Connection, load: Load, since = performance.now()): Promise<void> {
	const status = await connection.send();
	load.times.push(performance.now() - since);
	if (status === 200) load.accepted += 1;
	else load.refused += 1;
}

function finish(load: Load, began: number): Load {
	load.seconds = (performance.now() - began) / 1000;
	load.times.sort((a, b) => a - b);
	return load;
}

type Connection = { send(): Promise<number>; close(): void };

let counter = 0;

// Bare sockets: an HTTP client would use as much of the machine as the service it measures.
async function openConnection(url: string): Promise<Connection> {
	const { hostname, port } = new URL(url);
	const socket = connect(Number(port), hostname).setNoDelay();
	socket.setEncoding('latin1');
	await new Promise((resolve) => socket.once('connect', resolve));
	return { send: () => exchange(socket), close: () => socket.destroy() };
}

function exchange(socket: Socket): Promise<number> {
	counter += 1;
	const body = JSON.stringify({
		vorname: 'Ada',
		nachname: 'Beispiel',
		email: `ada${counter}@beispiel.de`,
		phone: '+49 231 123456',
		message: `Guten Tag, ich hätte gern eine neue Website. Anfrage ${counter}.\n${'Text '.repeat(60)}`,
		checkbox: true,
	});
	return new Promise((resolve, reject) => {
		let answer = '';
		const onData = (chunk: string) => {
			answer += chunk;
			const headEnd = answer.indexOf('\r\n\r\n');
			if (headEnd === -1) return;
			const length = Number(/content-length: (\d+)/i.exec(answer)?.[1]);
			if (answer.length < headEnd + 4 + length) return;
			socket.off('data', onData).off('close', onClose);
			resolve(Number(answer.slice(9, 12)));
		};
		const onClose = () => reject(new Error('The service closed the connection.'));
		socket.on('data', onData).once('close', onClose);
		socket.write(
			`POST /backend/sendMail.php HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
		);
	});
}
