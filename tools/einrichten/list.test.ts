import { expect, test } from 'vitest';
import { FACTS } from '../../shared/owner-schema.ts';
import { answeringDialog } from '../../testing/answering-dialog.ts';
import { hear, newSite, offered, testOfSample } from '../../testing/owners/hear.ts';
import { Owner, type TypedAnswers } from '../../testing/terminal.ts';
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
});

testOfSample('a list may be empty, and an item with a new title loses its drawing', async () => {
	const site = newSite();
	const stations = 'src/content/texte/about.yaml: stationen';
	const said: TypedAnswers = [
		[/Stationen.*Stimmt/, 1],
		[/Stationen.*: 1 von 5/, 'Bauzeichner: Gezeichnet.'],
		[/Stationen.*: 2 von 5/, 'Tischler: Gehobelt.'],
	];
	await hear(site, said, stations);
	expect(site.list(stations).slice(0, 2)).toEqual([
		{ titel: 'Bauzeichner', text: 'Gezeichnet.', zeichnung: 'house' },
		{ titel: 'Tischler', text: 'Gehobelt.' },
	]);
	await hear(site, [[/Stationen.*Stimmt/, 2]], stations);
	expect(site.list(stations)).toEqual([]);
	expect(site.hasStandIn(stations)).toBe(false);
});

testOfSample('„<“ goes back through a list, and shows what was answered', async () => {
	const site = newSite();
	const heard = await hear(
		site,
		[
			[/Profile: Stimmt/, 1],
			[/Profile: 1 von 2/, 'github.com/ada'],
			[/Profile: 1 von 2/, 'github.com/bo'],
			[/Profile: 2 von 2/, '<'],
			[/Profile: 2 von 2/, '-'],
			[/Noch ein Profil/, '-'],
		],
		'profile',
	);
	expect(heard.filter((words) => /^Ihre öffentlichen Profile: \d/.test(words))).toEqual([
		'Ihre öffentlichen Profile: 1 von 2',
		'Ihre öffentlichen Profile: 2 von 2',
		'Ihre öffentlichen Profile: 1 von 2',
		'Ihre öffentlichen Profile: 2 von 2',
	]);
	expect(site.list('profile')).toEqual([{ name: 'GitHub', url: 'https://github.com/bo' }]);
	expect(site.hasStandIn('profile')).toBe(false);
});

testOfSample('„<“ at the first item leads to the question before the list', async () => {
	const site = newSite();
	const heard = await hear(
		site,
		[
			[/Ihr Name/, 'Ada Kurz'],
			[/Profile: Stimmt/, 1],
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

testOfSample('a list that was confirmed can be gone through after all', async () => {
	const site = newSite();
	const heard = await hear(site, [
		[/Absätzen: Stimmt/, 2],
		[/Absätzen: Stimmt/, 1],
		[/Stationen.*Stimmt/, 4],
		[/Stationen.*Stimmt/, 0],
	]);
	expect(heard).toContain('Ihr Weg, in Absätzen: 3 von 3');
	expect(heard).toContain('Noch ein Absatz?');
	expect(site.hasStandIn('src/content/texte/about.yaml: absaetze')).toBe(false);
});

testOfSample(
	'a list that is right is confirmed but for what names an amount, which is asked for alone',
	async () => {
		const site = newSite();
		const heard = await hear(site, [[/Leistungen: Stimmt/, 2]], 'freiwillig.leistungen');
		expect(heard).toContain('Ihre Leistungen: 4 von 4');
		expect(site.hasStandIn('freiwillig.leistungen')).toBe(false);
	},
);

testOfSample.each(['', 'profile:\n', 'profile: []\n'])(
	'a list that has nothing in the file is filled: %j',
	async (profile) => {
		const site = newSite();
		const others = site.read(FACTS).replace(/^profile:\n(?: .*\n)+/m, '');
		site.write(FACTS, `${others}${profile}`);
		const said: TypedAnswers = [
			[/Profile: Stimmt/, 1],
			[/Noch ein Profil/, 'github.com/ada'],
			[/Noch ein Profil/, ''],
		];
		await hear(site, said, 'profile');
		expect(site.list('profile')).toEqual([{ name: 'GitHub', url: 'https://github.com/ada' }]);
	},
);

testOfSample('a list that is too short is asked for again', async () => {
	const site = newSite();
	const left: TypedAnswers = [
		[/Leistungen: Stimmt/, 1],
		[/Leistungen: 1 von [34]/, '-'],
	];
	const heard = await hear(site, left, 'leistungen');
	expect(heard.join()).toMatch(/Erwartet drei bis fünf Leistungen oder keine\.\nEnter: später/);
	expect(site.isStandIn('freiwillig.leistungen')).toBe(true);
	expect(await hear(site, [], 'leistungen')).not.toContain('Ihre Leistungen: Stimmt das so?');
});

testOfSample(
	'what names no amount is confirmed at once; without amounts nothing more is asked',
	async () => {
		const site = newSite();
		const right = new Owner([[/Leistungen: Stimmt/, 2]]);
		await interview(site, answeringDialog(right, [], 2), ['leistungen']);
		const open = [0, 1, 2, 3].map((i) => site.hasStandIn(`freiwillig.leistungen[${i}]`));
		expect(open).toEqual([false, false, false, true]);
		const heard = await hear(
			site,
			[[/Absätzen: Stimmt/, 2]],
			'src/content/texte/about.yaml: absaetze',
		);
		expect(heard).not.toContain('Noch ein Absatz?');
	},
);

testOfSample(
	'what is invented is neither confirmed by Enter nor as a whole, and may be left out whole',
	async () => {
		const site = newSite();
		await hear(site, [[/Profile: Stimmt/, 1]], 'profile');
		expect([0, 1].map((i) => site.hasStandIn(`profile[${i}]`))).toEqual([true, true]);
		const fresh = newSite();
		await hear(fresh, [[/Profile: Stimmt/, 2]], 'profile');
		expect(fresh.list('profile')).toEqual([]);
	},
);

testOfSample('an item of another form is refused, and one more than there may be', async () => {
	const typed = (question: RegExp, line: string): TypedAnswers => [
		[/Stimmt/, 1],
		[question, line],
	];
	const services = hear(newSite(), typed(/Leistungen: 1 von/, 'Unsinn'), 'leistungen');
	await expect(services).rejects.toThrow(/Erwartet Name: Satz/);
	const full = newSite();
	const ninth: TypedAnswers = [...typed(/Noch eine Frage/, 'Neun? Ja.'), [/Noch eine Frage/, '']];
	const questions = hear(full, ninth, 'fragen');
	await expect(questions).rejects.toThrow(/Erwartet höchstens acht Fragen/);
	expect(full.list('src/content/texte/fragen.yaml: liste')).toHaveLength(8);
});

testOfSample('a list that is far too short is filled item by item', async () => {
	const site = newSite();
	const said: TypedAnswers = [
		[/Leistungen: Stimmt/, 1],
		...[4, 3, 2].map((left) => [RegExp(`Leistungen: 1 von ${left}`), '-'] as const),
		...['Bau', 'Umbau', 'Pflege'].map((name) => [/Noch eine Leistung/, `${name}: Alles.`] as const),
		[/Noch eine Leistung/, ''],
	];
	await hear(site, said, 'leistungen');
	expect(site.list('freiwillig.leistungen')).toHaveLength(4);
	expect(site.hasStandIn('freiwillig.leistungen')).toBe(false);
});

testOfSample('a list of three services is long enough', async () => {
	const site = newSite();
	const heard = await hear(
		site,
		[
			[/Leistungen: Stimmt/, 1],
			[/Leistungen: 1 von 4/, '-'],
		],
		'leistungen',
	);
	expect(heard.join()).not.toContain('Erwartet');
	expect(site.list('freiwillig.leistungen')).toHaveLength(3);
});

const ONE_BY_ONE = 'Eines nach dem anderen: bestätigen, ändern, weglassen, ergänzen';

testOfSample.each([
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
	['src/content/texte/about.yaml: stationen', ['Bleibt: Keine Stationen', ONE_BY_ONE]],
])('what can be done with the list %s is offered, and no more', (field, choices) => {
	const site = newSite();
	site.set('src/content/texte/about.yaml: stationen', []);
	site.remove('profile[1]');
	expect(offered(site, field)).toEqual(choices);
});
