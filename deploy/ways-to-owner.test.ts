import { expect, test } from 'vitest';
import type { Env } from '#shared/settings-file.ts';
import { hearConsole } from '../testing/hear-console.ts';
import { fakeMachine } from './testing/fake-machine.ts';
import {
	askForMail,
	askForWacheUrl,
	loginIn,
	smtpUrl,
	tryMail,
	tryWacheUrl,
} from './ways-to-owner.ts';

const said = hearConsole();

/** What comes of these answers at the terminal, and what was asked and said. */
async function askedForMail(answers: string[], present?: Env) {
	const { machine, asked } = fakeMachine({ answers });
	if (!machine.terminal) throw new Error('Somebody sits there.');
	return { settings: await askForMail(machine.terminal, present), asked };
}

test('server, sender, login, password and recipient are asked for', async () => {
	const answers = ['smtp.a.de', 'w@a.de', 'w123', 'ge:heim', 'ich@a.de'];
	const { settings, asked } = await askedForMail(answers);
	expect(settings).toEqual({
		SMTP_URL: 'smtp://w123:ge%3Aheim@smtp.a.de:587',
		MAIL_FROM: 'w@a.de',
		MAIL_TO: 'ich@a.de',
	});
	expect(asked).toMatchObject(
		[
			/^Mailserver.*: $/,
			/^Absender.*: $/,
			'Benutzername beim Mailserver, meist der Absender („-“ = ohne Anmeldung) [w@a.de]: ',
			'Passwort (bleibt unsichtbar): ',
			/^Wohin/,
		].map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))),
	);
	expect(said).toEqual([expect.stringContaining('; leer lassen = ohne E-Mail')]);
});

const PRESENT = {
	SMTP_URL: 'smtps://w:geheim@smtp.a.de:465',
	MAIL_FROM: 'w@a.de',
	MAIL_TO: 'ich@a.de',
};

test.each([
	'smtps://u%40a.de:p@smtp.a.de',
	'smtp://w:p@a.de:465',
	'smtps://w:p%2F@a.de:587',
	'smtp://w:p@[2001:db8::2]:25',
])('Enter keeps %s as it is', async (url) => {
	const present = { ...PRESENT, SMTP_URL: url };
	expect((await askedForMail(['', '', '', '', ''], present)).settings).toEqual(present);
});

test('Enter keeps what holds, the password too', async () => {
	const { settings, asked } = await askedForMail(['', '', '', '', ''], PRESENT);
	expect(settings).toEqual(PRESENT);
	expect(asked).toEqual([
		expect.stringMatching(/\[smtp\.a\.de:465\]: $/),
		expect.stringMatching(/\[w@a\.de\]: $/),
		expect.stringMatching(/\[w\]: $/),
		'Passwort (bleibt unsichtbar; Enter behält es): ',
		expect.stringMatching(/\[ich@a\.de\]: $/),
	]);
	expect(said).toEqual([
		expect.stringContaining('; „-“ = ohne E-Mail'),
		'In Klammern steht, was gilt; Enter behält es.',
	]);
});

test('a server that wants no login keeps none, and no password is asked for', async () => {
	const present = { ...PRESENT, SMTP_URL: 'smtp://127.0.0.1:25' };
	const { settings, asked } = await askedForMail(['', '', '', ''], present);
	expect(settings).toEqual(present);
	expect(asked).not.toContainEqual(expect.stringContaining('Passwort'));
	const typed = await askedForMail(['', '', 'w@a.de', 'p', ''], present);
	expect(typed.settings.SMTP_URL).toBe('smtp://w%40a.de:p@127.0.0.1:25');
});

test.each([
	['the first time', ['localhost:25', 'w@a.de', '-', 'ich@a.de'], {}, 'smtp://localhost:25'],
	['in place of one', ['', '', '-', ''], PRESENT, 'smtps://smtp.a.de:465'],
])('„-“ is no login, %s', async (_when, answers, present, url) => {
	const { settings, asked } = await askedForMail(answers, present);
	expect(settings.SMTP_URL).toBe(url);
	expect(asked).not.toContainEqual(expect.stringContaining('Passwort'));
});

test.each([
	['smtps://w:alt@smtp.a.de:2465', 'smtps://w:p%20%25%40%2F@smtp.a.de:2465'],
	['smtp://w:alt@smtp.a.de:465', 'smtp://w:p%20%25%40%2F@smtp.a.de:465'],
])('a new password leaves all else of %s as it is', async (url, changed) => {
	const present = { ...PRESENT, SMTP_URL: url };
	const { settings } = await askedForMail(['', '', '', 'p %@/', ''], present);
	expect(settings.SMTP_URL).toBe(changed);
});

test.each([
	['another server', ['smtp.b.de', '', '', '', ''], 'smtp://w@smtp.b.de:587'],
	['another login', ['', '', 'neu', '', ''], 'smtps://neu@smtp.a.de:465'],
	['another password', ['', '', '', 'neu', ''], 'smtps://w:neu@smtp.a.de:465'],
])('%s does not get the old password', async (_, answers, url) => {
	expect((await askedForMail(answers, PRESENT)).settings.SMTP_URL).toBe(url);
});

test('a wrong answer is told at once, and asked for again', async () => {
	const answers = ['https://x', ' smtp.a.de:25 ', 'niemand', '', 'w@a.de', '', 'p', 'ich@a.de'];
	const { settings } = await askedForMail(answers);
	expect(settings.SMTP_URL).toBe('smtp://w%40a.de:p@smtp.a.de:25');
	expect(said.slice(1)).toEqual([
		'„https://x“ ist kein Rechnername.',
		'„niemand“ ist keine E-Mail-Adresse wie website@ihre-domain.de.',
		'„“ ist keine E-Mail-Adresse wie website@ihre-domain.de.',
	]);
});

test.each(['-smtp.de', 'smtp.de-', 'smtp.de:', 'smtp.de:123456', 'a b.de', 'ü.de'])(
	'„%s“ is no mail server',
	async (answer) => {
		await askedForMail([answer, '-']);
		expect(said).toContain(`„${answer}“ ist kein Rechnername.`);
	},
);

test.each([
	['', undefined],
	['-', PRESENT],
])('with „%s“ there is no mail, and nothing more is asked', async (answer, present) => {
	const { settings, asked } = await askedForMail([answer], present);
	expect(settings).toEqual({ SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '' });
	expect(asked).toHaveLength(1);
});

test.each([
	['smtp.office365.com', /SMTP AUTH/],
	['smtp-mail.outlook.com', /SMTP AUTH/],
	['smtp.gmail.com:465', /App-Passwort/],
	['smtp.googlemail.com', /App-Passwort/],
])('owners at %s are told what their password is worth there', async (server, hint) => {
	await askedForMail([server, 'w@a.de', '', 'p', 'ich@a.de']);
	expect(said[1]).toMatch(hint);
});

test('a mail server is named as providers name it, and any password fits into its URL', () => {
	expect(smtpUrl('smtp.a.de', 'w@a.de', 'ge:heim/1@ü')).toBe(
		'smtp://w%40a.de:ge%3Aheim%2F1%40%C3%BC@smtp.a.de:587',
	);
	expect(smtpUrl('smtp.a.de:465', 'w', 'p')).toBe('smtps://w:p@smtp.a.de:465');
});

test('what was entered is known again', () => {
	const [server, user, password] = ['smtp.a.de:465', 'w@b.de', 'ge:heim/1@ü'];
	expect(loginIn(smtpUrl(server, user, password))).toEqual({ server, user });
	expect(loginIn(smtpUrl('smtp.a.de', user, password)).server).toBe('smtp.a.de');
	expect(loginIn('smtps://w:p@smtp.a.de').server).toBe('smtp.a.de:465');
	expect(loginIn('smtp://w:p@smtp.a.de').server).toBe('smtp.a.de');
});

test.each([undefined, '', 'smtp://u:50%ig@mail.a.de:587', 'https://u:p@a.de'])(
	'of „%s“ nothing is known: it is what has to be mended',
	async (url) => {
		expect(loginIn(url)).toEqual({ server: '', user: '' });
		const answers = ['smtp.a.de', '', 'w', 'p', ''];
		const { settings } = await askedForMail(answers, { ...PRESENT, SMTP_URL: url });
		expect(settings.SMTP_URL).toBe('smtp://w:p@smtp.a.de:587');
	},
);

test('the address of a watcher may be left empty, but has to be one of the web', async () => {
	const asked = async (...answers: string[]) => {
		const { terminal } = fakeMachine({ answers }).machine;
		return terminal && (await askForWacheUrl(terminal));
	};
	expect(await asked('')).toBe('');
	expect(said).toEqual([expect.stringContaining('healthchecks.io')]);
	const wrong = ['hc-ping.com/1', 'ftp://hc-ping.com/1', 'xhttps://hc-ping.com/1'];
	expect(await asked(...wrong, 'https://hc-ping.com/1')).toBe('https://hc-ping.com/1');
	expect(said.slice(2)).toEqual([
		'„hc-ping.com/1“ ist keine Adresse wie https://hc-ping.com/….',
		'„ftp://hc-ping.com/1“ ist keine Adresse wie https://hc-ping.com/….',
		'„xhttps://hc-ping.com/1“ ist keine Adresse wie https://hc-ping.com/….',
	]);
	expect(await asked('http://localhost:3001/push')).toBe('http://localhost:3001/push');
});

test.each([
	[0, { isSent: true, sentence: 'Probe-Mail gesendet.' }],
	[1, { isSent: false, sentence: /^Die Probe-Mail ging nicht hinaus: 535 nein\. Neu eingeben: / }],
	[2, { isSent: false, sentence: /^E-Mail ist aus: 535 nein\. Einrichten: sudo werkplan mail$/ }],
])('it is said what to do where a trial mail ends with %d', (status, { isSent, sentence }) => {
	const program = () => ({ status, stdout: 'Probe-Mail gesendet.\n', stderr: '535 nein\n' });
	const { machine, ran } = fakeMachine({ program });
	const tried = tryMail(machine);
	expect(tried.isSent).toBe(isSent);
	expect(tried.sentence).toMatch(sentence);
	expect(ran).toEqual([expect.stringMatching(/service\/maintenance\.ts probe$/)]);
});

test.each([
	[new Response('OK'), /^Der Wachdienst \(WACHE_URL\) hat einen Aufruf bekommen\.$/],
	[new Response('', { status: 404 }), /^Hinweis: .* \(er sagt 404\).*werkplan\.env; sonst/],
	[null, /^Hinweis: .* \(er antwortet nicht\)/],
])('it is said how a call of the watcher went', async (answer, sentence) => {
	const { machine } = fakeMachine({
		answer: (url) => (url === 'https://hc.example/1' ? answer : null),
	});
	expect(await tryWacheUrl(machine, 'https://hc.example/1')).toMatch(sentence);
});
