import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { fieldName, quote, valueAt } from '#shared/faults.ts';
import { GERMAN_DAY } from '#shared/german-time.ts';
import { type Projekt, projektSchema } from '#shared/projekt/projekt-schema.ts';

const FOLDER = 'src/content/projekte';

/** Reads and checks the owner's projects. @throws as checkProjekte does */
export function readProjekte(root: string = process.cwd()): Projekt[] {
	const names = readdirSync(join(root, FOLDER)).filter((name) => name.endsWith('.yaml'));
	const files = names.map((name) => [name, readFileSync(join(root, FOLDER, name), 'utf8')]);
	return checkProjekte(Object.fromEntries(files), (path) => existsSync(join(root, 'public', path)));
}

/**
 * Checks entries and sorts them by id: each alone by the schema, then all of them together.
 * @param files file name ("slug.yaml") → its YAML text
 * @param fileExists whether a public path ("/projekte/slug/logo.svg") has a file behind it
 * @throws one Error that lists every fault: project, field, found, expected, remedy
 */
export function checkProjekte(
	files: Record<string, string>,
	fileExists: (publicPath: string) => boolean,
	today = new Date(),
): Projekt[] {
	const read = Object.entries(files)
		.toSorted(([a], [b]) => a.localeCompare(b))
		.map(([name, text]) => readEntry(name.replace(/\.yaml$/, ''), text));
	const entries = read.flatMap(({ entry }) => entry ?? []);
	const faults = read.flatMap(({ faults }) => faults);
	for (const entry of entries) faults.push(...faultsOfOne(entry, fileExists, today));
	faults.push(...faultsAmongAll(entries, read.length));
	if (faults.length > 0) {
		const count = faults.length === 1 ? 'einen Fehler' : `${faults.length} Fehler`;
		throw new Error(`Die Projektdaten haben ${count}:\n${faults.join('\n')}`);
	}
	return entries.map(({ projekt }) => projekt).toSorted((a, b) => a.metadaten.id - b.metadaten.id);
}

type Entry = { slug: string; projekt: Projekt };

function readEntry(slug: string, text: string): { entry?: Entry; faults: string[] } {
	const yaml = parseDocument(text);
	const [broken] = yaml.errors;
	if (broken) {
		const line = broken.linePos?.[0].line ?? 1;
		const found = quote(text.split('\n')[line - 1]);
		const reason = broken.message.split('\n')[0];
		return {
			faults: [
				sentence(
					slug,
					`Zeile ${line}`,
					found,
					'gültiges YAML',
					`Einrückung, Doppelpunkte und Anführungszeichen prüfen (${reason})`,
				),
			],
		};
	}
	const content: unknown = yaml.toJS();
	const { data, error } = projektSchema.safeParse(content);
	if (data) return { entry: { slug, projekt: data }, faults: [] };
	return {
		faults: error.issues.flatMap((issue) =>
			issue.code === 'unrecognized_keys'
				? issue.keys.map((key) =>
						sentence(
							slug,
							fieldName([...issue.path, key]),
							'ein unbekanntes Feld',
							issue.message,
							remedyForUnknown(key),
						),
					)
				: sentence(
						slug,
						fieldName(issue.path),
						quote(valueAt(content, issue.path)),
						issue.message,
						remedy(issue.path, valueAt(content, issue.path)),
					),
		),
	};
}

/** „{ wert: 0,8 s }“ is YAML for a field `wert` and a field „8 s“. */
function remedyForUnknown(key: string): string {
	return /^\d/.test(key)
		? 'die Zahl mit Komma in Anführungszeichen setzen, etwa wert: "0,8 s"'
		: 'den Feldnamen berichtigen oder die Zeile entfernen';
}

function remedy([part = '']: readonly PropertyKey[], value: unknown): string {
	const mayBeLeft = Object.entries(projektSchema.shape).some(
		([name, schema]) => name === part && schema.safeParse(undefined).success,
	);
	const act = value === undefined ? 'das Feld ergänzen' : 'den Wert berichtigen';
	return mayBeLeft ? `${act} oder „${String(part)}“ ganz weglassen` : act;
}

function faultsOfOne(
	{ slug, projekt }: Entry,
	fileExists: (publicPath: string) => boolean,
	today: Date,
): string[] {
	const { metadaten, source, freigabe, kundenstimme } = projekt;
	const { weiterebilder, ...single } = source;
	const files: [name: string, path: string][] = [
		...Object.entries(single),
		...weiterebilder.map((path, i): [string, string] => [`weiterebilder[${i}]`, path]),
	];
	const consents = { freigabe, 'kundenstimme.freigabe': kundenstimme?.freigabe };
	return [
		...(metadaten.url === slug
			? []
			: [
					sentence(
						slug,
						'Feld „metadaten.url“',
						quote(metadaten.url),
						`${quote(slug)} wie im Dateinamen`,
						'das Feld oder den Dateinamen ändern; der Bilderordner heißt ebenso',
					),
				]),
		...files
			.filter(([, path]) => !path.startsWith(`/projekte/${slug}/`) || !fileExists(path))
			.map(([name, path]) =>
				sentence(
					slug,
					`Feld „source.${name}“`,
					`${quote(path)} ohne Datei dahinter`,
					`eine Datei unter public/projekte/${slug}/`,
					`die Datei dort ablegen, mit „npm run media -- ${slug}“ erzeugen oder den Pfad berichtigen`,
				),
			),
		...Object.entries(consents).flatMap(([name, day]) =>
			day && day > GERMAN_DAY.format(today)
				? sentence(
						slug,
						`Feld „${name}“`,
						quote(day),
						'einen vergangenen Tag oder heute, denn gefragt ist, wann Ihr Kunde zugestimmt hat',
						'den Wert berichtigen',
					)
				: [],
		),
	];
}

/** Each number from 0 on stands once, and one project at most stands on home. */
function faultsAmongAll(entries: readonly Entry[], count: number): string[] {
	const ids = entries.map(({ projekt }) => projekt.metadaten.id);
	const free = Array.from({ length: count }, (_, id) => id).filter((id) => !ids.includes(id));
	const onHome = entries.filter(({ projekt }) => projekt.startseite);
	return [
		...entries.flatMap(({ slug }, i) => {
			const id = ids[i] ?? 0;
			const other = entries[ids.indexOf(id)]?.slug;
			if (other === slug && id < count) return [];
			const found = other === slug ? quote(id) : `${quote(id)} wie bei „${other}“`;
			return sentence(
				slug,
				'Feld „metadaten.id“',
				found,
				`eine freie Nummer (${free.join(', ')})`,
				`so vergeben, dass jede Nummer von 0 bis ${count - 1} genau einmal vorkommt`,
			);
		}),
		...onHome
			.slice(1)
			.map(({ slug }) =>
				sentence(
					slug,
					'Feld „startseite“',
					`true wie bei „${onHome[0]?.slug}“`,
					'true bei einem Projekt allein',
					'bei den anderen löschen',
				),
			),
	];
}

/** The sentence the owner reads. */
function sentence(
	slug: string,
	field: string,
	found: string,
	expected: string,
	act: string,
): string {
	return `Projekt „${slug}“, ${field}: gefunden ${found}, erwartet ${expected} (${FOLDER}/${slug}.yaml). Bitte ${act}.`;
}
