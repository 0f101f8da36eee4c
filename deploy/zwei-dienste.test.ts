import { expect, onTestFinished, test } from 'vitest';
import { writeFixtureSite } from '../service/testing/fixture-site.ts';
import { createKeepAlive, orNoAnswer, sendAnfrage } from '../service/testing/send-anfrage.ts';
import { startService } from '../service/testing/start-service.ts';
import { storedMessages } from '../service/testing/stored-messages.ts';
import { startCaddy } from './testing/start-caddy.ts';

const SENDERS = 8;
const KILL_AFTER = 40;
const STOP_AFTER = 120;

test('two services behind Caddy, one killed under load: the other answers, and no thanks are broken', async () => {
	const dist = writeFixtureSite();
	const env = { DIST_DIR: dist, TRUST_PROXY: '1', RATE_LIMIT: '0' };
	const [victim, survivor] = [await startService(env), await startService(env)];
	const caddy = await startCaddy('Caddyfile', {
		DOMAIN: 'http://localhost',
		DIST: dist,
		DIENST: [victim, survivor].map(({ url }) => new URL(url).host).join(' '),
	});
	onTestFinished(() => caddy.stop());
	const url = `http://localhost:${caddy.httpPort}`;

	const thanked: string[] = [];
	let unanswered = 0;
	const agent = createKeepAlive();
	await Promise.all(
		Array.from({ length: SENDERS }, async (_, sender) => {
			for (let number = 0; thanked.length < STOP_AFTER; number += 1) {
				const message = `Absender ${sender}, Nummer ${number}.`;
				const sent = await orNoAnswer(sendAnfrage(url, message, { agent }));
				if (sent?.status === 200) thanked.push(message);
				else unanswered += 1;
				if (thanked.length === KILL_AFTER) victim.child.kill('SIGKILL');
			}
		}),
	);
	agent.destroy();
	expect(await victim.ended).toBe('SIGKILL');
	// No more than what was under way in the killed one.
	expect(unanswered).toBeLessThanOrEqual(SENDERS);
	const stored = [victim, survivor].map(({ dataDir }) => storedMessages(dataDir));
	for (const messages of stored) expect(messages.length).toBeGreaterThan(0);
	expect(thanked.filter((message) => !stored.flat().includes(message))).toEqual([]);
});
