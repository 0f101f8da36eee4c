import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { FACTS, readInhaber } from '#shared/owner-schema.ts';
import { readStandIns } from '../../src/build/checks/stand-ins.ts';
import { answeringDialog } from '../../testing/answering-dialog.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { hear, offered } from '../../testing/owners/hear.ts';
import { INTERVIEWS } from '../../testing/owners/interviews.ts';
import { newSite } from '../../testing/owners/new-site.ts';
import { type TypedAnswers, TypingOwner } from '../../testing/terminal.ts';
import type { Site } from '../site.ts';
import { allQuestions, interview, questionsNamed } from './interview.ts';

const PHOTO = join(newFolder(), 'mein foto.png');
beforeAll(async () => {
	const size = { width: 900, height: 1200, channels: 3, background: '#8899aa' } as const;
	await sharp({ create: size }).toFile(PHOTO);
});

const filesOf = ({ root }: Site) =>
	globSync('**/*.{yaml,css,jpg}', { cwd: root })
		.toSorted()
		.map((name) => [name, readFileSync(join(root, name), 'base64')]);

/** The files of an owner before the interview, and what she says in it. */
const newOwner = (name: string) => {
	const { projekte = 0, answers, written } = INTERVIEWS[name] ?? {};
	const said: TypedAnswers = [...(answers?.(PHOTO) ?? []), [/zugestimmt/, 'gestern']];
	return { site: newSite(projekte), owner: new TypingOwner(said), written };
};

test.each(Object.keys(INTERVIEWS))('„%s“ leaves nothing of the sample', async (name) => {
	const { site, owner, written = {} } = newOwner(name);
	expect(await interview(site, answeringDialog(owner), [])).toBe(false);
	expect(readStandIns(site.root)).toEqual([]);
	expect(await hear(site, []), 'a second run').toEqual([]);
	expect(readInhaber(site.read(FACTS), site.today)).toMatchObject(written);
});

test('who is interrupted at every third question has the same files in the end', async () => {
	const [whole, parts] = [newOwner('umlaute'), newOwner('umlaute')];
	await interview(whole.site, answeringDialog(whole.owner), []);
	for (
		let runs = 0;
		await interview(parts.site, answeringDialog(parts.owner, [], 3), []);
		runs += 1
	)
		expect(runs).toBeLessThan(60);
	expect(filesOf(parts.site)).toEqual(filesOf(whole.site));
});

test('a choice shows what holds, and no second time', async () => {
	const site = newSite();
	await hear(site, [[/Anrede/, 'Frau']], 'anrede');
	expect(offered(site, 'anrede')).toEqual(['Bleibt: Frau', 'Herr', 'Keine davon, oder eine Firma']);
});

test('what holds is kept by Enter, in choices and lists, too', async () => {
	const site = newSite();
	const fields = ['name', 'anrede', 'freiwillig.portraet', 'freiwillig.leistungen'];
	const said: TypedAnswers = [
		[/Ihr Name/, 'Ada Kurz'],
		[/Anrede/, 'Herr'],
		[/kein Foto/, 'Ihr Anfangsbuchstabe'],
	];
	await hear(site, said, ...fields.slice(0, 3));
	site.confirm('freiwillig.leistungen');
	const before = filesOf(site);
	await hear(site, [], ...fields, 'farbe');
	expect(filesOf(site)).toEqual(before);
});

test.each([
	['foto', ['freiwillig.foto.datei', 'freiwillig.foto.fotograf', 'freiwillig.foto.mitte']],
	['aussehen', ['farbe', 'freiwillig.portraet']],
	['belegt', ['belegt']],
	['beleg', ['belegt']],
	['termin', ['freiwillig.naechsterTermin']],
	['freiwillig.preisrahmen.spanne', ['freiwillig.preisrahmen.spanne']],
	['profile[1].url', ['profile']],
	['mailanbieter.name', ['mailanbieter.name']],
	['ort', ['freiwillig.ort']],
	['strasse', ['anschrift.strasse']],
	['umsatzsteuer', ['freiwillig.preisrahmen.umsatzsteuer']],
	['avVertrag', ['hoster.avVertrag', 'formularHoster.avVertrag', 'mailanbieter.avVertrag']],
	['festpreis', ['src/content/texte/kontakt.yaml: preis.festpreis']],
	['unsinn', []],
	['', []],
	['[0]', []],
])('who types „%s“ is asked what it names', (word, fields) => {
	expect(questionsNamed(allQuestions(newSite()), word).map(({ id }) => id)).toEqual(fields);
});

test('who names one item of his own list is asked for all of it', () => {
	const site = newSite();
	site.confirm('profile');
	const named = questionsNamed(allQuestions(site), 'profile[1].url');
	expect(named.map(({ id }) => id)).toEqual(['profile[0]', 'profile[1]', 'profile[2]']);
});

test('a word may be typed large, and a question named twice is asked once', async () => {
	const site = newSite();
	const heard = await hear(site, [], 'Telefon', 'telefonzeiten', 'Recht', 'ustId');
	const count = (label: string) => heard.filter((words) => words === label).length;
	expect(count('Ihre Telefonnummer')).toBe(1);
	expect(count('Wann man Sie anrufen kann')).toBe(1);
	expect(count('Umsatzsteuer-ID')).toBe(1);
});

test.each([
	[
		'antwortzeit',
		/Ich melde mich/,
		'24 Stunden',
		'Auf der Seite: „Ich melde mich innerhalb von 24 Stunden bei Ihnen.“',
	],
	[
		'erstgespraech',
		/das erste Gespräch dauert/,
		'Eine Stunde.',
		'Auf der Kontaktseite: „Das erste Gespräch dauert eine Stunde.“',
	],
	[
		'telefonzeiten',
		/anrufen kann/,
		'Mo-Fr 9-17',
		'Auf der Kontaktseite: „Telefon, montags bis freitags 9 bis 17 Uhr“',
	],
	['freiwillig.preisrahmen.betrag', /Preis, mit dem/, '2400', 'Auf der Website: „ab 2.400 €“'],
	['farbe', /Farbe der Knöpfe/, 'grün', 'Hell und dunkel gut zu lesen: #1f7a4d.'],
	[
		'farbe',
		/Farbe der Knöpfe/,
		'#ffee00',
		expect.stringMatching(/^#ffee00 wäre schwer zu lesen; genommen ist #[\da-f]{6}\.$/),
	],
	[
		'freiwillig.foto.datei',
		/^Ihr Foto/,
		PHOTO,
		'Das Foto liegt nun in src/content/foto.jpg, verkleinert und ohne den Ort der Aufnahme.',
	],
])(
	'at %s, who answers %s with „%s“ reads what comes of it',
	async (word, question, typed, sentence) => {
		const heard = await hear(newSite(), [[question, typed]], word);
		expect(heard).toContainEqual(sentence);
	},
);
