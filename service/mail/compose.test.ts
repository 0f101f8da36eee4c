import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, test } from 'vitest';
import type { AnfrageRow } from '../db/anfrage-row.ts';
import { composeMail } from './compose.ts';
import { ADDRESSING, sampleRow } from './testing/sample-row.ts';

/** The mail as it goes over the wire, and as another implementation reads it. */
async function written(changes: Partial<AnfrageRow> = {}): Promise<Email & { raw: string }> {
	const stream = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
	const { message } = await stream.sendMail(
		composeMail({ kind: 'anfrage', anfrage: sampleRow(changes) }, ADDRESSING),
	);
	const raw = message.toString();
	return { raw, ...(await PostalMime.parse(raw)) };
}

function headers(raw: string): string {
	return raw.slice(0, raw.indexOf('\r\n\r\n'));
}

function header(mail: Email, name: string): string | undefined {
	return mail.headers.find(({ key }) => key === name)?.value;
}

describe('the headers', () => {
	test('name site, owner and visitor', async () => {
		const mail = await written();
		expect(mail.from).toEqual({ name: 'Max Mustermann', address: 'website@seite.example' });
		expect(mail.to).toEqual([{ name: 'Max Mustermann', address: 'inhaber@postfach.example' }]);
		expect(mail.replyTo).toEqual([{ name: 'Änne Beispiel', address: 'aenne@beispiel.example' }]);
		expect(mail.subject).toBe('Anfrage 7K3F-22 von Änne Beispiel');
	});

	test('carry the time of acceptance and a Message-ID that is always the same', async () => {
		const [first, second] = [await written(), await written()];
		expect(first.date).toBe('2026-03-02T10:00:00.000Z');
		expect(first.messageId).toBe('<0b0c7c64-8f5e-4d63-9a9e-2b1f4a2b7c11@seite.example>');
		expect(second.messageId).toBe(first.messageId);
	});

	test('say that a program wrote it, which no list and no holiday notice answers', async () => {
		const mail = await written();
		expect(header(mail, 'auto-submitted')).toBe('auto-generated');
		expect(mail.headers.filter(({ key }) => /^(list-|precedence|x-mailer)/.test(key))).toEqual([]);
	});

	test('hold plain text in UTF-8 and nothing else', async () => {
		const mail = await written();
		expect(header(mail, 'content-type')).toBe('text/plain; charset=utf-8');
		expect(mail.html).toBeUndefined();
		expect(mail.attachments).toEqual([]);
	});
});

describe('names', () => {
	test.each([
		['umlauts', 'Jörg', 'Müßig'],
		['emoji', '👩‍💻 Ada', 'Öz 🇩🇪'],
		['a comma', 'Meier, Dr.', 'Anna'],
		['quotation marks and brackets', '"Anna" <a@b.example>', '(x); \\ :'],
		['300 characters', 'Ä'.repeat(150), 'x'.repeat(149)],
		['300 emoji', '👩‍💻'.repeat(60), 'x'],
		['another script', '山田', 'שלום'],
	])('with %s arrive as they are', async (_, vorname, nachname) => {
		const mail = await written({ vorname, nachname });
		expect(mail.subject).toBe(`Anfrage 7K3F-22 von ${vorname} ${nachname}`);
		expect(mail.replyTo).toEqual([
			{ name: `${vorname} ${nachname}`, address: 'aenne@beispiel.example' },
		]);
	});

	test.each(['\r\nBcc: opfer@x.example', '\nBcc: opfer@x.example', '\rBcc: opfer@x.example'])(
		'with a line break (%j) make no header of their own',
		async (trick) => {
			const mail = await written({ vorname: `Anna${trick}`, nachname: `B${trick}` });
			expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
			expect(headers(mail.raw)).not.toMatch(/^bcc/im);
			expect(mail.subject).toBe(
				'Anfrage 7K3F-22 von Anna Bcc: opfer@x.example B Bcc: opfer@x.example',
			);
		},
	);

	test('cannot turn the reading direction or hide characters', async () => {
		const marks =
			'\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\ufeff';
		const mail = await written({ vorname: `An${marks}na`, nachname: `${marks}gpj.exe` });
		expect(mail.subject).toBe('Anfrage 7K3F-22 von Anna gpj.exe');
		expect(mail.replyTo?.[0]).toMatchObject({ name: 'Anna gpj.exe' });
	});

	test('carry no control characters', async () => {
		const mail = await written({
			vorname: 'An\u0000na\u001b[31m',
			nachname: 'B\u007fC\u009bD\u2028E',
		});
		expect(mail.subject).toBe('Anfrage 7K3F-22 von An na [31m B C D E');
		expect(mail.replyTo?.[0]).toMatchObject({ name: 'An na [31m B C D E' });
	});

	test('cannot bring their own encoding', async () => {
		const mail = await written({ vorname: '=?UTF-8?Q?=E2=80=AEb=C3=B6se?=', nachname: 'Anna' });
		expect(mail.subject).toBe('Anfrage 7K3F-22 von = ?UTF-8?Q?=E2=80=AEb=C3=B6se?= Anna');
		expect(mail.replyTo?.[0]).toMatchObject({ name: '= ?UTF-8?Q?=E2=80=AEb=C3=B6se?= Anna' });
	});

	test('without end are cut in the headers and whole in the text', async () => {
		const vorname = 'ä'.repeat(20_000);
		const mail = await written({ vorname });
		expect([...(mail.subject ?? '')].length).toBeLessThan(700);
		expect(mail.subject).toMatch(/…$/);
		expect(mail.text).toContain(vorname);
		for (const line of headers(mail.raw).split('\r\n')) expect(line.length).toBeLessThan(998);
	});
});

describe('an address that mail programs misread or SMTP cannot carry', () => {
	test.each([
		'=?utf-8?q?chef=40bank.example?=@beispiel.example',
		'a=?b@beispiel.example',
		`${'a'.repeat(65)}@beispiel.example`,
		`anna@${'b.'.repeat(200)}example`,
	])('%s stays out of Reply-To; the text has it and says so', async (email) => {
		const mail = await written({ email });
		expect(mail.replyTo).toBeUndefined();
		expect(mail.text).toContain(`E-Mail: ${email}\n`);
		expect(mail.text).toContain('Bitte nicht auf diese E-Mail antworten');
	});

	test.each(['anna@localhost', "o'hara+web@beispiel.example", '{x}|~`@b.example'])(
		'is not %s',
		async (email) => {
			expect((await written({ email })).replyTo?.[0]).toMatchObject({ address: email });
		},
	);
});

describe('the text', () => {
	test('has everything the visitor wrote', async () => {
		const mail = await written({ message: 'Erste Zeile\n\n  > eingerückt\nFrom mir\n中文 👩‍💻' });
		expect(mail.text).toBe(`Neue Anfrage über https://www.seite.example

Name: Änne Beispiel
E-Mail: aenne@beispiel.example
Telefon: +49 231 123456
Eingang: Montag, 2. März 2026 um 11:00 Uhr
Nummer: 17
Zeichen: 7K3F-22

Erste Zeile

  > eingerückt
From mir
中文 👩‍💻

Ihre Antwort auf diese E-Mail geht an den Absender der Anfrage.
`);
	});

	test('says so where the visitor wrote nothing', async () => {
		const mail = await written({ message: '', phone: '' });
		expect(mail.text).toContain('Telefon: –\n');
		expect(mail.text).toContain('(ohne Nachricht)');
	});

	test('of a megabyte in one word arrives whole, in lines SMTP can carry', async () => {
		const message = 'ü'.repeat(500_000);
		const mail = await written({ message });
		expect(mail.text?.includes(message)).toBe(true);
		expect(Math.max(...mail.raw.split('\r\n').map((line) => line.length))).toBeLessThan(998);
	});
});

test('the short notice names inquiry and command and has nothing of the visitor', async () => {
	const stream = createTransport({ streamTransport: true, buffer: true });
	const anfrage = sampleRow({ message: 'gratis Gewinn' });
	const { message } = await stream.sendMail(composeMail({ kind: 'hinweis', anfrage }, ADDRESSING));
	const mail = await PostalMime.parse(message.toString());
	expect(mail.subject).toBe('Anfrage 7K3F-22 liegt bereit (Nr. 17)');
	expect(mail.text).toContain('npm run anfragen -- show 17');
	expect(message.toString()).not.toMatch(/gratis|nne|beispiel\.example/);
});
