import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

type ReceivedMail = Email & { envelope: { from: string; to: string[] } };

export type MailServer = AsyncDisposable & {
	/** For the service's SMTP_URL. */
	url: string;
	/** In the order in which they arrived. */
	mails: ReceivedMail[];
	/** Cuts every connection without a reply, as a pulled cable does. */
	cut(): void;
};

/**
 * A real SMTP server on a free port.
 * @param options make it refuse or delay things
 * @param onMail is called with every mail
 */
export async function startMailServer(
	options: SMTPServerOptions = {},
	onMail: (mail: Email) => void = () => {},
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
				const from = mailFrom ? mailFrom.address : '';
				const envelope = { from, to: rcptTo.map(({ address }) => address) };
				const mail = { ...(await PostalMime.parse(Buffer.concat(chunks))), envelope };
				mails.push(mail);
				onMail(mail);
				callback();
			});
		},
		...options,
	});
	// Tests cut and kill clients on purpose: their errors are no failure.
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
