import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Brief } from './compose.ts';
import { sortRefusal } from './refusal.ts';
import { type MailServer, NOBODY, refusal, startMailServer } from './testing/mail-server.ts';
import { ADDRESSING, sampleRow } from './testing/sample-row.ts';
import { createMailer, type Mailer, type MailTimeouts } from './transport.ts';

const LONG: MailTimeouts = { connectMs: 20_000, silenceMs: 20_000, totalMs: 20_000 };
const BRIEF: Brief = { kind: 'anfrage', anfrage: sampleRow() };

function mailerFor(smtpUrl: string, timeouts: Partial<MailTimeouts> = {}): Mailer {
	const mailer = createMailer({ ...ADDRESSING, smtpUrl }, { ...LONG, ...timeouts });
	onTestFinished(() => mailer.close());
	return mailer;
}

async function withServer(options: SMTPServerOptions = {}): Promise<Mailer & MailServer> {
	const server = await startMailServer(options);
	return { ...server, ...mailerFor(server.url) };
}

const sentence = (part: string | RegExp) => ({
	kind: 'retry',
	cause: expect.stringMatching(part),
	words: expect.any(String),
});

test('a mail goes from the site to the owner alone, the next one over a new connection when the old was closed', async () => {
	const { send, mails, cut } = await withServer();
	expect(await send(BRIEF)).toEqual({ kind: 'sent' });
	cut();
	expect(await send(BRIEF)).toEqual({ kind: 'sent' });
	const handedOver = { from: 'website@seite.example', to: ['inhaber@postfach.example'] };
	expect(mails).toMatchObject([handedOver, handedOver]);
});

describe('a refusal', () => {
	const words = '5.7.1 Änne Beispiel\r\n ist Spam';
	const door = (code: number): SMTPServerOptions => ({
		onConnect: (_session, callback) => callback(refusal(code, words)),
	});
	const sender = (code: number): SMTPServerOptions => ({
		onMailFrom: (_from, _session, callback) => callback(refusal(code, words)),
	});
	const recipient = (code: number): SMTPServerOptions => ({
		onRcptTo: (_to, _session, callback) => callback(refusal(code, words)),
	});
	const text = (code: number): SMTPServerOptions => ({
		onData: (stream, _session, callback) => {
			stream.resume().on('end', () => callback(refusal(code, words)));
		},
	});

	test.each([
		[421, 'at the door', door, false],
		[530, 'of the sender', sender, false],
		[550, 'of the recipient', recipient, false],
		[452, 'of the text, for now', text, false],
		[503, 'of the session', text, false],
		[552, 'of the text', text, true],
		[554, 'of the text', text, true],
	])(
		'%i %s is to be tried again; about the text: %s; its cause quotes nobody',
		async (code, _what, refusing, content) => {
			const { send } = await withServer(refusing(code));
			expect(await send(BRIEF)).toEqual({
				kind: 'retry',
				cause: `Der Mailserver lehnt ab (${code} 5.7.1)`,
				words: expect.stringContaining('Änne Beispiel ist Spam'),
				content,
			});
		},
	);

	test('of no known kind is told by its code alone', () => {
		const error = Object.assign(new Error('an wer@beispiel.example'), { code: 'EANDERS' });
		expect(sortRefusal(error).cause).toBe('Der Versand ist nicht gelungen (EANDERS)');
		expect(sortRefusal('kein Fehler').cause).toBe('Der Versand ist nicht gelungen ()');
	});

	test('of the login says nothing about the inquiry, and does not tell the password', async () => {
		const { url } = await startMailServer({
			authOptional: false,
			allowInsecureAuth: true,
			onAuth: (_auth, _session, callback) => callback(refusal(535, 'falsches Passwort')),
		});
		const { send, verify } = mailerFor(url.replace('smtp://', 'smtp://wer:geheim@'));
		const result = await send(BRIEF);
		expect(result).toEqual({ ...sentence(/lehnt die Anmeldung ab \(535\)$/), content: false });
		expect(JSON.stringify(result)).not.toContain('geheim');
		expect(await verify()).toBe('Der Mailserver lehnt die Anmeldung ab (535)');
	});
});

describe('encryption', () => {
	test('with a certificate that nobody signed is not asked of a relay on this machine', async () => {
		const { send, mails } = await withServer({ disabledCommands: [] });
		expect(await send(BRIEF)).toEqual({ kind: 'sent' });
		expect(mails).toHaveLength(1);
	});

	test('is never left out on the way to another machine', async () => {
		const told = vi.fn();
		const { url } = await startMailServer({
			allowInsecureAuth: true,
			onAuth: told,
			onMailFrom: told,
		});
		// Not loopback by name, and yet this machine.
		const { send } = mailerFor(url.replace('127.0.0.1', '0.0.0.0').replace('//', '//wer:geheim@'));
		expect(await send(BRIEF)).toMatchObject(sentence('keine Verschlüsselung an'));
		expect(told).not.toHaveBeenCalled();
	});

	test('from the start where the server does not is said in a sentence', async () => {
		const { url } = await startMailServer();
		const { send } = mailerFor(url.replace('smtp:', 'smtps:'));
		expect(await send(BRIEF)).toMatchObject(sentence('smtp:// statt smtps://'));
	});
});

test('a server that is not there, or cut off after the text, is to be tried again', async () => {
	const gone = { kind: 'retry', content: false };
	expect(await mailerFor(NOBODY).send(BRIEF)).toMatchObject({
		...gone,
		cause: 'Keine Verbindung zum Mailserver',
	});
	const server: MailServer = await startMailServer({
		onData: (stream) => void stream.resume().on('end', () => server.cut()),
	});
	expect(await mailerFor(server.url).send(BRIEF)).toMatchObject({
		...gone,
		cause: 'Verbindung zum Mailserver abgebrochen',
	});
});

describe('a server that hangs is cut off', () => {
	test('after the text', async () => {
		const { url } = await startMailServer({ onData: (stream) => void stream.resume() });
		const result = await mailerFor(url, { silenceMs: 300, totalMs: 60_000 }).send(BRIEF);
		expect(result).toMatchObject({ ...sentence('nicht rechtzeitig'), content: false });
	});

	test('without a greeting, as one that wants smtps:// does it, which is said', async () => {
		const { url } = await startMailServer({ onConnect: () => {} });
		const { send } = mailerFor(url, { connectMs: 300 });
		expect(await send(BRIEF)).toMatchObject(sentence(/nicht rechtzeitig.*smtps:\/\/ statt smtp:/));
	});

	test('even when every single reply comes just in time', async () => {
		const { url } = await startMailServer({
			onConnect: (_session, callback) => void setTimeout(callback, 250),
			onMailFrom: (_from, _session, callback) => void setTimeout(callback, 250),
		});
		const result = await mailerFor(url, { totalMs: 400 }).send(BRIEF);
		expect(result).toMatchObject(sentence('nicht rechtzeitig'));
	});
});

test('closing ends what is being sent as to be tried again', async () => {
	const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
	const { send, close } = await withServer({ onMailFrom: () => begin() });
	const sending = send(BRIEF);
	await begun;
	close();
	expect(await sending).toMatchObject({ kind: 'retry' });
	// Sooner than any of the mailer's own limits.
}, 10_000);
