import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projektSchema } from '#shared/projekt-schema.ts';
import { FIXTURE_PLAN } from '../../testing/fixture-recording.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { checkProjekte, readProjekte } from './read-projekte.ts';

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
	const slugs = checkProjekte(ENTRIES, everyFile).map(({ slug }) => slug);
	expect(slugs.join(' ')).toBe('baeckerei tischlerei zahnarzt yogastudio');
});

test('a value is what stands there: a number, a word, and a hyphen where a word may be divided', () => {
	const [first] = checkProjekte(
		withChange('baeckerei', 'kunde: Haus', 'kunde: !muster Handwerks&shy;haus'),
		everyFile,
	);
	expect(first).toMatchObject({ id: 0, kunde: 'Handwerks\u00adhaus baeckerei' });
	expect(first?.techstacks.map(({ active }) => active)).toEqual([true, false, true, true, false]);
});

test('the files of the folder are read, and what they name is looked for in public/', () => {
	const root = newFolder();
	mkdirSync(join(root, 'src/content/projekte'), { recursive: true });
	writeFileSync(join(root, 'src/content/projekte/haus.yaml'), entry('haus', 0));
	expect(() => readProjekte(root)).toThrow('Die Projektdaten haben 8 Fehler:');
	const { source } = projektSchema.parse(parse(entry('haus', 0)));
	mkdirSync(join(root, 'public/projekte/haus'), { recursive: true });
	for (const path of Object.values(source).flat()) writeFileSync(join(root, 'public', path), '');
	expect(readProjekte(root)).toMatchObject([{ kunde: 'Haus haus', plan: undefined }]);
	writeFileSync(join(root, 'public/projekte/haus/riss.json'), JSON.stringify(FIXTURE_PLAN));
	expect(readProjekte(root)).toMatchObject([{ plan: FIXTURE_PLAN }]);
});

test('a file beside the entries that is none is named', () => {
	const root = newFolder();
	mkdirSync(join(root, 'src/content/projekte'), { recursive: true });
	writeFileSync(join(root, 'src/content/projekte/haus.yml'), entry('haus', 0));
	expect(() => readProjekte(root)).toThrow(
		'einen Fehler:\nsrc/content/projekte/haus.yml wird nicht gelesen: Hier liegen nur Einträge',
	);
});

test('an owner without a folder for projects has none', () => {
	expect(readProjekte(newFolder())).toEqual([]);
});

describe('a faulty entry stops the build and names', () => {
	const voice = (more = '') =>
		`kundenstimme: { text: Gut., name: Ada, rolle: Inhaberin${more} }\nmetadaten:`;

	type Change = [from: string | RegExp, to: string];
	type Fault = { field: string; found: string; expected: string; change: Change; remedy?: string };
	test.each<Fault>([
		{
			field: 'Feld „techstacks[2].tool“',
			found: 'nichts',
			expected: 'eine Zeile Text',
			change: ['Wordpress', "''"],
		},
		{
			field: 'Feld „techstacks“',
			found: 'eine Liste mit 5 Einträgen',
			expected: 'jedes Werkzeug nur',
			change: ['Oxygen', 'figma'],
		},
		{
			field: 'Feld „projekt.kunde“',
			found: 'nichts',
			expected: 'einen Text',
			change: [/ {2}kunde: .*\n/, ''],
			remedy: 'dort ergänzen.',
		},
		{
			field: 'Feld „projekt.ort“',
			found: 'ein unbekanntes',
			expected: 'die Felder',
			change: ['  standort:', '  ort: Welver\n  standort:'],
			remedy: 'den Namen berichtigen oder die Zeile entfernen.',
		},
		{
			field: 'Feld „projekt.projektbeschreibung“',
			found: '„So st',
			expected: 'mindestens drei',
			change: [/So f.*\n\n.*\n\n/, ''],
		},
		{
			field: 'Feld „bildunterschriften“',
			found: 'eine Liste mit 3',
			expected: 'zu jedem der',
			change: ['Startseite, ', ''],
		},
		{
			field: 'Zeile 3, Feld „metadaten.url“',
			found: '„ergo“',
			expected: '„yogastudio“ wie im',
			change: ['url: yogastudio', 'url: ergo'],
		},
		{
			field: 'Zeile 2, Feld „metadaten.id“',
			found: '„1“ wie bei „tischlerei“',
			expected: 'eine eigene',
			change: ['id: 3', 'id: 1'],
			remedy: 'eine andere vergeben; die Projekte',
		},
		{
			field: 'Zeile 24, Feld „source.logo“',
			found: '„/projekte/x/',
			expected: 'eine Datei unter',
			change: ['yogastudio/logo', 'x/logo'],
		},
		{
			field: 'Feld „kundenstimme.freigabe“',
			found: 'nichts',
			expected: 'den Tag, an',
			change: ['metadaten:', voice()],
			remedy: 'dort ergänzen oder „kundenstimme“ ganz weglassen.',
		},
		{
			field: 'Feld „ergebnis[0].quelle“',
			found: 'nichts',
			expected: 'die Quelle der Zahl',
			change: ['metadaten:', 'ergebnis: [{ wert: 1 s, was: bis sie steht }]\nmetadaten:'],
		},
		{
			field: 'Zeile 5',
			found: '„kunde: Haus: yogastudio“',
			expected: 'Anführungszeichen um einen Text, in dem ein Doppelpunkt',
			change: ['kunde: Haus', 'kunde: Haus:'],
		},
		{
			field: 'Zeile 2, Feld „metadaten.id“',
			found: '„drei“',
			expected: 'eine Zahl',
			change: ['id: 3', 'id: drei'],
		},
	])('file and place, what it holds, what it should, the remedy: $field', (fault) => {
		const message = messageOf(withChange('yogastudio', ...fault.change)).join('\n');
		expect(message).toMatch(/^Die Projektdaten haben einen Fehler:\nsrc\S+\/yogastudio\.yaml, .+$/);
		expect(message).toContain(`${fault.field}: gefunden ${fault.found}`);
		expect(message).toContain(`, erwartet ${fault.expected}`);
		expect(message).toContain(`. Bitte ${fault.remedy ?? ''}`);
	});

	test('a missing file and the command that makes it', () => {
		const missing = '/projekte/yogastudio/bild-2.jpg';
		expect(messageOf(ENTRIES, (path) => path !== missing).slice(1)).toEqual([
			`src/content/projekte/yogastudio.yaml, Zeile 28, Feld „source.weiterebilder[1]“: gefunden „${missing}“ ohne Datei dahinter, erwartet eine Datei unter public/projekte/yogastudio/. Bitte die Datei dort ablegen, mit „npm run media -- yogastudio“ erzeugen oder den Pfad berichtigen.`,
		]);
	});

	test.each([
		['freigabe', 'freigabe: 2026-03-02\nmetadaten:'],
		['kundenstimme.freigabe', voice(', freigabe: 2026-03-02')],
	])('a client’s agreement dated in the future, but not today’s: %s', (field, lines) => {
		const files = withChange('yogastudio', 'metadaten:', lines);
		const asOf = (time: string) => () => checkProjekte(files, everyFile, new Date(time));
		expect(asOf('2026-03-01T12:00:00Z')).toThrow(
			`Zeile 1, Feld „${field}“: gefunden „2026-03-02“, erwartet einen vergangenen Tag`,
		);
		// It is past midnight in Germany.
		expect(asOf('2026-03-01T23:30:00Z')).not.toThrow();
	});

	test('a second project that wants to come first on home', () => {
		const files = Object.fromEntries(
			Object.entries(ENTRIES).map(([name, text]) => [name, `startseite: true\n${text}`]),
		);
		const [, ...messages] = messageOf(files);
		expect(messages).toHaveLength(3);
		expect(messages[0]).toContain('Zeile 1, Feld „startseite“: gefunden true wie bei „baeckerei“');
	});

	test('every fault of every entry at once', () => {
		const files = {
			...withChange('tischlerei', 'tool: Wordpress', "tool: ''"),
			'baeckerei.yaml': 'metadaten: [',
		};
		const [head, ...messages] = messageOf(files, (path) => !path.endsWith('/showcase.mp4'));
		expect(head).toBe('Die Projektdaten haben 4 Fehler:');
		expect(messages.filter((line) => line.includes('/tischlerei.yaml'))).toHaveLength(1);
		expect(messages.filter((line) => line.includes('/baeckerei.yaml'))).toHaveLength(1);
	});
});
