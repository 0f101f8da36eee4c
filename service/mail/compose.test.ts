import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { expect, test } from 'vitest';
import type { StoredAnfrage } from '../db/stored-anfrage.ts';
import { ADDRESSING, fixtureRow } from '../testing/fixture-row.ts';
import { composeMail, type Message } from './compose.ts';

/** The mail as it goes over the wire, and as another implementation reads it. */
async function written(
	changes: Partial<StoredAnfrage> = {},
	kind: Exclude<Message['kind'], 'digest'> = 'anfrage',
): Promise<Email & { raw: string }> {
	const stream = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
	const mail = composeMail({ kind, anfrage: fixtureRow(changes) }, ADDRESSING);
	const raw = (await stream.sendMail(mail)).message.toString();
	return { raw, ...(await PostalMime.parse(raw)) };
}

test('the headers name site, owner and visitor, the time of acceptance and a Message-ID of its own', async () => {
	const mail = await written();
	expect(mail).toMatchObject({
		from: { name: 'Website Max Mustermann', address: 'website@seite.example' },
		to: [{ name: 'Max Mustermann', address: 'inhaber@postfach.example' }],
		replyTo: [{ name: 'Änne Beispiel', address: 'aenne@beispiel.example' }],
		subject: 'Anfrage 7K3F-22',
		date: '2026-03-02T10:00:00.000Z',
		messageId: '<0b0c7c64-8f5e-4d63-9a9e-2b1f4a2b7c11@seite.example>',
	});
	// No holiday notice answers it.
	const generated = expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' });
	expect(mail.headers).toContainEqual(generated);
});

const bidi = '\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\ufeff';

test.each([
	['another script and emoji as they are', '山田 👩‍💻', 'Öz 🇩🇪', '山田 👩‍💻 Öz 🇩🇪'],
	['its marks as they are', '"Meier, Dr." <a@b.example>', '(x); \\ :', null],
	['300 characters as they are', 'Ä'.repeat(150), 'x'.repeat(149), null],
	['a line break as a space', 'A\r\nBcc: x@y.z', 'B\nBcc: x', 'A Bcc: x@y.z B Bcc: x'],
	['control characters as spaces', 'A\u0000B\u001b[31m', 'C\u009bD\u2028E', 'A B [31m C D E'],
	['nothing that turns the reading direction', `An${bidi}na`, `${bidi}gpj.exe`, 'Anna gpj.exe'],
	['no encoding of its own', '=?UTF-8?Q?=E2=80=AE?=', 'A', '= ?UTF-8?Q?=E2=80=AE?= A'],
])('the headers carry a name with %s', async (_, vorname, nachname, expected) => {
	const mail = await written({ vorname, nachname });
	const name = expected ?? `${vorname} ${nachname}`;
	// Mail servers log and quote it.
	expect(mail.subject).toBe('Anfrage 7K3F-22');
	expect(mail.replyTo).toEqual([{ name, address: 'aenne@beispiel.example' }]);
	expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
});

test('a very long name and text arrive in lines that SMTP can carry, with the whole name in the text', async () => {
	const [vorname, message] = ['ä'.repeat(20_000), 'ü'.repeat(500_000)];
	const mail = await written({ vorname, message });
	expect(mail.replyTo?.[0]?.name).toBe('ä'.repeat(640));
	expect(mail.text).toContain(vorname);
	expect(mail.text?.includes(message)).toBe(true);
	expect(Math.max(...mail.raw.split('\r\n').map((line) => line.length))).toBeLessThan(998);
});

test.each([
	['a=?b@beispiel.example', false],
	[`${'a'.repeat(65)}@beispiel.example`, false],
	[`anna@${'b.'.repeat(200)}example`, false],
	['anna@localhost', true],
	["o'hara+web@beispiel.example", true],
	['{x}|~`@b.example', true],
])('%s becomes the reply address, or the text says that it cannot: %j', async (email, canBe) => {
	const mail = await written({ email });
	expect(mail.replyTo?.map(({ address }) => address)).toEqual(canBe ? [email] : undefined);
	expect(mail.text).toContain(`E-Mail: ${email}\n`);
	expect(mail.text?.includes('Bitte nicht auf diese E-Mail antworten')).toBe(!canBe);
});

test('the text has everything the visitor wrote', async () => {
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

test('the text says so where the visitor wrote nothing', async () => {
	const mail = await written({ message: '', phone: '' });
	expect(mail.text).toContain('Telefon: –\n');
	expect(mail.text).toContain('(ohne Nachricht)');
});

test('the short notice names inquiry and command and contains no word of the visitor', async () => {
	const { subject, text, raw } = await written({ message: 'gratis Gewinn' }, 'notice');
	expect(subject).toBe('Anfrage 7K3F-22 liegt bereit');
	expect(text).toContain('npm run anfragen -- show 17');
	expect(raw).not.toMatch(/gratis|nne|beispiel\.example/);
});

test('a marked inquiry has a subject to filter by, its reasons, and how to take the mark away', async () => {
	const { subject, messageId, text } = await written({ spamReasons: ['no-browser', 'near-copy'] });
	expect(subject).toBe('Anfrage 7K3F-22 (vielleicht Werbung)');
	// Mail programs must not take the mail without the mark for a copy.
	expect(messageId).not.toBe((await written()).messageId);
	expect(text).toMatch(/Vielleicht Werbung: nicht aus einem Browser.*; fast gleicher Text/);
	expect(text).toContain('npm run anfragen -- gut 17\n');
});

test('a digest lists number, zeichen, name and first line, without the words of a refused text', () => {
	const refused = fixtureRow({ id: 18, mailKind: 'notice' });
	const { subject, text } = composeMail(
		{ kind: 'digest', marked: true, anfragen: [fixtureRow(), refused] },
		ADDRESSING,
	);
	expect(subject).toBe('2 Anfragen (vielleicht Werbung)');
	expect(text).toMatch(/\n17 {2}7K3F-22 {2}Änne Beispiel {2}Wir hätten gern eine neue Website\.\n/);
	expect(text).toMatch(/\n18 {2}7K3F-22\n/);
	expect(text).toMatch(/show NUMMER\n.*gut NUMMER/);
});
