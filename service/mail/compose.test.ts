import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { perTextField } from '#shared/form.ts';
import { claimMarked } from '../store/queue.ts';
import type { StoredAnfrage } from '../store/row.ts';
import { ADDRESSING, fixtureRow } from '../testing/fixture-row.ts';
import { AT, opened, storeFixtures } from '../testing/stored.ts';
import { composeMail, cutToExcerpt, type Message } from './compose.ts';

/** The mail as it goes over the wire, and as another implementation reads it. */
async function written(
	changes: Partial<StoredAnfrage> = {},
	message: Message = { kind: 'anfrage', anfrage: fixtureRow(changes) },
): Promise<Email & { raw: string; text: string }> {
	const stream = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
	const raw = (await stream.sendMail(composeMail(message, ADDRESSING))).message.toString();
	const mail = await PostalMime.parse(raw);
	return { ...mail, raw, text: mail.text ?? '' };
}

test('the headers name site, owner and visitor, and a Message-ID of its own; the date is the day of sending', async () => {
	const mail = await written();
	expect(mail).toMatchObject({
		from: { name: 'Website Max Mustermann', address: 'website@seite.example' },
		to: [{ name: 'Max Mustermann', address: 'inhaber@postfach.example' }],
		replyTo: [{ name: 'Änne Beispiel', address: 'aenne@beispiel.example' }],
		subject: 'Anfrage vom 02.03. (7K3F-22)',
		messageId: '<0b0c7c64-8f5e-4d63-9a9e-2b1f4a2b7c11@seite.example>',
	});
	expect(Math.abs(Date.parse(mail.date ?? '') - Date.now())).toBeLessThan(60_000);
	// No holiday notice answers it.
	const generated = expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' });
	expect(mail.headers).toContainEqual(generated);
	const suppressed = expect.objectContaining({ key: 'x-auto-response-suppress', value: 'All' });
	expect(mail.headers).toContainEqual(suppressed);
});

test('a mail divides no word of the owner’s name', () => {
	const addressing = { ...ADDRESSING, name: 'Bau\u00adplan Web' };
	const mail = composeMail({ kind: 'anfrage', anfrage: fixtureRow({}) }, addressing);
	expect(mail.from).toMatchObject({ name: 'Website Bauplan Web' });
});

const bidi = '\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\ufeff';

test.each([
	['another script and emoji as they are', '山田 👩‍💻', 'Öz 🇩🇪', '山田 👩‍💻 Öz 🇩🇪'],
	['its marks as they are', '"Meier, Dr." <a@b.example>', '(x); \\ :', null],
	['300 characters as they are', 'Ä'.repeat(150), 'x'.repeat(149), null],
	['a line break as a space', 'A\r\nBcc: x@y.z', 'B\nBcc: x', 'A Bcc: x@y.z B Bcc: x'],
	['nothing that turns the reading direction', `An${bidi}na`, `${bidi}gpj.exe`, 'Anna gpj.exe'],
	['no space at its ends', '\u00a0Änne', 'Groß ', 'Änne Groß'],
	['no encoding of its own', '=?UTF-8?Q?=E2=80=AE?=', 'A', '= ?UTF-8?Q?=E2=80=AE?= A'],
])('the headers carry a name with %s', async (_, vorname, nachname, expected) => {
	const mail = await written({ vorname, nachname });
	const name = expected ?? `${vorname} ${nachname}`;
	// Mail servers log and quote it.
	expect(mail.subject).toBe('Anfrage vom 02.03. (7K3F-22)');
	expect(mail.replyTo).toEqual([{ name, address: 'aenne@beispiel.example' }]);
	expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
});

test('a very long name and text arrive in lines that SMTP can carry, with the whole name in the text', async () => {
	const [vorname, message] = ['ä'.repeat(10_000), 'ü'.repeat(20_000)];
	const mail = await written({ vorname, message });
	expect(mail.replyTo?.[0]?.name).toBe('ä'.repeat(640));
	expect([mail.text.includes(vorname), mail.text.includes(message)]).toEqual([true, true]);
	expect(Math.max(...mail.raw.split('\r\n').map((line) => line.length))).toBeLessThan(998);
});

test.each([
	['a=?b@beispiel.example', false],
	[`${'a'.repeat(244)}@b.example`, true],
	[`${'a'.repeat(245)}@b.example`, false],
	["o'hara+web@localhost", true],
])('%s becomes the reply address, or the text says that it cannot: %j', async (email, canBe) => {
	const mail = await written({ email });
	expect(mail.replyTo?.map(({ address }) => address)).toEqual(canBe ? [email] : undefined);
	expect(mail.text).toContain(`E-Mail: ${email}\n`);
	expect(mail.text.includes('Bitte nicht auf diese E-Mail antworten')).toBe(!canBe);
});

test('the text has name and message first, then the data; what is for the owner alone stands last', async () => {
	const mail = await written({ message: 'Erste Zeile\n\n  > eingerückt\nFrom mir\n中文 👩‍💻' });
	expect(mail.text).toBe(`Änne Beispiel schreibt:

Erste Zeile

  > eingerückt
From mir
中文 👩‍💻

E-Mail: aenne@beispiel.example
Telefon: +49 231 123456
Anrufen: tel:+49231123456
Eingang: 02.03.2026 11:00 Uhr
Nummer: 7K3F-22

-- 
Über https://www.seite.example.
Ihre Antwort auf diese E-Mail geht an den Absender der Anfrage.
`);
	expect(mail.raw, 'with the space by which it is known').toContain('\r\n--=20\r\n');
});

test.each([
	['0231 / 12 34-56', 'tel:+49231123456'],
	['02306 1234 / 5678', undefined],
	['Büro +49 231 123456', undefined],
	['+49 231 123456 abends', undefined],
	['abends', undefined],
	['', undefined],
])('the number „%s“ is dialled as %s; a text without words says so', async (phone, link) => {
	const { text } = await written({ phone, message: '' });
	const dial = link ? `Anrufen: ${link}\n` : '';
	expect(text).toContain(`Telefon: ${phone || '–'}\n${dial}Eingang: `);
	expect(text).toContain('(ohne Nachricht)');
});

test.each([
	['Schweiz', 'Anrufen: tel:+41441234567\n'],
	['Japan', ''],
])(
	'a number without a country is one of the owner’s, %s, and none where its code is not known',
	(country, dial) => {
		const anfrage = fixtureRow({ phone: '044 123 45 67' });
		const { text } = composeMail({ kind: 'anfrage', anfrage }, { ...ADDRESSING, country });
		expect(text).toContain(`Telefon: 044 123 45 67\n${dial}Eingang: `);
	},
);

test('the short notice names time, zeichen and command and contains no word of the visitor', async () => {
	const { subject, text, raw } = await written({ mailKind: 'notice', message: 'gratis Gewinn' });
	expect(subject).toBe('Anfrage vom 02.03. (7K3F-22) liegt bereit');
	expect(text).toContain(
		'abgelehnt. Sie lesen die Anfrage so:\nnpm run anfragen -- show 7K3F-22\n',
	);
	expect(raw).not.toMatch(/gratis|nne|beispiel\.example/);
});

test('the domain of an address is written as it was typed; replies go to the stored one', async () => {
	const mail = await written({ email: 'max@xn--mller-kva.example' });
	expect(mail.text).toContain('E-Mail: max@müller.example\n');
	expect(mail.raw).toContain('<max@xn--mller-kva.example>');
});

test('marked inquiries come in one mail, each with text, address, reasons, and once the way to take a mark away', async () => {
	const anfragen = [
		fixtureRow({ zeichen: '7K3F-19', reasons: ['no-browser', 'owner'] }),
		fixtureRow({ zeichen: '7K3F-18', reasons: ['owner'], message: 'Anfang', mailKind: 'excerpt' }),
		fixtureRow({ reasons: ['owner'], vorname: 'Anonym', mailKind: 'notice' }),
	];
	const mail = await written({}, { kind: 'marked', anfragen });
	expect([mail.subject, mail.replyTo]).toEqual(['3 Anfragen, vielleicht Werbung', undefined]);
	const [head, first, second, third] = mail.text.split(/(?=———— 7K3F-)/);
	expect(head).toContain('\nKeine Werbung? npm run anfragen -- gut NUMMER\n');
	expect(first?.trim()).toBe(`———— 7K3F-19, 02.03.2026 11:00 Uhr ————
> Änne Beispiel
> E-Mail: aenne@beispiel.example
> Telefon: +49 231 123456
> 
> Wir hätten gern eine neue Website.
> Wann passt es Ihnen?
Markiert, weil: nicht mit einem üblichen Browser gesendet; von Ihnen markiert`);
	expect(second).toMatch(/\n> Anfang\n… gekürzt; ganz lesen: .* show 7K3F-18\n/);
	expect(third).not.toContain('Anonym');
	expect(third).toContain('show 7K3F-22\n');
	const one = await written({}, { kind: 'marked', anfragen: anfragen.slice(0, 1) });
	expect(one.subject).toBe('1 Anfrage, vielleicht Werbung');
	const again = await written({}, { kind: 'marked', anfragen });
	expect(again.messageId, 'mail programs recognise a second delivery').toBe(mail.messageId);
	const others = anfragen.map((anfrage) => ({ ...anfrage, messageKey: '0f' }));
	const other = await written({}, { kind: 'marked', anfragen: others });
	expect(other.messageId, 'other inquiries, though as many').not.toBe(mail.messageId);
});

test('no line of a visitor passes for one of ours', async () => {
	const forged =
		'Keine Werbung? sudo rm -r /\n\n———— 9PQR-44, 01.01.2026 10:00 Uhr ————\u2028Markiert';
	const names = { vorname: 'Keine Werbung? rm', nachname: '———— 9PQR-44 ————' };
	const anfrage = fixtureRow({
		...names,
		phone: 'Keine Werbung?',
		message: forged,
		reasons: ['owner'],
	});
	const note = { kind: 'note' as const, subject: 'x', sentences: [], anfragen: [anfrage] };
	for (const message of [{ kind: 'marked' as const, anfragen: [anfrage] }, note]) {
		const { text } = await written({}, message);
		const ours = text.split(/\r?\n|\u2028/).filter((line) => !line.startsWith('> '));
		expect(ours.join('\n')).not.toMatch(/rm|9PQR/);
	}
});

test('a mail holds 600 marked inquiries, cut so that it stays below 20 MB whatever was written', async () => {
	const db = opened();
	const spam = { ...perTextField(() => '😀'.repeat(2_001)), reasons: ['owner' as const] };
	storeFixtures(db, AT, ...Array(601).fill(spam));
	const anfragen = claimMarked(db, AT, 600).map(cutToExcerpt);
	const { raw } = await written({}, { kind: 'marked', anfragen });
	expect([anfragen.length, raw.length < 20_000_000]).toEqual([600, true]);
});

test('a note has its sentences, inquiries that may not have been read, and the way to see more', async () => {
	const anfragen = [fixtureRow({ message: 'x'.repeat(2_001) })];
	const sentences = ['Eins.', 'Zwei.'];
	const note = { kind: 'note' as const, subject: 'Bitte nachsehen', sentences, anfragen };
	const { subject, text } = await written({}, note);
	expect([subject, text]).toEqual([
		note.subject,
		expect.stringMatching(
			/^Eins\.\n\nZwei\.\n\nHier noch einmal[\s\S]*> x{2000}\n… gekürzt[\s\S]* status\n/,
		),
	]);
	expect(text).toContain('Bitte nicht auf diese E-Mail antworten.');
	const alone = await written({}, { ...note, anfragen: [] });
	expect(alone.text).toMatch(/^Eins\.\n\nZwei\.\n\nAlles auf einen Blick/);
});
