import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkProjekte } from './check-projekte.ts';

const ORDNER = new URL('./projekte/', import.meta.url);

/** The six of the specification; those the owner adds later change nothing here. */
const SECHS = [
	'architekturmuster',
	'osteopathiebeasch',
	'druckerservice',
	'ergowelver',
	'kanzleischmitz',
	'gesundheitspartnerbergkamen',
];

const ECHTE = Object.fromEntries(
	SECHS.map((slug) => [`${slug}.yaml`, readFileSync(new URL(`${slug}.yaml`, ORDNER), 'utf8')]),
);

const everyFile = (_pfad: string): boolean => true;

/** The real entries with one piece of one of them replaced. */
function withChange(slug: string, alt: string | RegExp, neu: string): Record<string, string> {
	const name = `${slug}.yaml`;
	const vorher = ECHTE[name] ?? '';
	const nachher = vorher.replace(alt, neu);
	if (nachher === vorher) throw new Error(`${name} does not hold ${alt}`);
	return { ...ECHTE, [name]: nachher };
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

describe('the six built-in entries', () => {
	const projekte = checkProjekte(ECHTE, everyFile);

	test('come in the order of their ids', () => {
		expect(projekte.map(({ metadaten }) => [metadaten.id, metadaten.url])).toEqual([
			[0, 'architekturmuster'],
			[1, 'osteopathiebeasch'],
			[2, 'druckerservice'],
			[3, 'ergowelver'],
			[4, 'kanzleischmitz'],
			[5, 'gesundheitspartnerbergkamen'],
		]);
	});

	test('state the facts of the specification', () => {
		const alle = 'Konzept, Design, Entwicklung';
		const facts = projekte.map(({ projekt, techstacks, service }) => [
			projekt.branche,
			projekt.ziel,
			techstacks.flatMap(({ active, tool }) => (active ? [tool] : [])).join(', '),
			service.join(', '),
		]);
		expect(facts).toEqual([
			['Architektur', 'Neuerstellung', 'Figma, Wordpress, Oxygen', alle],
			['Gesundheitswesen', 'Relaunch', 'Figma, Wordpress, Oxygen', alle],
			['Dienstleistung', 'Relaunch', 'Figma, Wordpress, Oxygen', alle],
			['Gesundheitswesen', 'Relaunch', 'Figma, Wordpress, Oxygen', alle],
			['Recht', 'Neuerstellung', 'Figma, Wordpress, Elementor', alle],
			['Gesundheit', 'Neuerstellung', 'Figma, Wordpress, Elementor', 'Design, Entwicklung'],
		]);
	});

	test('link only to reserved example domains', () => {
		for (const { metadaten, projekt } of projekte) {
			expect(projekt.website).toBe(`https://www.${metadaten.url}.example`);
		}
	});
});

test('a seventh project takes id 6', () => {
	const vorlage = ECHTE['architekturmuster.yaml'] ?? '';
	const text = vorlage.replaceAll('architekturmuster', 'cafe-am-markt').replace('id: 0', 'id: 6');
	const projekte = checkProjekte({ ...ECHTE, 'cafe-am-markt.yaml': text }, everyFile);
	expect(projekte.at(-1)?.metadaten).toMatchObject({ id: 6, url: 'cafe-am-markt' });
});

describe('a faulty entry stops the build with a message that names', () => {
	test('project, field, found, expected and remedy of a wrong tool', () => {
		const files = withChange('osteopathiebeasch', 'tool: Wordpress', 'tool: Drupal');
		expect(messageOf(files)).toEqual([
			'Die Projektdaten haben einen Fehler:',
			'Projekt „osteopathiebeasch“, Feld „techstacks[2].tool“: gefunden „Drupal“, erwartet eines von Figma, ReactJs, Wordpress, Oxygen, Elementor (src/content/projekte/osteopathiebeasch.yaml). Bitte den Wert berichtigen.',
		]);
	});

	test.each([
		[
			'a tool listed twice',
			'tool: Oxygen',
			'tool: Figma',
			'Feld „techstacks“: gefunden eine Liste mit 5 Einträgen, erwartet jedes Werkzeug genau einmal, auch die nicht verwendeten: Figma, ReactJs, Wordpress, Oxygen, Elementor',
		],
		[
			'an unknown service',
			'[Konzept,',
			'[Beratung,',
			'Feld „service[0]“: gefunden „Beratung“, erwartet eines von Konzept, Design, Entwicklung',
		],
		[
			'a service listed twice',
			'[Konzept, Design',
			'[Design, Design',
			'Feld „service“: gefunden eine Liste mit 3 Einträgen, erwartet jede Leistung nur einmal',
		],
		[
			'an unknown goal',
			'ziel: Relaunch',
			'ziel: Umbau',
			'Feld „projekt.ziel“: gefunden „Umbau“, erwartet eines von Neuerstellung, Relaunch',
		],
		[
			'a website without https',
			'website: https:',
			'website: http:',
			'Feld „projekt.website“: gefunden „http://www.ergowelver.example“, erwartet eine vollständige Adresse, die mit https:// beginnt',
		],
		[
			'a missing field',
			/ {2}kunde: .*\n/,
			'',
			'Feld „projekt.kunde“: gefunden nichts, erwartet einen Text (src/content/projekte/ergowelver.yaml). Bitte das Feld ergänzen.',
		],
		[
			'an unknown field',
			'  standort:',
			'  ort: Welver\n  standort:',
			'Feld „projekt.ort“: gefunden ein unbekanntes Feld, erwartet die Felder kunde, branche, ziel, standort, projektbeschreibung, website (src/content/projekte/ergowelver.yaml). Bitte den Feldnamen berichtigen oder die Zeile entfernen.',
		],
		[
			'a description that is too short',
			/projektbeschreibung: \|\n( {4}.*\n|\n)+/,
			'projektbeschreibung: Eine schöne Seite.\n',
			'Feld „projekt.projektbeschreibung“: gefunden „Eine schöne Seite.“, erwartet mindestens drei Absätze, durch Leerzeilen getrennt',
		],
		[
			'too few pictures',
			/( {4}- .*\n){2}bildunterschriften:[\s\S]*$/,
			'',
			'Feld „source.weiterebilder“: gefunden eine Liste mit 3 Einträgen, erwartet vier oder fünf Bilder',
		],
		[
			'a picture without its caption',
			/ {2}- [^\n]*\n(?=muster|$)/,
			'',
			'Feld „bildunterschriften“: gefunden eine Liste mit 4 Einträgen, erwartet zu jedem der „weiterebilder“ genau eine',
		],
		[
			'an address with capitals',
			'url: ergowelver',
			'url: ErgoWelver',
			'Feld „metadaten.url“: gefunden „ErgoWelver“, erwartet nur Kleinbuchstaben, Ziffern und einzelne Bindestriche',
		],
		[
			'an address unlike the file name',
			'url: ergowelver',
			'url: ergo',
			'Feld „metadaten.url“: gefunden „ergo“, erwartet „ergowelver“ wie im Dateinamen',
		],
		[
			'an address that is taken',
			'url: ergowelver',
			'url: druckerservice',
			'Feld „metadaten.url“: gefunden „druckerservice“, das schon einem anderen Projekt gehört, erwartet „ergowelver“ wie im Dateinamen',
		],
		[
			"a path into another project's folder",
			'logo: /projekte/ergowelver/',
			'logo: /projekte/druckerservice/',
			'Feld „source.logo“: gefunden „/projekte/druckerservice/logo.svg“, erwartet einen Pfad unter /projekte/ergowelver/',
		],
		[
			'a path out of the folder',
			'logo: /projekte/ergowelver/logo',
			'logo: /projekte/ergowelver/../logo',
			'Feld „source.logo“: gefunden „/projekte/ergowelver/../logo.svg“, erwartet den Pfad zu einem Bild: /projekte/{slug}/name, Endung jpg, jpeg, png, webp, avif, svg',
		],
		[
			'an id that is no number',
			'id: 3',
			'id: drei',
			'Feld „metadaten.id“: gefunden „drei“, erwartet eine ganze Zahl ab 0',
		],
		[
			'an id that is taken',
			'id: 3',
			'id: 2',
			'Feld „metadaten.id“: gefunden „2“ wie bei „druckerservice“, erwartet eine freie Nummer (3)',
		],
		[
			'an id that leaves a gap',
			'id: 3',
			'id: 9',
			'Feld „metadaten.id“: gefunden „9“, erwartet eine freie Nummer (3) (src/content/projekte/ergowelver.yaml). Bitte so vergeben, dass jede Nummer von 0 bis 5 genau einmal vorkommt.',
		],
		[
			'an empty file',
			/[\s\S]*/,
			'',
			'die ganze Datei: gefunden nichts, erwartet die Felder metadaten, projekt, techstacks, service, source, bildunterschriften, muster',
		],
		[
			'broken YAML, with its line',
			'  kunde: Ergo Welver',
			'  kunde: Ergo: Welver',
			'Zeile 8: gefunden „kunde: Ergo: Welver“, erwartet gültiges YAML (src/content/projekte/ergowelver.yaml). Bitte Einrückung, Doppelpunkte und Anführungszeichen prüfen',
		],
		[
			'a reference that leads nowhere, with its line',
			'kunde: Ergo Welver',
			'kunde: *praxis',
			'Zeile 8: gefunden „kunde: *praxis“, erwartet gültiges YAML',
		],
	])('%s', (_, alt, neu, erwartet) => {
		const [kopf, ...meldungen] = messageOf(withChange('ergowelver', alt, neu));
		expect(kopf).toBe('Die Projektdaten haben einen Fehler:');
		expect(meldungen).toEqual([expect.stringContaining(`Projekt „ergowelver“, ${erwartet}`)]);
	});

	test('a file that is not there, and how to get it', () => {
		const [, ...meldungen] = messageOf(ECHTE, (pfad) => pfad !== '/projekte/ergowelver/bild-2.jpg');
		expect(meldungen).toEqual([
			'Projekt „ergowelver“, Feld „source.weiterebilder[1]“: gefunden „/projekte/ergowelver/bild-2.jpg“ ohne Datei dahinter, erwartet eine Datei public/projekte/ergowelver/bild-2.jpg (src/content/projekte/ergowelver.yaml). Bitte die Datei dort ablegen, mit „npm run media -- ergowelver“ erzeugen oder den Pfad berichtigen.',
		]);
	});

	test('every fault of every entry at once', () => {
		const files = {
			...withChange('osteopathiebeasch', 'tool: Wordpress', 'tool: Drupal'),
			'kanzleischmitz.yaml': 'metadaten: [',
		};
		const [kopf, ...meldungen] = messageOf(files, (pfad) => !pfad.endsWith('/showcase.mp4'));
		expect(kopf).toBe('Die Projektdaten haben 7 Fehler:');
		expect(meldungen.filter((zeile) => zeile.includes('„osteopathiebeasch“'))).toHaveLength(2);
		expect(meldungen.filter((zeile) => zeile.includes('„kanzleischmitz“'))).toHaveLength(1);
	});
});
