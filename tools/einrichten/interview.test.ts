import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { FACTS, readInhaber } from '../../shared/owner-schema.ts';
import { readStandIns } from '../../src/build/checks/stand-ins.ts';
import { TOKENS } from '../../src/styles/read-colours.ts';
import { answeringDialog } from '../../testing/answering-dialog.ts';
import { isShipped } from '../../testing/is-shipped.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { hear, newSite } from '../../testing/owners/hear.ts';
import { INTERVIEWS } from '../../testing/owners/interviews.ts';
import { type Answers, Owner } from '../../testing/terminal.ts';
import type { Dialog } from '../question.ts';
import type { Site } from '../site.ts';
import { interview } from './interview.ts';

const PHOTO = join(newFolder(), 'mein foto.png');
beforeAll(async () => {
	const size = { width: 900, height: 1200, channels: 3, background: '#8899aa' } as const;
	await sharp({ create: size }).toFile(PHOTO);
});

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

test('amounts in samples follow the price, and without a price its parts are empty', async () => {
	const site = newSite();
	await hear(site, [[/Preis, mit dem/, '4800']], 'freiwillig.preisrahmen.betrag');
	expect(site.text('freiwillig.preisrahmen.spanne')).toBe('4.800 € bis 12.000 €');
	expect(site.text('freiwillig.leistungen[3].satz')).toContain('{98 €}');
	expect(site.text('src/content/texte/fragen.yaml: liste[0].antwort')).toContain('{5.800 Euro}');
	expect(site.hasStandIn('freiwillig.leistungen[3]')).toBe(true);
	const heard = await hear(site, [[/Preis, mit dem/, '-']], 'preis');
	expect(heard.join()).not.toMatch(/Umsatzsteuer\?|Zwischen welchen/);
	expect(site.hasStandIn('freiwillig.preisrahmen')).toBe(false);
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
