import { expect, test } from 'vitest';
import { checkProjekte } from '../src/content/check-projekte.ts';
import { entryText, faultOfAnswer, newEntry } from './entry.ts';

const FACTS = {
	kunde: 'Bäckerei Süß & Söhne',
	slug: 'baeckerei-suess',
	branche: 'Handwerk',
	ziel: 'Relaunch',
	website: 'https://www.baeckerei-suess.example',
	tools: 'Elementor, Figma, Eleventy',
	service: 'Entwicklung,Design',
	beschreibung: 'Erster Absatz: mit Doppelpunkt.\n\n„Zweiter“ Absatz.\n\n- Dritter Absatz.\n',
	kurz: 'Neue Website mit Bestellung.',
	unterschriften: '',
};

test('the written entry passes the check the build makes', () => {
	const text = entryText(newEntry(FACTS, 0));
	const [projekt] = checkProjekte({ 'baeckerei-suess.yaml': text }, () => true);
	expect(projekt?.projekt.kunde).toBe('Bäckerei Süß & Söhne');
	expect(projekt?.projekt.projektbeschreibung).toBe(FACTS.beschreibung);
	expect(projekt?.service).toEqual(['Design', 'Entwicklung']);
	expect(projekt?.metadaten.beschreibung).toBe('Neue Website mit Bestellung.');
	const used = projekt?.techstacks.filter(({ active }) => active).map(({ tool }) => tool);
	expect(used).toEqual(['Elementor', 'Figma', 'Eleventy']);
});

test('judges one answer by itself, in words the owner can act on', () => {
	expect(faultOfAnswer('ziel', 'Neubau')).toBe('Erwartet eines von Neuerstellung, Relaunch');
	expect(faultOfAnswer('slug', 'Süß & Söhne')).toBe(
		'Erwartet nur Kleinbuchstaben, Ziffern und einzelne Bindestriche',
	);
	expect(faultOfAnswer('service', 'Druck')).toMatch(/^Leistung „Druck“ gibt es nicht/);
	expect(faultOfAnswer('beschreibung', 'Nur einer.')).toMatch(/drei Absätze/);
	for (const [name, reply] of Object.entries(FACTS)) {
		expect(faultOfAnswer(name as keyof typeof FACTS, reply), name).toBeUndefined();
	}
});
