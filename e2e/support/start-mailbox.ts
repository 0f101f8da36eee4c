import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Mailbox = {
	/** For the service's SMTP_URL. */
	url: string;
	/** What arrived, oldest first. */
	mails: { an: string[]; mail: Email }[];
	stop(): Promise<void>;
};

/** A real SMTP server on a free port that keeps every mail it takes, parsed; `onMail` also gets it raw. */
export async function startMailbox(
	onMail: (mail: Email, roh: Buffer) => void = () => {},
): Promise<Mailbox> {
	const mails: Mailbox['mails'] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS', 'AUTH'],
		logger: false,
		onData(stream, session, done) {
			const teile: Buffer[] = [];
			stream.on('data', (teil: Buffer) => teile.push(teil));
			stream.on('end', async () => {
				const roh = Buffer.concat(teile);
				const mail = await PostalMime.parse(roh);
				mails.push({ an: session.envelope.rcptTo.map(({ address }) => address), mail });
				onMail(mail, roh);
				done();
			});
		},
	});
	const http = server.listen(0, '127.0.0.1');
	await once(http, 'listening');
	const adresse = http.address();
	if (adresse === null || typeof adresse === 'string')
		throw new Error('Der Mailserver hat keinen Port.');
	return {
		url: `smtp://127.0.0.1:${adresse.port}`,
		mails,
		stop: () => new Promise((resolve) => server.close(resolve)),
	};
}
