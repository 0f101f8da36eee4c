import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { startMailDouble } from '../testing/mail-double.ts';
import { createKeepAlive, sendAnfrage } from '../testing/send-anfrage.ts';
import { startService } from '../testing/start-service.ts';
import { storedMessages } from '../testing/stored-messages.ts';
import { isLong } from './is-long.ts';

const ROUNDS = isLong ? 40 : 8;
const SENDERS = 8;
/** In each round the process dies after another number of answers, from 1 up. */
const mostAnswersIn = (round: number) => 1 + ((round * 7) % 23);

test(`${ROUNDS} times kill -9 under load: whoever was thanked is stored and delivered`, async () => {
	const mail = await startMailDouble();
	const dataDir = mkdtempSync(join(tmpdir(), 'daten-'));
	const env = {
		DATA_DIR: dataDir,
		DIST_DIR: writeFixtureSite(),
		SMTP_URL: mail.url,
		MAIL_FROM: 'web@beispiel.de',
		MAIL_TO: 'ich@beispiel.de',
		RATE_LIMIT: '0',
		MAIL_LIMIT: '0',
	};
	const thanked: string[] = [];
	let unanswered = 0;

	for (let round = 0; round < ROUNDS; round += 1) {
		const service = await startService(env);
		const agent = createKeepAlive();
		let answers = 0;
		let alive = true;
		await Promise.all(
			Array.from({ length: SENDERS }, async (_, sender) => {
				for (let number = 0; alive; number += 1) {
					const message = `Runde ${round}, Absender ${sender}, Nummer ${number}.`;
					const sent = await sendAnfrage(service.url, message, { agent });
					if (sent.kind === 'none') {
						unanswered += 1;
						return;
					}
					expect(sent.status).toBe(200);
					thanked.push(message);
					answers += 1;
					if (answers === mostAnswersIn(round)) {
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
	const delivered = () => new Set(mail.mails.map(({ text }) => /Runde .*\./.exec(text)?.[0]));
	await expect
		.poll(() => thanked.filter((message) => !delivered().has(message)), {
			timeout: 90_000,
			interval: 500,
		})
		.toEqual([]);
	service.child.kill('SIGTERM');
	expect(await service.ended).toBe(0);
	await mail.close();

	const stored = storedMessages(dataDir);
	expect(new Set(stored).size).toBe(stored.length);
	expect(thanked.filter((message) => !stored.includes(message))).toEqual([]);

	const idsOf = new Map<string | undefined, Set<string>>();
	for (const { text, messageId } of mail.mails) {
		const message = /Runde .*\./.exec(text)?.[0];
		idsOf.set(message, (idsOf.get(message) ?? new Set()).add(messageId));
	}
	expect([...idsOf.values()].filter((ids) => ids.size !== 1)).toEqual([]);
	expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(idsOf.size);
	console.log(
		`kill -9: ${thanked.length} bedankt, ${unanswered} ohne Antwort, ${stored.length} gespeichert, ` +
			`${mail.mails.length} Mails zu ${idsOf.size} Anfragen`,
	);
}, 170_000);
