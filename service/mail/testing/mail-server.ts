import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

type ReceivedMail = { from: string; to: string[]; parsed: Email };

export type MailServer = {
	url: string;
	/** In the order in which they were taken over completely. */
	mails: ReceivedMail[];
	/** Every connection is cut without a word, as when a cable is pulled. */
	cut(): void;
};

/** A real SMTP server on a free port for the running test; `options` make it refuse things. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
	const mails: ReceivedMail[] = [];
	const smtp = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		disableReverseLookup: true,
		onData(stream, session, callback) {
			const chunks: Buffer[] = [];
			stream.on('data', (chunk: Buffer) => chunks.push(chunk));
			stream.on('end', async () => {
				const { mailFrom, rcptTo } = session.envelope;
				mails.push({
					from: mailFrom ? mailFrom.address : '',
					to: rcptTo.map(({ address }) => address),
					parsed: await PostalMime.parse(Buffer.concat(chunks)),
				});
				callback();
			});
		},
		...options,
	});
	// Whoever is killed or cut off in the middle is the point of the tests, not a failure.
	smtp.on('error', () => {});
	return { mails, ...(await listening(smtp.server)) };
}

/**
 * A server that speaks SMTP line by line as told: `answer` gets each line of the client ('' right
 * after connecting) and returns the reply or null for silence.
 */
export async function startScriptedServer(
	answer: (line: string) => string | null,
	delayMs = 0,
): Promise<{ url: string }> {
	return listening(
		createServer((socket) => {
			socket.on('error', () => {});
			socket.on('data', (data) => {
				for (const line of data.toString().split('\r\n').filter(Boolean)) reply(socket, line);
			});
			reply(socket, '');
		}),
	);

	function reply(socket: Socket, line: string): void {
		const text = answer(line);
		if (text !== null) setTimeout(() => socket.write(`${text}\r\n`), delayMs);
	}
}

/** Listens on a free port until the running test has ended. */
async function listening(server: Server): Promise<{ url: string; cut(): void }> {
	const sockets = new Set<Socket>();
	server.on('connection', (socket: Socket) => {
		sockets.add(socket);
		socket.once('close', () => sockets.delete(socket));
	});
	const cut = (): void => {
		for (const socket of sockets) socket.destroy();
	};
	await once(server.listen(0, '127.0.0.1'), 'listening');
	onTestFinished(() => {
		cut();
		server.close();
	});
	const { port } = server.address() as AddressInfo;
	return { url: `smtp://127.0.0.1:${port}`, cut };
}

/** Where nobody listens. */
export const NOBODY = 'smtp://127.0.0.1:1';

/** The settings of a service that mails over this server. */
export function mailEnv(url: string): Record<string, string> {
	return { SMTP_URL: url, MAIL_FROM: 'web@beispiel.example', MAIL_TO: 'ich@beispiel.example' };
}

/** An SMTP server's refusal with this code. */
export function refusal(code: number, text: string): Error {
	return Object.assign(new Error(text), { responseCode: code });
}
