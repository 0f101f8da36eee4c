import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Mailbox = {
	/** For the service's SMTP_URL. */
	url: string;
	/** What arrived, oldest first. */
	mails: Email[];
	stop(): Promise<void>;
};

/** A real SMTP server on a free port that keeps every mail it takes, parsed; `onMail` also gets it raw. */
export async function startMailbox(
	onMail: (mail: Email, raw: Buffer) => void = () => {},
): Promise<Mailbox> {
	const mails: Mailbox['mails'] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS', 'AUTH'],
		logger: false,
		onData(stream, _session, done) {
			const parts: Buffer[] = [];
			stream.on('data', (part: Buffer) => parts.push(part));
			stream.on('end', async () => {
				const raw = Buffer.concat(parts);
				const mail = await PostalMime.parse(raw);
				mails.push(mail);
				onMail(mail, raw);
				done();
			});
		},
	});
	const http = server.listen(0, '127.0.0.1');
	await once(http, 'listening');
	const address = http.address();
	if (address === null || typeof address === 'string')
		throw new Error('Der Mailserver hat keinen Port.');
	return {
		url: `smtp://127.0.0.1:${address.port}`,
		mails,
		stop: () => new Promise((resolve) => server.close(resolve)),
	};
}
