import { describe, expect, test } from 'vitest';
import { checkProjekte } from './read-projekte.ts';

/** Entries of the test alone, whatever projects the owner has. */
const ENTRIES = Object.fromEntries(
	['baeckerei', 'tischlerei', 'zahnarzt', 'yogastudio'].map((slug, id) => [
		`${slug}.yaml`,
		entry(slug, id),
	]),
);

function entry(slug: string, id: number): string {
	return `metadaten:
  id: ${id}
  url: ${slug}
projekt:
  kunde: Haus ${slug}
  branche: Handwerk
  ziel: Neuerstellung
  standort: Deutschland
  website: https://www.${slug}.example
  projektbeschreibung: |
    So fing es an.

    So ging es weiter.

    So steht es heute.
techstacks:
  - { active: true, tool: Figma }
  - { active: false, tool: ReactJs }
  - { active: true, tool: Wordpress }
  - { active: true, tool: Oxygen }
  - { active: false, tool: Elementor }
service: [Konzept, Design, Entwicklung]
source:
  logo: /projekte/${slug}/logo.svg
  video: /projekte/${slug}/showcase.mp4
  background: /projekte/${slug}/background.jpg
  placeholder: /projekte/${slug}/poster.jpg
  weiterebilder: [${[1, 2, 3, 4].map((number) => `/projekte/${slug}/bild-${number}.jpg`)}]
bildunterschriften: [Startseite, Leistungen, Termine, Kontakt]
`;
}

const everyFile = (_path: string): boolean => true;

/** The entries with one piece of one of them replaced. */
function withChange(slug: string, old: string | RegExp, fresh: string): Record<string, string> {
	const name = `${slug}.yaml`;
	const before = ENTRIES[name] ?? '';
	const after = before.replace(old, fresh);
	if (after === before) throw new Error(`${name} does not hold ${old}`);
	return { ...ENTRIES, [name]: after };
}

/** The lines of the message, its head line first. */
function messageOf(files: Record<string, string>, fileExists = everyFile): string[] {
	try {
		checkProjekte(files, fileExists);
	} catch (error) {
		if (error instanceof Error) return error.message.split('\n');
	}
	throw new Error('the entries were accepted');
}

test('entries are sorted by id, whatever their files are called', () => {
	const slugs = checkProjekte(ENTRIES, everyFile).map(({ metadaten }) => metadaten.url);
	expect(slugs.join(' ')).toBe('baeckerei tischlerei zahnarzt yogastudio');
});

describe('a faulty entry stops the build and names', () => {
	const figure = 'ergebnis: [{ wert: 1 s, was: bis sie steht }]\nmetadaten:';
	const comma = 'ergebnis:\n  - { wert: 0,8 s, was: a, quelle: b }\nmetadaten:';
	const voice = (more = '') =>
		`kundenstimme: { text: Gut., name: Ada, rolle: Inhaberin${more} }\nmetadaten:`;
	const place = '  ort: Welver\n  standort:';

	test.each<[string, string, string, string | RegExp, string]>([
		['Feld „techstacks[2].tool“', 'nichts', 'eine Zeile Text', 'Wordpress', "''"],
		['Feld „techstacks“', 'eine Liste mit 5 Einträgen', 'jedes Werkzeug nur', 'Oxygen', 'figma'],
		['Feld „projekt.kunde“', 'nichts', 'einen Text', / {2}kunde: .*\n/, ''],
		['Feld „projekt.ort“', 'ein unbekanntes Feld', 'die Felder kunde', '  standort:', place],
		['Feld „projekt.projektbeschreibung“', '„So st', 'mindestens drei', /So f.*\n\n.*\n\n/, ''],
		['Feld „bildunterschriften“', 'eine Liste mit 3', 'zu jedem der', 'Startseite, ', ''],
		['Feld „metadaten.url“', '„ergo“', '„yogastudio“ wie im', 'url: yogastudio', 'url: ergo'],
		['Feld „metadaten.id“', '„9“', 'eine freie Nummer (3)', 'id: 3', 'id: 9'],
		['Feld „source.logo“', '„/projekte/x/', 'eine Datei unter', 'yogastudio/logo', 'x/logo'],
		['Feld „kundenstimme.freigabe“', 'nichts', 'den Tag, an dem', 'metadaten:', voice()],
		['Feld „ergebnis[0].quelle“', 'nichts', 'die Quelle der Zahl', 'metadaten:', figure],
		['die ganze Datei', 'nichts', 'die Felder metadaten, projekt', /[\s\S]*/, ''],
		['Zeile 5', '„kunde: Haus: yogastudio“', 'gültiges YAML', 'kunde: Haus', 'kunde: Haus:'],
	])('the place, what it holds and what it should: %s', (field, found, expected, old, fresh) => {
		const [head, message, ...others] = messageOf(withChange('yogastudio', old, fresh));
		expect(head).toBe('Die Projektdaten haben einen Fehler:');
		expect(message).toContain(`Projekt „yogastudio“, ${field}: gefunden ${found}`);
		expect(message).toContain(`, erwartet ${expected}`);
		expect(others).toEqual([]);
	});

	test.each<[string, string | RegExp, string]>([
		['Bitte das Feld ergänzen.', / {2}kunde: .*\n/, ''],
		[
			'Bitte die Zahl mit Komma in Anführungszeichen setzen, etwa wert: "0,8 s".',
			'metadaten:',
			comma,
		],
		['Bitte das Feld ergänzen oder „kundenstimme“ ganz weglassen.', 'metadaten:', voice()],
		['Bitte den Feldnamen berichtigen oder die Zeile entfernen.', '  standort:', place],
		['Bitte so vergeben, dass jede Nummer von 0 bis 3 genau einmal vorkommt.', 'id: 3', 'id: 9'],
	])('the file and the remedy: %s', (remedy, old, fresh) => {
		const messages = messageOf(withChange('yogastudio', old, fresh)).join('\n');
		expect(messages).toContain(` (src/content/projekte/yogastudio.yaml). ${remedy}`);
	});

	test('a missing file and the command that makes it', () => {
		const [, ...messages] = messageOf(
			ENTRIES,
			(path) => path !== '/projekte/yogastudio/bild-2.jpg',
		);
		expect(messages).toEqual([
			'Projekt „yogastudio“, Feld „source.weiterebilder[1]“: gefunden „/projekte/yogastudio/bild-2.jpg“ ohne Datei dahinter, erwartet eine Datei unter public/projekte/yogastudio/ (src/content/projekte/yogastudio.yaml). Bitte die Datei dort ablegen, mit „npm run media -- yogastudio“ erzeugen oder den Pfad berichtigen.',
		]);
	});

	test.each([
		['freigabe', 'freigabe: 2026-03-02\nmetadaten:'],
		['kundenstimme.freigabe', voice(', freigabe: 2026-03-02')],
	])('a client’s agreement dated in the future, but not today’s: %s', (field, lines) => {
		const files = withChange('yogastudio', 'metadaten:', lines);
		const asOf = (time: string) => () => checkProjekte(files, everyFile, new Date(time));
		expect(asOf('2026-03-01T12:00:00Z')).toThrow(
			`„${field}“: gefunden „2026-03-02“, erwartet einen vergangenen Tag`,
		);
		// It is past midnight in Germany.
		expect(asOf('2026-03-01T23:30:00Z')).not.toThrow();
	});

	test('a second project that wants to stand on home', () => {
		const files = Object.fromEntries(
			Object.entries(ENTRIES).map(([name, text]) => [name, `startseite: true\n${text}`]),
		);
		const [, ...messages] = messageOf(files);
		expect(messages).toHaveLength(3);
		expect(messages[0]).toContain('Feld „startseite“: gefunden true wie bei „baeckerei“');
	});

	test('every fault of every entry at once', () => {
		const files = {
			...withChange('tischlerei', 'tool: Wordpress', "tool: ''"),
			'baeckerei.yaml': 'metadaten: [',
		};
		const [head, ...messages] = messageOf(files, (path) => !path.endsWith('/showcase.mp4'));
		expect(head).toBe('Die Projektdaten haben 4 Fehler:');
		expect(messages.filter((line) => line.includes('„tischlerei“'))).toHaveLength(1);
		expect(messages.filter((line) => line.includes('„baeckerei“'))).toHaveLength(1);
	});
});
