import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

type ReceivedMail = { raw: string; from: string; to: string[]; parsed: Email };

export type MailServer = {
	url: string;
	/** In the order in which they were taken over completely. */
	mails: ReceivedMail[];
	/** Connections so far. */
	connections(): number;
	/** Every connection is cut without a word, as when a cable is pulled. */
	cut(): void;
};

/** A real SMTP server on a free port for the running test; `options` make it refuse things. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
	const mails: ReceivedMail[] = [];
	const sockets = new Set<Socket>();
	let connections = 0;
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		disableReverseLookup: true,
		// Below this the server waits for the client's goodbye when it is closed.
		closeTimeout: 50,
		onData(stream, session, callback) {
			const chunks: Buffer[] = [];
			stream.on('data', (chunk: Buffer) => chunks.push(chunk));
			stream.on('end', async () => {
				const raw = Buffer.concat(chunks).toString('utf8');
				const { mailFrom, rcptTo } = session.envelope;
				mails.push({
					raw,
					from: mailFrom ? mailFrom.address : '',
					to: rcptTo.map(({ address }) => address),
					parsed: await PostalMime.parse(raw),
				});
				callback();
			});
		},
		...options,
	});
	server.on('error', () => {});
	server.server.on('connection', (socket: Socket) => {
		connections += 1;
		sockets.add(socket);
		socket.once('close', () => sockets.delete(socket));
	});
	const cut = (): void => {
		for (const socket of sockets) socket.destroy();
	};
	server.listen(0, '127.0.0.1');
	await once(server.server, 'listening');
	onTestFinished(() => {
		cut();
		server.close();
	});
	const { port } = server.server.address() as AddressInfo;
	return { url: `smtp://127.0.0.1:${port}`, mails, connections: () => connections, cut };
}

/**
 * A server that speaks SMTP line by line as told: `answer` gets each line of the client ('' right
 * after connecting) and returns the reply or null for silence.
 */
export async function startScriptedServer(
	answer: (line: string) => string | null,
	delayMs = 0,
): Promise<{ url: string }> {
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.on('error', () => {});
		socket.on('data', (data) => {
			for (const line of data.toString().split('\r\n').filter(Boolean)) reply(socket, line);
		});
		reply(socket, '');
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy();
		server.close();
	});
	const { port } = server.address() as AddressInfo;
	return { url: `smtp://127.0.0.1:${port}` };

	function reply(socket: Socket, line: string): void {
		const text = answer(line);
		if (text !== null) setTimeout(() => socket.write(`${text}\r\n`), delayMs);
	}
}

/** A port nobody listens on. */
export async function closedPort(): Promise<{ url: string }> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, 'close');
	return { url: `smtp://127.0.0.1:${port}` };
}

/** An SMTP server's refusal with this code. */
export function refusal(code: number, text: string): Error {
	return Object.assign(new Error(text), { responseCode: code });
}
