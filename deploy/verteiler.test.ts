import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../service/mail/testing/mail-server.ts';
import { writeFixtureSite } from '../service/testing/fixture-site.ts';
import { createKeepAlive, sendAnfrage } from '../service/testing/send-anfrage.ts';
import { type ServiceProcess, startService } from '../service/testing/start-service.ts';
import { storedMessages, waitingMessages } from '../service/testing/stored-messages.ts';
import { freePort } from './testing/free-port.ts';
import { startCaddy } from './testing/start-caddy.ts';

const SENDERS = 8;
const KILL_AFTER = 60;
const STOP_AFTER = 160;

test('two instances behind the balancer, one killed under load: no acknowledged inquiry is lost', async () => {
	// Slow, so that the killed instance has a full outbox.
	const mail = await startMailServer({
		onRcptTo: (_to, _session, done) => void setTimeout(done, 100),
	});
	const dist = writeFixtureSite();
	const start = async (dataDir: string, port: number): Promise<ServiceProcess> => {
		const service = await startService({
			DATA_DIR: dataDir,
			DIST_DIR: dist,
			PORT: String(port),
			SMTP_URL: mail.url,
			MAIL_FROM: 'web@beispiel.de',
			MAIL_TO: 'ich@beispiel.de',
			TRUST_PROXY: '1',
			RATE_LIMIT: '0',
		});
		onTestFinished(() => void service.child.kill('SIGKILL'));
		return service;
	};
	const [eins, zwei] = [mkdtempSync(join(tmpdir(), 'eins-')), mkdtempSync(join(tmpdir(), 'zwei-'))];
	const ports = [await freePort(), await freePort()] as const;
	const victim = await start(eins, ports[0]);
	await start(zwei, ports[1]);
	const caddy = await startCaddy('Caddyfile.verteiler', {
		DOMAIN: 'http://localhost',
		INSTANZEN: ports.map((port) => `127.0.0.1:${port}`).join(' '),
	});
	onTestFinished(() => caddy.stop());
	const site = `http://localhost:${caddy.httpPort}`;

	const thanked: string[] = [];
	let unanswered = 0;
	const agent = createKeepAlive();
	await Promise.all(
		Array.from({ length: SENDERS }, async (_, sender) => {
			for (let number = 0; thanked.length < STOP_AFTER; number += 1) {
				const message = `Absender ${sender}, Nummer ${number}.`;
				const sent = await sendAnfrage(site, message, { agent });
				if (sent.kind === 'answer' && sent.status === 200) thanked.push(message);
				else unanswered += 1;
				if (thanked.length === KILL_AFTER) victim.child.kill('SIGKILL');
			}
		}),
	);
	agent.destroy();
	expect(await victim.ended).toBe('SIGKILL');
	// Only what was under way in the killed one, and what was sent to it before the balancer noticed.
	expect(unanswered).toBeLessThanOrEqual(SENDERS);

	const stored = [...storedMessages(eins), ...storedMessages(zwei)];
	expect(thanked.filter((message) => !stored.includes(message))).toEqual([]);
	expect(storedMessages(eins).length).toBeGreaterThan(0);
	expect(storedMessages(zwei).length).toBeGreaterThan(0);
	expect(waitingMessages(eins).length).toBeGreaterThan(0);

	await start(eins, ports[0]);
	const delivered = () =>
		mail.mails.map(({ parsed }) => /Absender .*\./.exec(parsed.text ?? '')?.[0]);
	await expect
		.poll(() => thanked.filter((message) => !delivered().includes(message)), {
			timeout: 100_000,
			interval: 500,
		})
		.toEqual([]);

	const list = execFileSync(
		process.execPath,
		['service/cli/anfragen.ts', 'list', '--json', '--data', eins, '--data', zwei],
		{ encoding: 'utf8' },
	);
	const listed: { message: string }[] = JSON.parse(list);
	const everything = [...storedMessages(eins), ...storedMessages(zwei)].sort();
	expect(listed.map(({ message }) => message).sort()).toEqual(everything);
}, 150_000);
