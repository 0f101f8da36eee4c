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
	const [, file, smtpUrl, from] = process.argv;
	const db = openDatabase(file);
	const mailer = createMailer({ smtpUrl, from, to: 'b@seite.example',
		siteUrl: 'https://seite.example', name: 'Max' });
	console.log('bereit');
	process.stdin.once('data', async () => {
		const { sent } = await deliverDue({ db, send: mailer.send, now: () => new Date() });
		process.send?.(sent);
		mailer.close();
		process.exit();
	});
`;

async function startProcess(...args: string[]) {
	const child = spawn(process.execPath, ['--input-type=module', '--eval', DELIVER, ...args], {
		stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
	});
	onTestFinished(() => void child.kill('SIGKILL'));
	if (child.stdout) await once(child.stdout, 'data');
	const sent = once(child, 'message').then(([count]) => Number(count));
	return { begin: () => child.stdin?.write('los'), sent };
}

test('two processes at work on one database at the same time send everything exactly once', async () => {
	const { db, file } = temporaryDatabase();
	storeSamples(db, new Date(), ...Array.from({ length: INQUIRIES }, () => ({})));
	const senders = new Set<string>();
	const { promise: bothAtWork, resolve: goOn } = Promise.withResolvers<void>();
	const server = await startMailServer({
		onMailFrom({ address }, _session, callback) {
			if (senders.add(address).size === 2) goOn();
			bothAtWork.then(() => callback());
		},
	});
	const starts = ['eins@a.example', 'zwei@a.example'].map((from) =>
		startProcess(file, server.url, from),
	);
	const processes = await Promise.all(starts);
	for (const { begin } of processes) begin();
	const sent = await Promise.all(processes.map((process) => process.sent));

	const ids = server.mails.map(({ parsed }) => parsed.messageId);
	expect([ids.length, new Set(ids).size]).toEqual([INQUIRIES, INQUIRIES]);
	expect(sent.reduce((one, other) => one + other)).toBe(INQUIRIES);
	expect(outboxStatus(db)).toMatchObject({ waiting: 0, failed: 0 });
});
