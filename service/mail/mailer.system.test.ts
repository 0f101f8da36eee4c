import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { ADDRESSING, fixtureRow } from '../testing/fixture-row.ts';
import { NOBODY, refusal } from '../testing/mail-settings.ts';
import { HOUR } from '../times.ts';
import type { Message } from './compose.ts';
import { createSmtpMailer, type Mailer, type MailTimeouts } from './mailer.ts';

const LONG: MailTimeouts = { connectMs: HOUR, totalMs: HOUR };
const MESSAGE: Message = { kind: 'anfrage', anfrage: fixtureRow() };

/** A mailer and the server it mails over; `urlOf` makes its setting of the server's address. */
async function withServer(
	options: SMTPServerOptions = {},
	timeouts: Partial<MailTimeouts> = {},
	urlOf = (url: string) => url,
): Promise<Mailer & MailServer> {
	const server = await startMailServer(options);
	const config = { ...ADDRESSING, smtpUrl: urlOf(server.url) };
	const mailer = createSmtpMailer(config, { ...LONG, ...timeouts });
	onTestFinished(() => {
		mailer.close();
		return server[Symbol.asyncDispose]();
	});
	return { ...server, ...mailer };
}

const withLogin = (url: string) => url.replace('//', '//wer:geheim@');
const refusedFor = (cause: string | RegExp) => ({
	kind: 'refused',
	cause: expect.stringMatching(cause),
	isContentRefused: false,
});

test('the service greets the mail server by the site’s domain', async () => {
	const greeted: unknown[] = [];
	const { send } = await withServer({
		onMailFrom: (_from, session, answer) => {
			greeted.push(session.hostNameAppearsAs);
			answer();
		},
	});
	await send(MESSAGE);
	expect(greeted).toEqual(['www.seite.example']);
});

test('mails go to the owner alone, also after the server has closed the connection', async () => {
	const { send, mails, cut } = await withServer();
	expect(await send(MESSAGE)).toEqual({ kind: 'sent' });
	cut();
	expect(await send(MESSAGE)).toEqual({ kind: 'sent' });
	const envelope = { from: 'website@seite.example', to: ['inhaber@postfach.example'] };
	expect(mails).toMatchObject([{ envelope }, { envelope }]);
});

const words = '5.7.1 Änne Beispiel\r\n ist Spam';
const refuse = (code: number) => (_told: unknown, _session: unknown, answer: (no: Error) => void) =>
	answer(refusal(code, words));
const refuseText = (code: number): SMTPServerOptions => ({
	onData: (stream, _session, answer) => {
		stream.resume().on('end', () => answer(refusal(code, words)));
	},
});

test.each<[number, string, boolean, SMTPServerOptions]>([
	[421, 'at the door', false, { onConnect: (_session, answer) => answer(refusal(421, words)) }],
	[530, 'of the sender', false, { onMailFrom: refuse(530) }],
	[550, 'of the recipient', false, { onRcptTo: refuse(550) }],
	[452, 'of the text, for now', false, refuseText(452)],
	[503, 'of the session', false, refuseText(503)],
	[552, 'of the text', true, refuseText(552)],
	[554, 'of the text', true, refuseText(554)],
])(
	'refused with %i %s, a mail waits; text refused: %s',
	async (code, _what, isContentRefused, refusing) => {
		const { send } = await withServer(refusing);
		expect(await send(MESSAGE)).toEqual({
			kind: 'refused',
			// Nobody is quoted here.
			cause: `Der Mailserver lehnt ab (${code} 5.7.1)`,
			words: expect.stringContaining('Änne Beispiel ist Spam'),
			isContentRefused,
		});
	},
);

test('a refused login does not reveal the password', async () => {
	const strict: SMTPServerOptions = {
		authOptional: false,
		allowInsecureAuth: true,
		onAuth: (_auth, _session, answer) => answer(refusal(535, 'falsches Passwort')),
	};
	const { send, verify } = await withServer(strict, {}, withLogin);
	const result = await send(MESSAGE);
	expect(result).toMatchObject(refusedFor(/lehnt die Anmeldung ab \(535\)$/));
	expect(JSON.stringify(result)).not.toContain('geheim');
	expect(await verify()).toBe('Der Mailserver lehnt die Anmeldung ab (535)');
});

test('a relay on this machine may have a self-signed certificate', async () => {
	const { send } = await withServer({ disabledCommands: [] });
	expect(await send(MESSAGE)).toEqual({ kind: 'sent' });
});

test('mails to another machine are never sent unencrypted', async () => {
	const told = vi.fn();
	// Not loopback by name, and yet this machine.
	const elsewhere = (url: string) => withLogin(url.replace('127.0.0.1', '0.0.0.0'));
	const heard = { allowInsecureAuth: true, onAuth: told, onMailFrom: told };
	const { send } = await withServer(heard, {}, elsewhere);
	expect(await send(MESSAGE)).toMatchObject(refusedFor('keine Verschlüsselung zustande'));
	expect(told).not.toHaveBeenCalled();
});

test('a certificate that is not valid is named, with what to do', async () => {
	const elsewhere = (url: string) => url.replace('127.0.0.1', '0.0.0.0');
	const { send } = await withServer({ disabledCommands: [] }, {}, elsewhere);
	expect(await send(MESSAGE)).toMatchObject(
		refusedFor('Zertifikat des Mailservers gilt nicht. Bitte in SMTP_URL'),
	);
});

test('smtps:// to a server without TLS is explained in one sentence', async () => {
	const { send } = await withServer({}, {}, (url) => url.replace('smtp:', 'smtps:'));
	expect(await send(MESSAGE)).toMatchObject(
		refusedFor('keine Verschlüsselung zustande. In SMTP_URL'),
	);
});

test('a server that is not there or closes after the text is tried again', async () => {
	const gone = await withServer({}, {}, () => NOBODY);
	expect(await gone.send(MESSAGE)).toMatchObject(refusedFor('Keine Verbindung zum Mailserver'));
	const { send, cut } = await withServer({
		onData: (stream) => void stream.resume().on('end', () => cut()),
	});
	expect(await send(MESSAGE)).toMatchObject(refusedFor('Keine Verbindung zum Mailserver'));
});

test('a server without a greeting is given up in time, with the advice to use smtps://', async () => {
	const { send } = await withServer({ onConnect: () => {} }, { connectMs: 300 });
	expect(await send(MESSAGE)).toMatchObject(refusedFor('smtps:// zu Port 465'));
});

test('a server is given up in time even when each reply comes just before its time-out', async () => {
	const slow: SMTPServerOptions = {
		onConnect: (_session, answer) => void setTimeout(answer, 250),
		onMailFrom: (_from, _session, answer) => void setTimeout(answer, 250),
	};
	const { send } = await withServer(slow, { totalMs: 400 });
	expect(await send(MESSAGE)).toMatchObject(refusedFor('nicht rechtzeitig'));
});
