import { expect, onTestFinished, test } from 'vitest';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { freePort } from '../testing/free-port.ts';
import { createKeepAlive, orNoAnswer, sendAnfrage } from '../testing/send-anfrage.ts';
import { startCaddy } from '../testing/start-caddy.ts';
import { startService } from '../testing/start-service.ts';
import { storedMessages } from '../testing/stored-messages.ts';

test('two services behind Caddy: while one is away the other has all inquiries; back and killed under load it breaks no thanks', async () => {
	const dist = writeFixtureSite();
	const env = { DIST_DIR: dist, TRUST_PROXY: '1', RATE_LIMIT: '0' };
	const port = await freePort();
	const survivor = await startService(env);
	const caddy = await startCaddy({
		DOMAIN: 'http://localhost',
		DIST: dist,
		DIENST: `127.0.0.1:${port} ${new URL(survivor.url).host}`,
	});
	onTestFinished(caddy.stop);
	const agent = createKeepAlive();
	const thanked: string[] = [];
	const send = async (message: string) => {
		const sent = await orNoAnswer(sendAnfrage(caddy.url, message, { agent }));
		if (sent?.status === 200) thanked.push(message);
	};

	// Once Caddy knows that nobody is there, no inquiry goes there any more.
	const alone = async () => {
		const before = thanked.length;
		for (let number = 0; number < 20; number += 1) await send(`Allein ${number}, ${before}.`);
		return thanked.length - before;
	};
	await expect.poll(alone, { timeout: 20_000 }).toBe(20);

	const victim = await startService({ ...env, PORT: String(port) });
	let enough = Number.POSITIVE_INFINITY;
	await Promise.all(
		Array.from({ length: 8 }, async (_, sender) => {
			for (let number = 0; thanked.length < enough; number += 1) {
				await send(`Absender ${sender}, Nummer ${number}.`);
				if (Number.isFinite(enough) || storedMessages(victim.dataDir).length < 10) continue;
				enough = thanked.length + 40;
				victim.child.kill('SIGKILL');
			}
		}),
	);
	agent.destroy();
	expect(await victim.ended).toBe('SIGKILL');
	const stored = new Set([victim, survivor].flatMap(({ dataDir }) => storedMessages(dataDir)));
	expect(thanked.filter((message) => !stored.has(message))).toEqual([]);
});
