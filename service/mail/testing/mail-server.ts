import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
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

/** A real SMTP server on a free port for the running test; `options` make it refuse or delay things. */
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
	const sockets = new Set<Socket>();
	smtp.server.on('connection', (socket: Socket) => {
		sockets.add(socket);
		socket.once('close', () => sockets.delete(socket));
	});
	const cut = () => {
		for (const socket of sockets) socket.destroy();
	};
	await once(smtp.listen(0, '127.0.0.1'), 'listening');
	onTestFinished(() => {
		cut();
		smtp.server.close();
	});
	const { port } = smtp.server.address() as AddressInfo;
	return { mails, cut, url: `smtp://127.0.0.1:${port}` };
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
