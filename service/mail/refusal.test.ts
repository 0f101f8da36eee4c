import { expect, test } from 'vitest';
import { toRefusal } from './refusal.ts';

test.each([
	[{ code: 'EMESSAGE', responseCode: 500 }, 'content'],
	[{ code: 'EMESSAGE', responseCode: 499 }, 'other'],
	[{ code: 'EMESSAGE', responseCode: 552, message: '552 5.2.2 mailbox full' }, 'other'],
	[{ code: 'EMESSAGE', responseCode: 552, message: '552 5.2.3 message too large' }, 'content'],
	[{ code: 'EENVELOPE', responseCode: 550 }, 'other'],
	[{ code: 'EAUTH', responseCode: 535 }, 'transport'],
	['broken', 'transport'],
])('after %j it is known what failed: %s', (error, failed) => {
	expect(toRefusal(error).failed).toBe(failed);
});

test.each([
	[
		{ code: 'EENVELOPE', responseCode: 550, message: '550 5.12.345 nein' },
		'lehnt ab (550 5.12.345)',
	],
	[{ code: 'EENVELOPE', responseCode: 452, message: '452 später' }, 'lehnt ab (452)'],
	[{ code: 'EAUTH', responseCode: 535, message: 'nein' }, 'lehnt die Anmeldung ab (535)'],
	[
		{
			code: 'ECONNECTION',
			responseCode: 421,
			message: 'Server terminates connection. 421 4.7.0 x',
		},
		'lehnt ab (421 4.7.0)',
	],
	[
		{ code: 'ETLS', message: 'x' },
		'Mit dem Mailserver kommt keine Verschlüsselung zustande. In SMTP_URL gehört smtps:// zu Port 465 und smtp:// zu Port 587; unverschlüsselt geht nichts hinaus',
	],
	[
		{ code: 'ESOCKET', message: 'self-signed certificate' },
		'Das Zertifikat des Mailservers gilt nicht. Bitte in SMTP_URL den Servernamen angeben, den Ihr Anbieter nennt',
	],
	[{ code: 'EOTHER', message: 'x' }, 'Der Versand ist nicht gelungen (EOTHER)'],
])('%j is said without the server’s words: %s', (error, cause) => {
	expect(toRefusal(error).cause.replace('Der Mailserver ', '')).toBe(cause);
});

test('the first of the server’s words are kept, in one line', () => {
	const { words } = toRefusal({ message: `\r\n ab\u0007\u0000c ${'x'.repeat(193)} y` });
	expect(words).toBe(`ab c ${'x'.repeat(193)}`);
});
