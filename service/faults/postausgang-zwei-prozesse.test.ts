import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../mail/testing/mail-server.ts';
import { outboxStatus } from '../outbox/status.ts';
import { storeSamples } from '../outbox/testing/sample-anfrage.ts';
import { temporaryDatabase } from '../outbox/testing/temporary-database.ts';

const INQUIRIES = 150;
const SERVICE = join(import.meta.dirname, '..');

/** A service's delivery and nothing else; it begins when told to and ends when nothing is due. */
const DELIVER = `
	import { openDatabase } from '${SERVICE}/db/open.ts';
	import { createMailer } from '${SERVICE}/mail/transport.ts';
	import { deliverDue } from '${SERVICE}/outbox/deliver.ts';
	const [, file, smtpUrl] = process.argv;
	const db = openDatabase(file);
	const mailer = createMailer({ smtpUrl, from: 'a@seite.example', to: 'b@seite.example',
		siteUrl: 'https://seite.example', name: 'Max' });
	console.log('bereit');
	process.stdin.once('data', async () => {
		const { sent } = await deliverDue({ db, send: mailer.send, now: () => new Date() });
		process.send?.(sent);
		mailer.close();
		process.exit();
	});
`;

async function startProcess(file: string, smtpUrl: string) {
	const child = spawn(process.execPath, ['--input-type=module', '--eval', DELIVER, file, smtpUrl], {
		stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
	});
	onTestFinished(() => void child.kill('SIGKILL'));
	if (child.stdout) await once(child.stdout, 'data');
	const sent = once(child, 'message').then(([count]) => Number(count));
	return { begin: () => child.stdin?.write('los'), sent };
}

test('two processes on one database share the work and send everything exactly once', async () => {
	const { db, file } = temporaryDatabase();
	storeSamples(db, new Date(), ...Array.from({ length: INQUIRIES }, () => ({})));
	const server = await startMailServer();
	const processes = [await startProcess(file, server.url), await startProcess(file, server.url)];
	for (const { begin } of processes) begin();
	const [first = 0, second = 0] = await Promise.all(processes.map(({ sent }) => sent));

	const ids = server.mails.map(({ parsed }) => parsed.messageId);
	expect(ids).toHaveLength(INQUIRIES);
	expect(new Set(ids).size).toBe(INQUIRIES);
	expect(first + second).toBe(INQUIRIES);
	expect(Math.min(first, second)).toBeGreaterThan(0);
	expect(outboxStatus(db)).toMatchObject({ waiting: 0, failed: 0 });
});
