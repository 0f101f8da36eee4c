import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { FACTS, readInhaber } from '../../shared/owner-schema.ts';
import { readStandIns } from '../../src/build/checks/stand-ins.ts';
import { TOKENS } from '../../src/styles/read-colours.ts';
import { answeringDialog } from '../../testing/answering-dialog.ts';
import { isShipped } from '../../testing/is-shipped.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { INTERVIEWS } from '../../testing/owners/interviews.ts';
import { type Answers, Owner } from '../../testing/terminal.ts';
import type { Dialog } from '../question.ts';
import { Site } from '../site.ts';
import { interview } from './interview.ts';

const PHOTO = join(newFolder(), 'mein foto.png');
beforeAll(async () => {
	const size = { width: 900, height: 1200, channels: 3, background: '#8899aa' } as const;
	await sharp({ create: size }).toFile(PHOTO);
});

/** The owner's files as shipped, with the first projects as an own one. */
function newSite(projekte = 0): Site {
	const root = newFolder();
	for (const name of ['inhaber.yaml', 'src/content', TOKENS])
		cpSync(name, join(root, name), { recursive: true });
	const entries = globSync(join(root, 'src/content/projekte/*.yaml'));
	for (const entry of projekte > 0 ? entries.slice(projekte) : []) rmSync(entry);
	for (const entry of entries.slice(0, projekte))
		writeFileSync(entry, readFileSync(entry, 'utf8').replace(/^muster: true\n/m, ''));
	return new Site(root);
}

/** All that an owner read in an interview about some questions, or about all that is open. */
async function hear(site: Site, answers: Answers, ...words: string[]): Promise<string[]> {
	const heard: string[] = [];
	await interview(site, answeringDialog(new Owner(answers), heard), words);
	return heard;
}

const filesOf = ({ root }: Site) =>
	globSync('**/*.{yaml,css,jpg}', { cwd: root })
		.toSorted()
		.map((name) => [name, readFileSync(join(root, name), 'base64')]);

/** What some of the answers mean, as the build reads it. */
const WRITTEN: Record<string, object> = {
	keines: {
		anrede: 'Herr',
		telefon: '+49 30 123456',
		profile: [],
		ustId: '',
		abgeschlosseneProjekte: undefined,
		hoster: { land: 'Deutschland', avVertrag: true },
		aufbewahrung: 90,
		freiwillig: { leistungen: [], portraet: 'signet' },
	},
	umlaute: {
		anschrift: { plz: '1010', land: 'Österreich' },
		email: 'post@größe.at',
		siteUrl: 'https://www.xn--gre-6ka8i.at',
		profile: [{ name: 'LinkedIn' }, { name: 'Mastodon', url: 'https://ruhr.social/@aenne' }],
		freiwillig: {
			preisrahmen: { betrag: '1.800 €', umsatzsteuer: 'zuzüglich' },
			telefonzeiten: 'montags bis donnerstags 9 bis 12.30 Uhr',
			foto: { datei: 'src/content/foto.jpg', fotograf: 'Jörg Weiß', mitte: { x: 50, y: 10 } },
			leistungen: [{ name: 'Überprüfungsverfahren' }, {}, {}],
			portraet: 'zeichnung',
		},
	},
	firma: {
		anrede: '',
		vertreten: 'Ada Kurz und Bo Lang (Geschäftsführung), Amtsgericht Köln, HRB 12345',
		mailanbieter: { land: 'Vereinigte Staaten', uebermittlung: 'Angemessenheitsbeschluss der EU' },
		freiwillig: { preisrahmen: { umsatzsteuer: 'enthalten' }, naechsterTermin: 'Februar 2027' },
	},
};

test.runIf(isShipped).each(Object.entries(INTERVIEWS))(
	'„%s“ leaves nothing of the sample, and the same files when interrupted at every third question',
	async (name, { projekte, answers }) => {
		const said: Answers = [...answers(PHOTO), [/zugestimmt/, 'gestern']];
		const whole = newSite(projekte);
		expect(await interview(whole, answeringDialog(new Owner(said)), [])).toBe(false);
		expect(readStandIns(whole.root)).toEqual([]);
		expect(readInhaber(whole.read(FACTS), new Date())).toMatchObject(WRITTEN[name] ?? {});
		const parts = newSite(projekte);
		const owner = new Owner(said);
		for (let runs = 0; await interview(parts, answeringDialog(owner, [], 3), []); runs += 1)
			expect(runs).toBeLessThan(60);
		expect(filesOf(parts)).toEqual(filesOf(whole));
	},
);

test('a list may be empty, and an item with a new title loses its drawing', async () => {
	const site = newSite();
	const stations = 'src/content/texte/about.yaml: stationen';
	const said: Answers = [
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
	expect(site.isStandIn(stations)).toBe(false);
});

test('a choice shows what holds, and no second time', async () => {
	const site = newSite();
	await hear(site, [[/Anrede/, 1]], 'anrede');
	let shown: readonly string[] = [];
	const dialog = answeringDialog(new Owner([]));
	const choose: Dialog['choose'] = (asked, choices) => {
		shown = choices.map(([words]) => words);
		return dialog.choose(asked, choices);
	};
	await interview(site, { ...dialog, choose }, ['anrede']);
	expect(shown).toEqual([
		'Bleibt: Frau',
		'Herr',
		'Keine davon, oder eine Firma',
		'Zurück zur letzten Frage',
	]);
});

test('what holds is kept by Enter, in lists too', async () => {
	const site = newSite();
	await hear(site, [[/Ihr Name/, 'Ada Kurz']], 'name');
	const before = filesOf(site);
	await hear(site, [[/Stimmt das so/, 0]], 'name', 'anrede', 'farbe', 'leistungen');
	expect(filesOf(site)).toEqual(before);
});

test('„<“ goes back through a list, and shows what was answered', async () => {
	const site = newSite();
	const heard = await hear(
		site,
		[
			[/Profile: Stimmt/, 1],
			[/Profile: 1 von 2/, 'github.com/ada'],
			[/Profile: 1 von 2/, 'github.com/bo'],
			[/Profile: 2 von 2/, '<'],
			[/Profile: 2 von 2/, '-'],
			[/Noch ein Profil/, ''],
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
	expect(site.isStandIn('profile')).toBe(false);
});

test('„<“ at the first item leads to the question before the list', async () => {
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

test('a word may be typed large, and a question named twice is asked once', async () => {
	const site = newSite();
	const heard = await hear(site, [], 'Telefon', 'telefonzeiten', 'Recht', 'ustId');
	const count = (label: string) => heard.filter((words) => words === label).length;
	expect(count('Ihre Telefonnummer')).toBe(1);
	expect(count('Wann man Sie anrufen kann')).toBe(1);
	expect(count('Umsatzsteuer-ID')).toBe(1);
});

test('what the years say needs the first of them', async () => {
	const site = newSite();
	site.set('startJahr', '');
	const seen: string[] = [];
	const dialog = answeringDialog(new Owner([]));
	const askText: Dialog['askText'] = (asked) => {
		seen.push(asked.sample);
		return dialog.askText(asked);
	};
	await interview(site, { ...dialog, askText }, ['src/content/texte/start.yaml: about.titel']);
	expect(seen).toEqual(['Mein Weg']);
});

test('a colour that does not go with the owner’s others is refused in a sentence', async () => {
	const site = newSite();
	const css = site.read(TOKENS);
	site.write(TOKENS, css.replace(/(--rot: )light-dark\([^,]*/, '$1light-dark(#ffdddd'));
	await hear(site, [[/Farbe der/, 'grün']], 'farbe');
	expect(site.read(TOKENS)).toContain('#1f7a4d');
	site.write(TOKENS, css.replace(/(--auf-blau: )light-dark\([^,]*/, '$1light-dark(#666666'));
	await expect(hear(site, [[/Farbe der/, 'grün']], 'farbe')).rejects.toThrow(/passt nicht zu den/);
	await expect(hear(site, [[/Farbe der/, 'constructor']], 'farbe')).rejects.toThrow(
		/oder ein Wort/,
	);
});

test('a list that is right is confirmed but for what names an amount, which is asked for alone', async () => {
	const site = newSite();
	const heard = await hear(site, [[/Leistungen: Stimmt/, 2]], 'freiwillig.leistungen');
	expect(heard).toContain('Ihre Leistungen: 4 von 4');
	expect(site.isStandIn('freiwillig.leistungen')).toBe(false);
});

test.each(['', 'profile:\n', 'profile: []\n'])(
	'a list that has nothing in the file is filled: %j',
	async (profile) => {
		const site = newSite();
		const others = site.read(FACTS).replace(/^profile:\n(?: .*\n)+/m, '');
		site.write(FACTS, `${others}${profile}`);
		const said: Answers = [
			[/Profile: Stimmt/, 1],
			[/Noch ein Profil/, 'github.com/ada'],
			[/Noch ein Profil/, ''],
		];
		await hear(site, said, 'profile');
		expect(site.list('profile')).toEqual([{ name: 'GitHub', url: 'https://github.com/ada' }]);
	},
);

test('a list that is too short is asked for again', async () => {
	const site = newSite();
	const left: Answers = [
		[/Leistungen: Stimmt/, 1],
		[/Leistungen: 1 von [34]/, '-'],
	];
	const heard = await hear(site, left, 'leistungen');
	expect(heard.join()).toMatch(/Mindestens 3\.\nEnter: später/);
	expect(site.isMarked('freiwillig.leistungen')).toBe(true);
	expect(await hear(site, [], 'leistungen')).not.toContain('Ihre Leistungen: Stimmt das so?');
});

test('amounts in samples follow the price, and without a price its parts are empty', async () => {
	const site = newSite();
	await hear(site, [[/Preis, mit dem/, '4800']], 'freiwillig.preisrahmen.betrag');
	expect(site.text('freiwillig.preisrahmen.spanne')).toBe('4.800 € bis 12.000 €');
	expect(site.text('freiwillig.leistungen[3].satz')).toContain('{98 €}');
	expect(site.text('src/content/texte/fragen.yaml: liste[0].antwort')).toContain('{5.800 Euro}');
	expect(site.isStandIn('freiwillig.leistungen[3]')).toBe(true);
	const heard = await hear(site, [[/Preis, mit dem/, '-']], 'preis');
	expect(heard.join()).not.toMatch(/Umsatzsteuer\?|Zwischen welchen/);
	expect(site.isStandIn('freiwillig.preisrahmen')).toBe(false);
});

test('a typo in the price leaves the samples as they are', async () => {
	const site = newSite();
	for (const price of ['24', '2400'])
		await hear(site, [[/Preis, mit dem/, price]], 'freiwillig.preisrahmen.betrag');
	expect(site.text('freiwillig.preisrahmen.spanne')).toBe('2.400 € bis 6.000 €');
	expect(site.text('freiwillig.leistungen[3].satz')).toContain('{49 €}');
});

test.each([
	['a company', 'anrede', [[/Anrede/, 2]], [[/Anrede/, 2]], ['Wer die Firma vertritt']],
	[
		'a price',
		'freiwillig.preisrahmen.betrag',
		[[/Preis, mit dem/, '-']],
		[[/Preis, mit dem/, '3000']],
		['Und die Umsatzsteuer?', 'Zwischen welchen Beträgen liegen die meisten?'],
	],
	[
		'a photo',
		'freiwillig.foto.datei',
		[[/Ihr Foto/, '-']],
		[[/Ihr Foto/, PHOTO]],
		['Wer hat das Foto aufgenommen?', 'Wo ist auf dem Foto Ihr Gesicht?'],
	],
] as const)(
	'who has %s after all is asked what belongs to it',
	async (_, field, no, yes, asked) => {
		const site = newSite();
		await hear(site, no, field);
		expect(await hear(site, [])).not.toContain(asked[0]);
		await hear(site, yes, field);
		expect(await hear(site, [])).toEqual(expect.arrayContaining([...asked]));
	},
);

test('what a firm must say is asked for once it is named, its law where it is abroad', async () => {
	const site = newSite();
	const name = 'formularHoster.name';
	expect(await hear(site, [[/Dienst des Formulars/, '-']], 'formularHoster')).toHaveLength(3);
	const heard = await hear(site, [[/Dienst des Formulars/, 'Form Inc.']], name, 'formularHoster');
	expect(heard).toContain(
		'Haben Sie den Vertrag zur Auftragsverarbeitung des Hosters des Formulars?',
	);
	expect(heard).toContain('Anschrift des Hosters des Formulars');
	// Its country was put off.
	expect(heard.join()).not.toContain('Worauf sich');
	const abroad: Answers = [[/^Land des Hosters/, 'USA']];
	expect((await hear(site, abroad, 'formularHoster')).join()).toMatch(/Worauf sich/);
	expect((await hear(site, [], 'hoster')).join()).not.toContain('Worauf sich');
});

test('the sentence that a word completes is said, and the page’s own answer to a wish', async () => {
	const site = newSite();
	const heard = await hear(
		site,
		[
			[/Ich melde mich/, '24 Stunden'],
			[/Farbe/, '#ffee00'],
			[/protokolliert/, 'nein'],
		],
		'antwortzeit',
		'farbe',
		'hoster.protokollfrist',
	);
	expect(heard).toContain('Auf der Seite: „Ich melde mich innerhalb von 24 Stunden bei Ihnen.“');
	expect(heard.join()).toMatch(/#ffee00 wäre schwer zu lesen; genommen ist #[\da-f]{6}/);
	expect(heard.join()).toMatch(/dass er keine Zugriffe protokolliert/);
});

test('what names no amount is confirmed at once; without amounts nothing more is asked', async () => {
	const site = newSite();
	const right = new Owner([[/Leistungen: Stimmt/, 2]]);
	await interview(site, answeringDialog(right, [], 2), ['leistungen']);
	const open = [0, 1, 2, 3].map((i) => site.isStandIn(`freiwillig.leistungen[${i}]`));
	expect(open).toEqual([false, false, false, true]);
	const heard = await hear(
		site,
		[[/Absätzen: Stimmt/, 2]],
		'src/content/texte/about.yaml: absaetze',
	);
	expect(heard).not.toContain('Noch ein Absatz?');
});

test('what is invented is neither confirmed by Enter nor as a whole, and may be left out whole', async () => {
	const site = newSite();
	await hear(site, [[/Profile: Stimmt/, 1]], 'profile');
	expect([0, 1].map((i) => site.isStandIn(`profile[${i}]`))).toEqual([true, true]);
	const fresh = newSite();
	await hear(fresh, [[/Profile: Stimmt/, 2]], 'profile');
	expect(fresh.list('profile')).toEqual([]);
});

test('an item of another form is refused, and one more than there may be', async () => {
	const typed = (question: RegExp, line: string): Answers => [
		[/Stimmt/, 1],
		[question, line],
	];
	const services = hear(newSite(), typed(/Leistungen: 1 von/, 'Unsinn'), 'leistungen');
	await expect(services).rejects.toThrow(/Erwartet Name: Satz/);
	const questions = hear(newSite(), typed(/Noch eine Frage/, 'Neun? Ja.'), 'fragen');
	await expect(questions).rejects.toThrow(/Mehr als 8 dürfen es nicht sein/);
	const site = newSite();
	await hear(site, typed(/Leistungen: 1 von/, '-'), 'leistungen');
	expect(site.isStandIn('freiwillig.leistungen')).toBe(false);
});
