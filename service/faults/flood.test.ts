import { expect, test } from 'vitest';
import { mailEnv, startMailServer } from '../mail/testing/mail-server.ts';
import { isLong } from '../testing/is-long.ts';
import { createKeepAlive, sendAnfrage } from '../testing/send-anfrage.ts';
import { startService } from '../testing/start-service.ts';
import { storedMessages } from '../testing/stored-messages.ts';

const ANFRAGEN = isLong ? 2_000 : 200;
const CLIENTS = 500;

test(`${ANFRAGEN} inquiries from ${CLIENTS} clients all at once: none is lost`, async () => {
	const { url: smtpUrl, mails } = await startMailServer();
	const env = { ...mailEnv(smtpUrl), TRUST_PROXY: '1', MAIL_LIMIT: '0' };
	const { url, dataDir, stop } = await startService(env);
	const agent = createKeepAlive();
	const messages = Array.from({ length: ANFRAGEN }, (_, number) => `Anfrage Nummer ${number}.`);
	const answers = await Promise.all(
		messages.map(async (message, number) => {
			const client = number % CLIENTS;
			const address = `198.51.${Math.floor(client / 250)}.${1 + (client % 250)}`;
			return sendAnfrage(url, message, { agent, headers: { 'x-forwarded-for': address } });
		}),
	);
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
	agent.destroy();
	expect(await stop()).toBe(0);

	expect(storedMessages(dataDir).sort()).toEqual(messages.sort());
	const delivered = mails.map(({ parsed }) => /Anfrage Nummer \d+\./.exec(parsed.text ?? '')?.[0]);
	expect(new Set(delivered).size).toBe(delivered.length);
	expect([...delivered, ...storedMessages(dataDir, 'waiting')].sort()).toEqual(messages);
});
