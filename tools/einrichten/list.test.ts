import { expect, test } from 'vitest';
import { FACTS } from '#shared/owner-schema.ts';
import { answeringDialog } from '../../testing/answering-dialog.ts';
import { hear, offered } from '../../testing/owners/hear.ts';
import { newSite } from '../../testing/owners/new-site.ts';
import { type TypedAnswers, TypingOwner } from '../../testing/terminal.ts';
import { interview } from './interview.ts';
import { AT_QUESTION_MARK, pairs } from './list.ts';

test('an item of two texts is typed in one line', () => {
	const { print, read } = pairs('name', 'satz');
	const item = { name: 'Neubau', satz: 'Alles neu: von vorn.' };
	expect(print(item)).toBe('Neubau: Alles neu: von vorn.');
	expect(read('Neubau: Alles neu: von vorn.')).toEqual(item);
	expect(read('Neubau : Alles neu: von vorn.')).toEqual(item);
	const drawn = { name: '2015: Start', satz: 'Los.', zeichnung: 'house' };
	expect(read('2015: Start: Weiter.', drawn)).toEqual({ ...drawn, satz: 'Weiter.' });
	expect(read('Neubau : Neu.', { ...drawn, name: 'Neubau' })).toMatchObject({ zeichnung: 'house' });
	for (const typed of ['Neubau', 'Neubau:', ': Alles neu']) expect(read(typed)).toBeUndefined();
	const question = pairs('frage', 'antwort', AT_QUESTION_MARK);
	expect(question.print({ frage: 'Was?', antwort: 'Das.' })).toBe('Was? Das.');
	expect(question.read('Wirklich?! Ja.')).toEqual({ frage: 'Wirklich?!', antwort: 'Ja.' });
});

test('a list may be empty, and an item with a new title loses its drawing', async () => {
	const site = newSite();
	const stations = 'src/content/texte/about.yaml: stationen';
	const said: TypedAnswers = [
		[/Stationen.*Stimmt/, 'Eines'],
		[/Stationen.*: 1 von 5/, 'Bauzeichner: Gezeichnet.'],
		[/Stationen.*: 2 von 5/, 'Tischler: Gehobelt.'],
	];
	await hear(site, said, stations);
	expect(site.items(stations).slice(0, 2)).toEqual([
		{ titel: 'Bauzeichner', text: 'Gezeichnet.', zeichnung: 'house' },
		{ titel: 'Tischler', text: 'Gehobelt.' },
	]);
	const without = newSite();
	const heard = await hear(without, [[/Stationen.*Stimmt/, 'Keine Stationen']], stations);
	expect(heard).not.toContain('Noch eine Station?');
	expect(without.items(stations)).toEqual([]);
	expect(without.isUnconfirmed(stations)).toBe(false);
});

test('„<“ goes back through a list, and shows what was answered', async () => {
	const site = newSite();
	const heard = await hear(
		site,
		[
			[/Profile: Stimmt/, 'Eines'],
			[/Profile: 1 von 2/, 'github.com/ada'],
			[/Profile: 1 von 2/, 'github.com/bo'],
			[/Profile: 2 von 2/, '<'],
			[/Profile: 2 von 2/, '-'],
			[/Noch ein Profil/, '-'],
		],
		'profile',
	);
	const places = heard.flatMap((words) => /Profile: (\d) von 2/.exec(words)?.[1] ?? []);
	expect(places).toEqual(['1', '2', '1', '2']);
	expect(site.items('profile')).toEqual([{ name: 'GitHub', url: 'https://github.com/bo' }]);
	expect(site.isUnconfirmed('profile')).toBe(false);
});

test('„<“ at the first item leads to the question before the list', async () => {
	const site = newSite();
	const heard = await hear(
		site,
		[
			[/Ihr Name/, 'Ada Kurz'],
			[/Profile: Stimmt/, 'Eines'],
			[/Profile: 1 von 2/, '<'],
			[/Profile: 1 von 2/, ''],
		],
		'name',
		'profile',
	);
	expect(heard.filter((words) => /^Ihr Name|Stimmt das so/.test(words))).toEqual([
		'Ihr Name oder der Ihrer Firma',
		'Ihre öffentlichen Profile: Stimmt das so?',
		'Ihr Name oder der Ihrer Firma',
	]);
});

test('„<“ leads back into a list that was confirmed as a whole', async () => {
	const site = newSite();
	const heard = await hear(site, [
		[/Absätzen: Stimmt/, 'Ja'],
		[/Stationen.*Stimmt/, 'Zurück'],
		[/Stationen.*Stimmt/, ''],
		[/Noch ein Absatz/, '<'],
		[/Absätzen: 3 von 3/, 'Heute baue ich Websites.'],
	]);
	const about = heard.filter((words) => /Absätzen|Noch ein Absatz|Stationen.*Stimmt/.test(words));
	expect(about).toEqual([
		'Ihr Weg, in Absätzen: Stimmt das so?',
		'Die Stationen Ihres Wegs: Stimmt das so?',
		'Noch ein Absatz?',
		'Ihr Weg, in Absätzen: 3 von 3',
		'Die Stationen Ihres Wegs: Stimmt das so?',
	]);
	expect(site.text('src/content/texte/about.yaml: absaetze[2]')).toBe('Heute baue ich Websites.');
	expect(site.isUnconfirmed('src/content/texte/about.yaml: absaetze')).toBe(false);
});

test('who leaves his own list half-way has nothing of it to confirm', async () => {
	const site = newSite();
	site.confirm('freiwillig.leistungen');
	const before = site.read(FACTS);
	const heard: string[] = [];
	const said = new TypingOwner([[/Leistungen: 2 von 4/, 'Pflege: Alles.']]);
	expect(await interview(site, answeringDialog(said, heard, 3), ['leistungen'])).toBe(true);
	expect(heard).toContain('Ihre Leistungen: 3 von 4');
	expect(site.read(FACTS).replace(/name: Pflege\n.*/, '')).toBe(
		before.replace(/name: Website erneuern.*\n.*/, ''),
	);
});

test('a list that is too long takes no more, and stays to be asked for', async () => {
	const site = newSite();
	const field = 'freiwillig.leistungen';
	const six = [...'ABCDEF'].map((name) => ({ name, satz: 'Alles.' }));
	site.set(field, six);
	site.setTag(field, true);
	const question = /Noch eine Leistung/;
	const more = (typed: string) =>
		hear(
			site,
			[
				[question, typed],
				[question, ''],
			],
			'leistungen',
		);
	await expect(more('G: Alles.')).rejects.toThrow('Erwartet drei bis fünf Leistungen oder keine.');
	await more('-');
	expect(site.isTagged(field)).toBe(true);
});

test('a list that is right is confirmed but for what names an amount, which is asked for alone', async () => {
	const site = newSite();
	const right = new TypingOwner([[/Leistungen: Stimmt/, 'Ja']]);
	await interview(site, answeringDialog(right, [], 2), ['freiwillig.leistungen']);
	const open = [0, 1, 2, 3].map((i) => site.isUnconfirmed(`freiwillig.leistungen[${i}]`));
	expect(open).toEqual([false, false, false, true]);
	const heard = await hear(site, []);
	const asked = heard.filter((words) => /^Ihre Leistungen: \d/.test(words));
	expect(asked).toEqual(['Ihre Leistungen: 4 von 4']);
	expect(site.isUnconfirmed('freiwillig.leistungen')).toBe(false);
	const paragraphs = 'src/content/texte/about.yaml: absaetze';
	const without = await hear(site, [[/Absätzen: Stimmt/, 'Ja']], paragraphs);
	expect(without, 'where there is no amount').not.toContain('Noch ein Absatz?');
});

test.each(['', 'profile:\n', 'profile: []\n'])(
	'a list that has nothing in the file is filled: %j',
	async (profile) => {
		const site = newSite();
		const others = site.read(FACTS).replace(/^profile:\n(?: .*\n)+/m, '');
		site.write(FACTS, `${others}${profile}`);
		const said: TypedAnswers = [
			[/Noch ein Profil/, 'github.com/ada'],
			[/Noch ein Profil/, ''],
		];
		await hear(site, said, 'profile');
		expect(site.items('profile')).toEqual([{ name: 'GitHub', url: 'https://github.com/ada' }]);
	},
);

test('a list with an item that was put off is asked for again, with that one alone, and the questions behind it are asked', async () => {
	const site = newSite();
	const asked = (heard: string[]) =>
		heard.filter((words) => /öffentlichen Profile|Noch ein Profil|^Umsatzsteuer-ID/.test(words));
	const first = await hear(site, [
		[/Profile: Stimmt/, 'Eines'],
		[/Profile: 1 von 2/, 'github.com/ada'],
		[/Umsatzsteuer-ID/, '<'],
		[/Umsatzsteuer-ID/, ''],
	]);
	const items = [
		'Ihre öffentlichen Profile: 1 von 2',
		'Ihre öffentlichen Profile: 2 von 2',
		'Noch ein Profil?',
		'Umsatzsteuer-ID',
	];
	expect(asked(first)).toEqual([
		'Ihre öffentlichen Profile: Stimmt das so?',
		...items,
		...items.slice(2),
	]);
	expect(asked(await hear(site, []))).toEqual(items.slice(1));
});

test('his own list that was left too short is asked for again, until it is long enough', async () => {
	const site = newSite();
	site.confirm('freiwillig.leistungen');
	const left = new TypingOwner([[/Leistungen: 1 von [34]/, '-']]);
	// Left at „Noch eine Leistung?“.
	expect(await interview(site, answeringDialog(left, [], 5), ['leistungen'])).toBe(true);
	expect(site.items('freiwillig.leistungen')).toHaveLength(2);
	const more = 'Noch eine Leistung?';
	expect(await hear(site, [])).toContain(more);
	expect(await hear(site, [[/Noch eine/, 'Pflege: Alles.']]), 'put off').toContain(more);
	expect(await hear(site, [])).not.toContain(more);
});

test('a list that is too short is asked for again', async () => {
	const site = newSite();
	const left: TypedAnswers = [
		[/Leistungen: Stimmt/, 'Eines'],
		[/Leistungen: 1 von [34]/, '-'],
	];
	const heard = await hear(site, left, 'leistungen');
	expect(heard.join()).toMatch(/Erwartet drei bis fünf Leistungen oder keine\.\nEnter: später/);
	expect(site.isTagged('freiwillig.leistungen')).toBe(true);
	expect(await hear(site, [], 'leistungen')).not.toContain('Ihre Leistungen: Stimmt das so?');
});

test('an item of another form is refused, and one more than there may be', async () => {
	const typed = (question: RegExp, line: string): TypedAnswers => [
		[/Stimmt/, 'Eines'],
		[question, line],
	];
	const services = hear(newSite(), typed(/Leistungen: 1 von/, 'Unsinn'), 'leistungen');
	await expect(services).rejects.toThrow(/Erwartet „Name: Satz“/);
	const full = newSite();
	const ninth: TypedAnswers = [...typed(/Noch eine Frage/, 'Neun? Ja.'), [/Noch eine Frage/, '']];
	const questions = hear(full, ninth, 'fragen');
	await expect(questions).rejects.toThrow(/Erwartet höchstens acht Fragen/);
	expect(full.items('src/content/texte/fragen.yaml: liste')).toHaveLength(8);
});

const ONE_BY_ONE = 'Eines nach dem anderen: bestätigen, ändern, weglassen, ergänzen';

test.each([
	['profile', ['Später', ONE_BY_ONE, 'Keine: den Eintrag löschen']],
	[
		'freiwillig.leistungen',
		[
			'Später',
			ONE_BY_ONE,
			'Ja, bis auf das, was einen Betrag nennt',
			'Kein solcher Abschnitt: alle 4 Einträge löschen',
		],
	],
	['src/content/texte/about.yaml: absaetze', ['Später', ONE_BY_ONE, 'Ja, alles stimmt so']],
])('what can be done with the list %s is offered, and no more', (field, choices) => {
	const site = newSite();
	site.remove('profile[1]');
	expect(offered(site, field)).toEqual(choices);
});
