import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { expect, test } from 'vitest';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { sendAnfrage } from '../../testing/send-anfrage.ts';
import { type Answer, sendRequest } from '../../testing/send-request.ts';
import { startService } from '../../testing/start-service.ts';
import { storedMessages } from '../../testing/stored-messages.ts';
import { mailEnv } from '../testing/mail-settings.ts';

test('600 spam inquiries at once from 200 networks delay no genuine one and fill neither memory nor mailbox', async () => {
	await using mailServer = await startMailServer();
	const service = await startService({ ...mailEnv(mailServer.url), TRUST_PROXY: '1' });
	const agent = new Agent({ keepAlive: true, maxSockets: 64 });
	const expectThanks = async (sent: Promise<Answer>) => expect((await sent).status).toBe(200);
	const genuine = Array.from({ length: 10 }, (_, number) => `Anliegen ${number}`);
	const spam = Array.from({ length: 600 }, (_, number) => {
		const text = 'Sichern Sie sich heute noch unser Angebot. '.repeat(100);
		return sendRequest(`${service.url}/backend/sendMail.php`, {
			method: 'POST',
			body: JSON.stringify(fixtureAnfrage({ message: `Gewinn ${number} ${text}` })),
			// Without the headers of a browser.
			headers: {
				'content-type': 'application/json',
				'x-forwarded-for': `10.0.${number % 200}.1`,
			},
			agent,
		});
	});
	const others = genuine.map((message, number) =>
		sendAnfrage(service.url, message, {
			agent,
			headers: { 'x-forwarded-for': `192.0.2.${number}` },
		}),
	);
	await Promise.all([...spam, ...others].map(expectThanks));
	const mailed = () =>
		genuine.filter((message) => mailServer.mails.some(({ text }) => text?.includes(message)));
	await expect.poll(mailed).toEqual(genuine);
	expect(storedMessages(service.dataDir)).toHaveLength(610);
	const status = readFileSync(`/proc/${service.child.pid}/status`, 'utf8');
	expect(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024).toBeLessThan(400);
	const marked = mailServer.mails.filter(({ subject }) => subject?.includes('vielleicht Werbung'));
	expect(marked.length).toBeLessThanOrEqual(2);
	agent.destroy();
	await service.stop();
});
