import { describe, expect, test } from 'vitest';
import { checkProjekte } from './check-projekte.ts';

/** Entries of their own: the owner's projects may be any. */
const ECHTE = Object.fromEntries(
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
  ziel: Relaunch
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
function withChange(slug: string, alt: string | RegExp, fresh: string): Record<string, string> {
	const name = `${slug}.yaml`;
	const before = ECHTE[name] ?? '';
	const after = before.replace(alt, fresh);
	if (after === before) throw new Error(`${name} does not hold ${alt}`);
	return { ...ECHTE, [name]: after };
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

test('entries come in the order of their ids, whatever their files are called', () => {
	const slugs = checkProjekte(ECHTE, everyFile).map(({ metadaten }) => metadaten.url);
	expect(slugs.join(' ')).toBe('baeckerei tischlerei zahnarzt yogastudio');
});

describe('a faulty entry stops the build with a message that names what was found, expected and to be done', () => {
	test.each([
		[
			'Feld „techstacks[2].tool“: gefunden nichts, erwartet eine Zeile Text',
			'tool: Wordpress',
			"tool: ''",
		],
		[
			'Feld „techstacks“: gefunden eine Liste mit 5 Einträgen, erwartet jedes Werkzeug nur einmal',
			'tool: Oxygen',
			'tool: figma',
		],
		[
			'Feld „projekt.kunde“: gefunden nichts, erwartet einen Text (src/content/projekte/yogastudio.yaml). Bitte das Feld ergänzen.',
			/ {2}kunde: .*\n/,
			'',
		],
		[
			'Feld „projekt.ort“: gefunden ein unbekanntes Feld, erwartet die Felder kunde, branche, ziel, standort, projektbeschreibung, website (src/content/projekte/yogastudio.yaml). Bitte den Feldnamen berichtigen oder die Zeile entfernen.',
			'  standort:',
			'  ort: Welver\n  standort:',
		],
		[
			'Feld „projekt.projektbeschreibung“: gefunden „Eine schöne Seite.“, erwartet mindestens drei Absätze, durch Leerzeilen getrennt',
			/projektbeschreibung: \|\n( {4}.*\n|\n)+/,
			'projektbeschreibung: Eine schöne Seite.\n',
		],
		[
			'Feld „bildunterschriften“: gefunden eine Liste mit 3 Einträgen, erwartet zu jedem der „weiterebilder“ genau eine',
			'Startseite, ',
			'',
		],
		[
			'Feld „metadaten.url“: gefunden „ergo“, erwartet „yogastudio“ wie im Dateinamen',
			'url: yogastudio',
			'url: ergo',
		],
		[
			'Feld „source.logo“: gefunden „/projekte/zahnarzt/logo.svg“, erwartet einen Pfad unter /projekte/yogastudio/',
			'logo: /projekte/yogastudio/',
			'logo: /projekte/zahnarzt/',
		],
		[
			'Feld „metadaten.id“: gefunden „9“, erwartet eine freie Nummer (3) (src/content/projekte/yogastudio.yaml). Bitte so vergeben, dass jede Nummer von 0 bis 3 genau einmal vorkommt.',
			'id: 3',
			'id: 9',
		],
		[
			'Feld „kundenstimme.freigabe“: gefunden nichts, erwartet den Tag, an dem Ihr Kunde der Veröffentlichung zugestimmt hat, als JJJJ-MM-TT, denn ohne sein Ja dürfen seine Worte nicht online stehen (src/content/projekte/yogastudio.yaml). Bitte das Feld ergänzen oder „kundenstimme“ ganz weglassen.',
			'metadaten:',
			`kundenstimme: { text: Läuft., name: Ada Beispiel, rolle: Inhaberin }\nmetadaten:`,
		],
		[
			'Feld „ergebnis[0].quelle“: gefunden nichts, erwartet die Quelle der Zahl, denn ohne sie wäre sie nur behauptet',
			'metadaten:',
			`ergebnis: [{ wert: 1 s, was: bis die Seite steht }]\nmetadaten:`,
		],
		[
			'Feld „vorher“: gefunden „/projekte/yogastudio/vorher.jpg“, erwartet kein Bild von vorher, denn nur ein Relaunch löst eine Website ab',
			/([\s\S]*ziel: )Relaunch/,
			'vorher: /projekte/yogastudio/vorher.jpg\n$1Neuerstellung',
		],
		[
			'die ganze Datei: gefunden nichts, erwartet die Felder metadaten, projekt, techstacks, service, source, bildunterschriften, telefonAb, kundenstimme, vorher, ergebnis, muster',
			/[\s\S]*/,
			'',
		],
		[
			'Zeile 5: gefunden „kunde: Haus: Yoga“, erwartet gültiges YAML (src/content/projekte/yogastudio.yaml). Bitte Einrückung, Doppelpunkte und Anführungszeichen prüfen',
			'  kunde: Haus yogastudio',
			'  kunde: Haus: Yoga',
		],
	])('%s', (expected, alt, fresh) => {
		const [head, ...messages] = messageOf(withChange('yogastudio', alt, fresh));
		expect(head).toBe('Die Projektdaten haben einen Fehler:');
		expect(messages).toEqual([expect.stringContaining(`Projekt „yogastudio“, ${expected}`)]);
	});

	test('a file that is not there, and how to get it', () => {
		const [, ...messages] = messageOf(ECHTE, (path) => path !== '/projekte/yogastudio/bild-2.jpg');
		expect(messages).toEqual([
			'Projekt „yogastudio“, Feld „source.weiterebilder[1]“: gefunden „/projekte/yogastudio/bild-2.jpg“ ohne Datei dahinter, erwartet eine Datei public/projekte/yogastudio/bild-2.jpg (src/content/projekte/yogastudio.yaml). Bitte die Datei dort ablegen, mit „npm run media -- yogastudio“ erzeugen oder den Pfad berichtigen.',
		]);
	});

	test('a day of agreement that is still to come; today’s is none', () => {
		const voice = 'text: Läuft., name: Ada Beispiel, rolle: Inhaberin, freigabe: 2026-03-02';
		const files = withChange('yogastudio', 'metadaten:', `kundenstimme: { ${voice} }\nmetadaten:`);
		const amTag = (tag: string) => () => checkProjekte(files, everyFile, new Date(tag));
		expect(amTag('2026-03-01T12:00:00Z')).toThrow(
			/„kundenstimme.freigabe“: gefunden „2026-03-02“, erwartet einen vergangenen Tag/,
		);
		// Past midnight in Germany.
		expect(amTag('2026-03-01T23:30:00Z')).not.toThrow();
	});

	test('every fault of every entry at once', () => {
		const files = {
			...withChange('tischlerei', 'tool: Wordpress', "tool: ''"),
			'baeckerei.yaml': 'metadaten: [',
		};
		const [head, ...messages] = messageOf(files, (path) => !path.endsWith('/showcase.mp4'));
		expect(head).toBe('Die Projektdaten haben 5 Fehler:');
		expect(messages.filter((line) => line.includes('„tischlerei“'))).toHaveLength(2);
		expect(messages.filter((line) => line.includes('„baeckerei“'))).toHaveLength(1);
	});
});
