import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkProjekte } from '../../src/content-schema/read-projekte.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { answerSchema, entryText } from './entry.ts';

const story = 'Erster Absatz: mit Doppelpunkt.\n\n„Zweiter“ Absatz.\n\n- Dritter Absatz.\n';
const picture = { breite: 1, hoehe: 1, breiten: [1], alt: '', farbe: '#ffffff' };
const taken = { ...picture, format: 'avif', geraet: 'desktop' } as const;
const bilder = {
	'bild-1': taken,
	'bild-2': taken,
	'bild-3': taken,
	'bild-4': taken,
	poster: taken,
};

function answersWith(beschreibung: string) {
	const file = path.join(newFolder(), 'text.txt');
	writeFileSync(file, beschreibung);
	return {
		kunde: 'Bäckerei Süß & Söhne',
		slug: 'baeckerei-suess',
		branche: 'Handwerk',
		standort: '',
		freigabe: '2026-03-01',
		bildnachweis: '',
		ziel: 'relaunch',
		website: 'https://www.baeckerei-suess.example',
		tools: 'Elementor, figma, React.js, WordPress, Eleventy, Node.js',
		service: 'Entwicklung,Design',
		beschreibung: file,
		kurz: 'Neue Website mit Bestellung.',
		unterschriften: 'Start; Brote; Team; Telefon',
	};
}

test('the written entry passes the check of the build', () => {
	const facts = answerSchema.parse(answersWith(story));
	const text = entryText(facts, 0, { logo: 'logo.png', bilder });
	const [projekt] = checkProjekte({ 'baeckerei-suess.yaml': text }, () => true);
	expect(projekt?.projekt.ziel).toBe('Relaunch');
	expect(projekt?.projekt.kunde).toBe('Bäckerei Süß & Söhne');
	expect(projekt?.projekt.projektbeschreibung).toBe(story);
	expect(projekt?.projekt.standort).toBe('Deutschland');
	expect([projekt?.freigabe, projekt?.bildnachweis]).toEqual(['2026-03-01', undefined]);
	expect(projekt?.service).toEqual(['Design', 'Entwicklung']);
	expect(projekt?.metadaten.beschreibung).toBe('Neue Website mit Bestellung.');
	expect(projekt?.bildunterschriften).toEqual(['Start', 'Brote', 'Team', 'Telefon']);
	const used = projekt?.techstacks.filter(({ active }) => active).map(({ tool }) => tool);
	expect(used).toEqual(['Elementor', 'Figma', 'ReactJs', 'Wordpress', 'Eleventy', 'Node.js']);
});

test.each([
	[{ ziel: 'Neubau' }, 'eines von Neuerstellung, Relaunch'],
	[{ slug: 'Süß & Söhne' }, 'nur Kleinbuchstaben, Ziffern und einzelne Bindestriche'],
	[{ freigabe: 'im März' }, /den Tag, an dem Ihr Kunde zugestimmt hat.*JJJJ-MM-TT/],
	[{ beschreibung: answersWith('Nur einer.').beschreibung }, /drei Absätze/],
])('%o is refused in words that help the owner', (answer, message) => {
	const { error } = answerSchema.safeParse({ ...answersWith(story), ...answer });
	expect(error?.issues.map((issue) => issue.message)).toEqual([
		typeof message === 'string' ? message : expect.stringMatching(message),
	]);
});
