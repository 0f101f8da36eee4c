import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Brief } from './compose.ts';
import {
	closedPort,
	type MailServer,
	refusal,
	startMailServer,
	startScriptedServer,
} from './testing/mail-server.ts';
import { ADDRESSING, sampleRow } from './testing/sample-row.ts';
import { createMailer, type Mailer, type MailTimeouts } from './transport.ts';

const SHORT: MailTimeouts = { connectMs: 300, silenceMs: 300, totalMs: 600 };
const LONG: MailTimeouts = { connectMs: 20_000, silenceMs: 20_000, totalMs: 20_000 };

const brief = (id = 17): Brief => ({ kind: 'anfrage', anfrage: sampleRow({ id }) });

function mailerFor(smtpUrl: string, timeouts = LONG): Mailer {
	const mailer = createMailer({ ...ADDRESSING, smtpUrl }, timeouts);
	onTestFinished(() => mailer.close());
	return mailer;
}

async function withServer(options: SMTPServerOptions = {}): Promise<Mailer & MailServer> {
	const server = await startMailServer(options);
	return { ...server, ...mailerFor(server.url) };
}

describe('a mail', () => {
	test('is handed over with the site as sender and the owner as only recipient', async () => {
		const { send, mails } = await withServer();
		expect(await send(brief())).toEqual({ kind: 'sent' });
		expect(mails).toMatchObject([
			{
				from: 'website@seite.example',
				to: ['inhaber@postfach.example'],
				parsed: { subject: 'Anfrage 7K3F-22 von Änne Beispiel' },
			},
		]);
	});

	test('uses the connection of the one before', async () => {
		const { send, mails, connections } = await withServer();
		for (const id of [1, 2, 3]) await send(brief(id));
		expect(mails).toHaveLength(3);
		expect(connections()).toBe(1);
	});

	test('finds a new connection when the old one was closed while idle', async () => {
		const { send, mails, cut } = await withServer();
		await send(brief());
		cut();
		expect(await send(brief())).toEqual({ kind: 'sent' });
		expect(mails).toHaveLength(2);
	});
});

describe('a refusal is to be tried again, whatever it is', () => {
	test('421 at the door', async () => {
		const { send } = await withServer({
			onConnect: (_session, callback) => callback(refusal(421, 'gleich wieder')),
		});
		expect(await send(brief())).toMatchObject({
			kind: 'retry',
			reason: expect.stringMatching(/421 gleich wieder/),
		});
	});

	test('451 for the recipient', async () => {
		const { send } = await withServer({
			onRcptTo: (_address, _session, callback) => callback(refusal(451, 'Greylisting')),
		});
		expect(await send(brief())).toMatchObject({
			kind: 'retry',
			reason: expect.stringMatching(/451 Greylisting/),
		});
	});

	test('452 after the text', async () => {
		const { send } = await withServer({
			onData: (stream, _session, callback) => {
				stream.resume().on('end', () => callback(refusal(452, 'voll')));
			},
		});
		expect(await send(brief())).toMatchObject({
			kind: 'retry',
			reason: expect.stringMatching(/452 voll/),
		});
	});

	test('nobody there', async () => {
		const { url } = await closedPort();
		expect(await mailerFor(url).send(brief())).toMatchObject({
			kind: 'retry',
			reason: expect.stringMatching(/^Keine Verbindung zum Mailserver: .*ECONNREFUSED/),
		});
	});

	test('a name that does not exist', async () => {
		const { send } = mailerFor('smtp://mail.seite.invalid:25', SHORT);
		expect(await send(brief())).toMatchObject({ kind: 'retry' });
	});

	test('the line cut before the reply', async () => {
		const server = await startMailServer({
			onData: (stream) => {
				stream.resume().on('end', () => server.cut());
			},
		});
		expect(await mailerFor(server.url).send(brief())).toMatchObject({ kind: 'retry' });
		expect(server.connections()).toBe(1);
	});

	test('a login that is refused, for it says nothing about the inquiry', async () => {
		const { url } = await startMailServer({
			authOptional: false,
			allowInsecureAuth: true,
			onAuth: (_auth, _session, callback) => callback(refusal(535, 'falsches Passwort')),
		});
		const { send } = mailerFor(url.replace('smtp://', 'smtp://wer:geheim@'));
		const result = await send(brief());
		expect(result).toMatchObject({ kind: 'retry', reason: expect.stringMatching(/lehnt .*535/) });
		expect(JSON.stringify(result)).not.toContain('geheim');
	});
});

describe('a permanent refusal', () => {
	const answering = (code: number, text: string): Record<string, SMTPServerOptions> => ({
		onMailFrom: { onMailFrom: (_from, _session, callback) => callback(refusal(code, text)) },
		onRcptTo: { onRcptTo: (_to, _session, callback) => callback(refusal(code, text)) },
		onData: {
			onData: (stream, _session, callback) => {
				stream.resume().on('end', () => callback(refusal(code, text)));
			},
		},
	});

	test.each([
		['onMailFrom', 553, false],
		['onRcptTo', 550, false],
		['onRcptTo', 552, false],
		['onData', 552, true],
		['onData', 554, true],
	])('at %s with %i is to be tried again; about the text: %s', async (command, code, content) => {
		const { send } = await withServer(answering(code, 'nein')[command]);
		expect(await send(brief())).toEqual({
			kind: 'retry',
			reason: expect.stringContaining(`${code} nein`),
			content,
		});
	});

	test('names no address in its reason', async () => {
		const { send } = await withServer({
			onRcptTo: ({ address }, _session, callback) =>
				callback(refusal(550, `<${address}> kennt hier\r\n niemand`)),
		});
		const result = await send(brief());
		expect(JSON.stringify(result)).not.toContain('@');
		expect(result).toMatchObject({ reason: expect.stringMatching(/kennt hier niemand/) });
	});
});

describe('encryption', () => {
	test('is never left out on the way to another machine', async () => {
		const seen: string[] = [];
		const { url } = await startScriptedServer((line) => {
			seen.push(line);
			if (line === 'STARTTLS') return '502 kennt er nicht';
			return line === '' ? '220 ja' : '250 ja';
		});
		// Not loopback by name, and yet this machine.
		const { send } = mailerFor(url.replace('127.0.0.1', '0.0.0.0').replace('//', '//wer:geheim@'));
		expect(await send(brief())).toMatchObject({
			kind: 'retry',
			reason: expect.stringMatching(/keine Verschlüsselung an/),
		});
		expect(seen.join()).not.toMatch(/AUTH|MAIL|geheim/);
	});

	test('from the start where the server does not is said in a sentence', async () => {
		const { url } = await startMailServer();
		const { send } = mailerFor(url.replace('smtp:', 'smtps:'));
		expect(await send(brief())).toMatchObject({
			reason: expect.stringContaining('smtp:// statt smtps://'),
		});
	});
});

describe('a server that hangs is cut off', () => {
	test('without a greeting, as one that wants smtps:// does it, which is said', async () => {
		const { url } = await startScriptedServer(() => null);
		expect(await mailerFor(url, { ...LONG, connectMs: 1500 }).send(brief())).toMatchObject({
			kind: 'retry',
			reason: expect.stringMatching(/nicht rechtzeitig.*smtps:\/\/ statt smtp:/),
		});
	});

	test('in the middle of the conversation', async () => {
		const { url } = await startScriptedServer((line) =>
			line.startsWith('MAIL') ? null : '250 ja'.replace('250', line === '' ? '220' : '250'),
		);
		expect(await mailerFor(url, { ...SHORT, totalMs: 20_000 }).send(brief())).toMatchObject({
			kind: 'retry',
			reason: expect.stringMatching(/nicht rechtzeitig/),
		});
	});

	test('even when every single reply comes just in time', async () => {
		const { url } = await startScriptedServer((line) => (line === '' ? '220 ja' : '250 ja'), 250);
		const begun = performance.now();
		const result = await mailerFor(url, { ...SHORT, totalMs: 400 }).send(brief());
		expect(result).toMatchObject({
			kind: 'retry',
			reason: expect.stringMatching(/nicht rechtzeitig/),
		});
		expect(performance.now() - begun).toBeLessThan(5000);
	});
});

describe('closing', () => {
	test('ends what is being sent as to be tried again', async () => {
		const { url } = await startScriptedServer((line) => (line === '' ? '220 ja' : null));
		const mailer = mailerFor(url);
		const sending = mailer.send(brief());
		await new Promise((resolve) => setTimeout(resolve, 50));
		mailer.close();
		expect(await sending).toMatchObject({ kind: 'retry' });
	});
});

describe('the settings', () => {
	test('are right when the server lets us in', async () => {
		const { verify, mails } = await withServer();
		expect(await verify()).toEqual({ ok: true });
		expect(mails).toEqual([]);
	});

	test('are wrong when nobody is there', async () => {
		const { url } = await closedPort();
		expect(await mailerFor(url).verify()).toMatchObject({
			ok: false,
			reason: expect.stringMatching(/Keine Verbindung/),
		});
	});

	test('are wrong when the password is', async () => {
		const { url } = await startMailServer({
			authOptional: false,
			allowInsecureAuth: true,
			onAuth: (_auth, _session, callback) => callback(refusal(535, 'falsches Passwort')),
		});
		const { verify } = mailerFor(url.replace('smtp://', 'smtp://wer:geheim@'));
		expect(await verify()).toMatchObject({
			ok: false,
			reason: expect.stringMatching(/falsches Passwort/),
		});
	});

	test('are wrong when nobody answers', async () => {
		const { url } = await startScriptedServer(() => null);
		expect(await mailerFor(url, SHORT).verify()).toMatchObject({ ok: false });
	});
});
