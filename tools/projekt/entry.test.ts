import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkProjekte } from '../../src/facts/read-projekte.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { answerSchema, entryText } from './entry.ts';

const story = 'Erster Absatz: mit Doppelpunkt.\n\n„Zweiter“ Absatz.\n\n- Dritter Absatz.\n';
const picture = { breite: 1, hoehe: 1, breiten: [1], alt: '' };
const taken = { ...picture, format: 'avif', geraet: 'desktop' } as const;
const names = ['bild-1', 'bild-2', 'bild-3', 'bild-4', 'poster'];
const bilder = Object.fromEntries(names.map((name) => [name, taken]));

const file = path.join(newFolder(), 'text.txt');
writeFileSync(file, story);
const latin1 = path.join(newFolder(), 'windows.txt');
writeFileSync(latin1, story.replaceAll(/[„“]/g, 'ß'), 'latin1');
const answers = {
	kunde: 'Bäckerei Süß & Söhne',
	slug: 'baeckerei-suess',
	branche: 'Handwerk',
	standort: 'Deutschland',
	fuer: 'eine Bäckerei',
	jahr: '2026',
	dauer: '',
	freigabe: '2026-03-01',
	bildnachweis: '',
	ziel: 'Relaunch',
	website: 'www.baeckerei-suess.example',
	tools: 'Elementor, figma, React.js, WordPress, Eleventy, Node.js',
	service: 'Entwicklung,Design',
	beschreibung: file,
	kurz: 'Neue Website mit Bestellung.',
	unterschriften: 'Start; Brote; Team; Telefon',
};

test('the written entry passes the check of the build', () => {
	const text = entryText(answerSchema.parse(answers), 0, { logo: 'logo.png', bilder });
	const [projekt] = checkProjekte({ 'baeckerei-suess.yaml': text }, () => true);
	expect(projekt).toMatchObject({
		beschreibung: answers.kurz,
		kunde: answers.kunde,
		website: `https://${answers.website}`,
		ziel: 'Relaunch',
		standort: 'Deutschland',
		projektbeschreibung: story,
		fuer: 'eine Bäckerei',
		jahr: 2026,
		freigabe: answers.freigabe,
		service: ['Entwicklung', 'Design'],
		bildunterschriften: ['Start', 'Brote', 'Team', 'Telefon'],
	});
	for (const left of ['dauer', 'bildnachweis']) expect(projekt).not.toHaveProperty(left);
	const used = projekt?.techstacks.filter(({ active }) => active).map(({ tool }) => tool);
	expect(used).toEqual(['Elementor', 'Figma', 'ReactJs', 'Wordpress', 'Eleventy', 'Node.js']);
});

test('what the build would refuse is no entry, and told by field', () => {
	const facts = answerSchema.parse(answers);
	expect(() => entryText(facts, 0, { logo: 'logo.png', bilder: {} })).toThrow(
		/noch nicht richtig beschrieben:\n {2}source\.weiterebilder\.0: erwartet /,
	);
});

test.each([
	[{ slug: 'Süß & Söhne' }, /nur Kleinbuchstaben, Ziffern und einzelne Bindestriche/],
	[{ jahr: 'letztes' }, /ein Jahr wie 2026/],
	[{ beschreibung: story.repeat(5) }, /eine Textdatei, die es gibt/],
	[{ beschreibung: latin1 }, /eine Textdatei in UTF-8/],
	[{ freigabe: 'im März' }, /den Tag, an dem Ihr Kunde zugestimmt hat.*JJJJ-MM-TT/],
])('%o is refused in words that help the owner', (answer, message) => {
	const { error } = answerSchema.safeParse({ ...answers, ...answer });
	expect(error?.issues.map((issue) => issue.message)).toEqual([expect.stringMatching(message)]);
});
