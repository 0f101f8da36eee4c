import { Agent } from 'node:http';
import { expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { sendAnfrage } from '../../testing/send-anfrage.ts';
import { startService } from '../../testing/start-service.ts';
import { storedMessages } from '../../testing/stored-messages.ts';
import { mailEnv } from '../testing/mail-settings.ts';
import { runCommand } from '../testing/owner.ts';

/** `npm run test:lang` has time for more. */
const ROUNDS = import.meta.env.MODE === 'lang' ? 40 : 8;
const SENDERS = 8;
/** In each round the process dies after a different number of answers, from 1 up. */
const answersBeforeKill = (round: number) => 1 + ((round * 7) % 23);

test(`${ROUNDS} times kill -9 under load: whoever was thanked is stored and delivered`, async () => {
	await using mailServer = await startMailServer();
	const { url: smtpUrl, mails } = mailServer;
	const dataDir = newFolder();
	const env = { DATA_DIR: dataDir, ...mailEnv(smtpUrl), RATE_LIMIT: '0', MAIL_LIMIT: '0' };
	const thanked: string[] = [];

	for (let round = 0; round < ROUNDS; round += 1) {
		const service = await startService(env);
		const agent = new Agent({ keepAlive: true, maxSockets: 64 });
		let answers = 0;
		let alive = true;
		await Promise.all(
			Array.from({ length: SENDERS }, async (_, sender) => {
				for (let number = 0; alive; number += 1) {
					const message = `Runde ${round}, Absender ${sender}, Nummer ${number}.`;
					// Without an answer the visitor saw no thanks.
					const sent = await sendAnfrage(service.url, message, { agent }).catch(() => null);
					if (sent === null) return;
					expect(sent.status).toBe(200);
					thanked.push(message);
					answers += 1;
					if (answers === answersBeforeKill(round)) {
						service.child.kill('SIGKILL');
						alive = false;
					}
				}
			}),
		);
		agent.destroy();
		expect(await service.ended).toBe('SIGKILL');
		expect(service.output()).not.toContain('beschädigt');
	}

	const service = await startService(env);
	const inquiryIn = ({ text = '' }: (typeof mails)[number]) => /Runde .*\./.exec(text)?.[0];
	const undelivered = async () => {
		// What was under way at a kill waits for its next attempt; the owner does not.
		await runCommand('retry', { DATA_DIR: dataDir });
		const delivered = new Set(mails.map(inquiryIn));
		return thanked.filter((message) => !delivered.has(message));
	};
	await expect.poll(undelivered, { interval: 2000 }).toEqual([]);
	expect(await service.stop()).toBe(0);

	const stored = storedMessages(dataDir);
	expect(new Set(stored).size).toBe(stored.length);
	expect(thanked.filter((message) => !stored.includes(message))).toEqual([]);

	const idsOf = Map.groupBy(mails, inquiryIn);
	for (const copies of idsOf.values()) {
		expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
	}
	expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(idsOf.size);
});
