import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { ADDRESSING, fixtureRow } from '../testing/fixture-row.ts';
import { NOBODY } from '../testing/mail-settings.ts';
import { HOUR } from '../times.ts';
import type { Message } from './compose.ts';
import { createMailer, type Mailer, type MailTimeouts } from './mailer.ts';

const MESSAGE: Message = { kind: 'anfrage', anfrage: fixtureRow() };

/** How the mailer is set; `urlOf` makes its setting of the server's address. */
type Settings = Partial<MailTimeouts> & { urlOf?: (url: string) => string };

async function withServer(
	options: SMTPServerOptions = {},
	{ connectMs = HOUR, totalMs = HOUR, urlOf = (url) => url }: Settings = {},
): Promise<Mailer & MailServer> {
	const server = await startMailServer(options);
	const config = { ...ADDRESSING, smtpUrl: urlOf(server.url) };
	const mailer = createMailer(config, { connectMs, totalMs });
	onTestFinished(() => server[Symbol.asyncDispose]());
	return { ...server, ...mailer };
}

const withLogin = (url: string) => url.replace('//', '//wer:geheim@');
/** Not loopback by name, and yet this machine. */
const elsewhere = (url: string) => withLogin(url.replace('127.0.0.1', '0.0.0.0'));

test('mails go to the owner alone; the server is greeted by the site’s domain', async () => {
	const greeted: unknown[] = [];
	const { send, verify, mails } = await withServer({
		onMailFrom: (_from, session, answer) => {
			greeted.push(session.hostNameAppearsAs);
			answer();
		},
	});
	expect([await verify(), await send(MESSAGE)]).toEqual([null, { kind: 'sent' }]);
	const envelope = { from: 'website@seite.example', to: ['inhaber@postfach.example'] };
	expect(mails).toMatchObject([{ envelope }]);
	expect(greeted).toEqual(['www.seite.example']);
});

/** A refusal in words that quote the visitor. */
const refusal = (code: number) =>
	Object.assign(new Error('5.7.1 Änne Beispiel\r\n ist Spam'), { responseCode: code });
const refuse = (code: number) => (_told: unknown, _session: unknown, answer: (no: Error) => void) =>
	answer(refusal(code));
const refuseText = (code: number): SMTPServerOptions => ({
	onData: (stream, _session, answer) => {
		stream.resume().on('end', () => answer(refusal(code)));
	},
});
const strict = { authOptional: false, allowInsecureAuth: true, onAuth: refuse(535) };
const slowly = (_told: unknown, answer: () => void) => void setTimeout(answer, 250);
const slow: SMTPServerOptions = {
	onConnect: slowly,
	onMailFrom: (_from, session, answer) => slowly(session, answer),
};
const noTls = { urlOf: (url: string) => url.replace('smtp:', 'smtps:') };

test.each<[string, 'transport' | 'other', string, SMTPServerOptions, Settings?]>([
	[
		'refuses at the door',
		'transport',
		'lehnt ab (421 5.7.1)',
		{ onConnect: (_to, no) => no(refusal(421)) },
	],
	['refuses the sender', 'other', 'lehnt ab (530 5.7.1)', { onMailFrom: refuse(530) }],
	['refuses the recipient', 'other', 'lehnt ab (550 5.7.1)', { onRcptTo: refuse(550) }],
	['refuses for now', 'other', 'lehnt ab (452 5.7.1)', refuseText(452)],
	[
		'refuses the login',
		'transport',
		'lehnt die Anmeldung ab (535 5.7.1)',
		strict,
		{ urlOf: withLogin },
	],
	['is not there', 'transport', 'Keine Verbindung', {}, { urlOf: () => NOBODY }],
	[
		'does not greet',
		'transport',
		'meldet sich nicht rechtzeitig',
		{ onConnect: () => {} },
		{ connectMs: 300 },
	],
	['replies just before each time-out', 'transport', 'nicht rechtzeitig', slow, { totalMs: 400 }],
	['is elsewhere and has no TLS', 'transport', 'keine Verschlüsselung', {}, { urlOf: elsewhere }],
	['has no TLS at its port', 'transport', 'keine Verschlüsselung zustande. In SMTP_URL', {}, noTls],
	[
		'has a wrong certificate',
		'transport',
		'Zertifikat',
		{ disabledCommands: [] },
		{ urlOf: elsewhere },
	],
])(
	'a mail to a server that %s waits as for a failed %s: „%s“',
	async (_server, failed, cause, options, settings) => {
		const { send, mails } = await withServer(options, settings);
		const result = await send(MESSAGE);
		expect(result).toMatchObject({ kind: 'refused', failed });
		expect(result).toHaveProperty('cause', expect.stringContaining(cause));
		expect(result).not.toHaveProperty('cause', expect.stringContaining('Änne'));
		expect(JSON.stringify(result)).not.toContain('geheim');
		expect(mails).toEqual([]);
	},
);

test('a refused text is told from other refusals, with the server’s words', async () => {
	const { send } = await withServer(refuseText(554));
	expect(await send(MESSAGE)).toEqual({
		kind: 'refused',
		cause: 'Der Mailserver lehnt ab (554 5.7.1)',
		words: expect.stringContaining('Änne Beispiel ist Spam'),
		failed: 'content',
	});
});

test('a server that cuts the line after the text gets it once: the worker decides when again', async () => {
	const got = vi.fn();
	const { send, cut } = await withServer({
		onData: (stream) =>
			void stream.resume().on('end', () => {
				got();
				cut();
			}),
	});
	expect(await send(MESSAGE)).toMatchObject({ cause: 'Keine Verbindung zum Mailserver' });
	expect(got).toHaveBeenCalledOnce();
});

test('nothing is said to another machine unencrypted; a relay on this one may have a self-signed certificate', async () => {
	const told = vi.fn();
	const heard = { allowInsecureAuth: true, onAuth: told, onMailFrom: told };
	const { send } = await withServer(heard, { urlOf: elsewhere });
	await send(MESSAGE);
	expect(told).not.toHaveBeenCalled();
	const relay = await withServer({ disabledCommands: [] });
	expect(await relay.send(MESSAGE)).toEqual({ kind: 'sent' });
});

test('a mail that hangs holds up no other', async () => {
	const hold = Promise.withResolvers<void>();
	let isFirst = true;
	const { send, mails } = await withServer({
		onMailFrom: (_from, _session, answer) => {
			if (!isFirst) return answer();
			isFirst = false;
			hold.promise.then(() => answer());
		},
	});
	const first = send(MESSAGE);
	expect(await send(MESSAGE)).toEqual({ kind: 'sent' });
	hold.resolve();
	expect([await first, mails.length]).toEqual([{ kind: 'sent' }, 2]);
});

test('why the login fails is said, also where it is never answered', async () => {
	const { verify } = await withServer(strict, { urlOf: withLogin });
	expect(await verify()).toBe('Der Mailserver lehnt die Anmeldung ab (535 5.7.1)');
	const silent = await withServer(
		{ ...strict, onAuth: () => {} },
		{ urlOf: withLogin, totalMs: 300 },
	);
	expect(await silent.verify()).toContain('nicht rechtzeitig');
});
