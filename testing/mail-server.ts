import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

type ReceivedMail = Email & { envelope: { from: string; to: string[] } };

export type MailServer = AsyncDisposable & {
	/** For the service's SMTP_URL. */
	url: string;
	/** In the order in which they were taken over completely. */
	mails: ReceivedMail[];
	/** Every connection is cut without a word, as when a cable is pulled. */
	cut(): void;
};

/**
 * A real SMTP server on a free port.
 * @param options make it refuse or delay things
 * @param onMail gets every mail it takes, also raw
 */
export async function startMailServer(
	options: SMTPServerOptions = {},
	onMail: (mail: Email, raw: Buffer) => void = () => {},
): Promise<MailServer> {
	const mails: ReceivedMail[] = [];
	const smtp = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		disableReverseLookup: true,
		onData(stream, { envelope: { mailFrom, rcptTo } }, callback) {
			const chunks: Buffer[] = [];
			stream.on('data', (chunk: Buffer) => chunks.push(chunk));
			stream.on('end', async () => {
				const raw = Buffer.concat(chunks);
				const from = mailFrom ? mailFrom.address : '';
				const envelope = { from, to: rcptTo.map(({ address }) => address) };
				const mail = { ...(await PostalMime.parse(raw)), envelope };
				mails.push(mail);
				onMail(mail, raw);
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
	const { port } = smtp.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		mails,
		cut,
		async [Symbol.asyncDispose]() {
			cut();
			smtp.server.close();
		},
	};
}
