import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = { messageId: string; subject: string; text: string };

export type MailDouble = { url: string; mails: ReceivedMail[]; close(): Promise<void> };

/** A real SMTP server on a free port that keeps what it accepts. */
export async function startMailDouble(): Promise<MailDouble> {
	const mails: ReceivedMail[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS', 'AUTH'],
		onData(stream, _session, callback) {
			const chunks: Buffer[] = [];
			stream.on('data', (chunk: Buffer) => chunks.push(chunk));
			stream.on('end', async () => {
				const mail = await PostalMime.parse(Buffer.concat(chunks));
				const { messageId = '', subject = '', text = '' } = mail;
				mails.push({ messageId, subject, text });
				callback();
			});
		},
	});
	// A killed service breaks off connections; that is the point of the tests, not a failure.
	server.on('error', () => {});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.server.address();
	const port = typeof address === 'object' && address !== null ? address.port : 0;
	return {
		url: `smtp://127.0.0.1:${port}`,
		mails,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
