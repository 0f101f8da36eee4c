import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import { faultsOf, fieldInWords, nameOf, type Path, quote } from '#shared/faults.ts';
import { GERMAN_DAY } from '#shared/german-time.ts';
import {
	type Projekt,
	type ProjektEntry,
	projektOf,
	projektSchema,
} from '#shared/projekt-schema.ts';

const FOLDER = 'src/content/projekte';

/** Reads and checks the owner's projects; none where there is no folder for them. @throws as checkProjekte does */
export function readProjekte(root: string = process.cwd()): Projekt[] {
	const paths = globSync(`${FOLDER}/*.yaml`, { cwd: root });
	const files = paths.map((path) => [basename(path), readFileSync(join(root, path), 'utf8')]);
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
	const entries: Entry[] = [];
	const faults: string[] = [];
	for (const name of Object.keys(files).toSorted((a, b) => a.localeCompare(b))) {
		const slug = name.replace(/\.yaml$/, '');
		const { entry, faults: unread } = readEntry(files[name] ?? '');
		if (entry) entries.push({ slug, entry });
		const found = entry ? faultsOfOne(slug, entry, fileExists, today) : unread;
		faults.push(...found.map((fault) => sentence(slug, fault)));
	}
	faults.push(...faultsAmongAll(entries));
	if (faults.length > 0) {
		const count = faults.length === 1 ? 'einen Fehler' : `${faults.length} Fehler`;
		throw new Error(`Die Projektdaten haben ${count}:\n${faults.join('\n')}`);
	}
	return entries.map(({ entry }) => projektOf(entry)).toSorted((a, b) => a.id - b.id);
}

type Entry = { slug: string; entry: ProjektEntry };
type Fault = { field: string; found: string; expected: string; act: string };

function sentence(slug: string, { field, found, expected, act }: Fault): string {
	return `Projekt „${slug}“, ${field}: gefunden ${found}, erwartet ${expected} (${FOLDER}/${slug}.yaml). Bitte ${act}.`;
}

/** An entry that follows the schema, or what is wrong with its text. */
type ReadEntry = { entry: ProjektEntry; faults?: never } | { entry?: never; faults: Fault[] };

function readEntry(text: string): ReadEntry {
	const yaml = parseDocument(text);
	const [broken] = yaml.errors;
	if (broken) {
		const line = broken.linePos?.[0].line ?? 1;
		const found = quote(text.split('\n')[line - 1]);
		const reason = broken.message.split('\n')[0];
		const act = `Einrückung, Doppelpunkte und Anführungszeichen prüfen (${reason})`;
		return { faults: [{ field: `Zeile ${line}`, found, expected: 'gültiges YAML', act }] };
	}
	const content: unknown = yaml.toJS();
	const { data, error } = projektSchema.safeParse(content);
	if (data) return { entry: data };
	const faults = faultsOf(error, content).map(({ path, found, expected, act, isUnknown }) => ({
		field: fieldInWords(path),
		found,
		expected,
		act:
			!isUnknown && mayBeLeft(path)
				? `${act} oder „${nameOf(path.slice(0, 1))}“ ganz weglassen`
				: act,
	}));
	return { faults };
}

/** Whether an entry needs no block of this name. */
function mayBeLeft([block]: Path): boolean {
	return Object.entries(projektSchema.shape).some(
		([name, schema]) => name === block && schema.safeParse(undefined).success,
	);
}

/** What the schema cannot know: the file's name, other files, and today's day. */
function faultsOfOne(
	slug: string,
	{ metadaten, source, freigabe, kundenstimme }: ProjektEntry,
	fileExists: (publicPath: string) => boolean,
	today: Date,
): Fault[] {
	const faults: Fault[] = [];
	if (metadaten.url !== slug)
		faults.push({
			field: 'Feld „metadaten.url“',
			found: quote(metadaten.url),
			expected: `${quote(slug)} wie im Dateinamen`,
			act: 'das Feld oder den Dateinamen ändern; der Bilderordner heißt ebenso',
		});
	const { weiterebilder, ...single } = source;
	const numbered = weiterebilder.map((path, i) => [`weiterebilder[${i}]`, path] as const);
	for (const [name, path] of [...Object.entries(single), ...numbered]) {
		if (path.startsWith(`/projekte/${slug}/`) && fileExists(path)) continue;
		faults.push({
			field: `Feld „source.${name}“`,
			found: `${quote(path)} ohne Datei dahinter`,
			expected: `eine Datei unter public/projekte/${slug}/`,
			act: `die Datei dort ablegen, mit „npm run media -- ${slug}“ erzeugen oder den Pfad berichtigen`,
		});
	}
	const consents = { freigabe, 'kundenstimme.freigabe': kundenstimme?.freigabe };
	for (const [name, day] of Object.entries(consents)) {
		if (!day || day <= GERMAN_DAY.format(today)) continue;
		faults.push({
			field: `Feld „${name}“`,
			found: quote(day),
			expected: 'einen vergangenen Tag oder heute, denn gefragt ist, wann Ihr Kunde zugestimmt hat',
			act: 'den Wert berichtigen',
		});
	}
	return faults;
}

/** No number stands twice, and one project at most comes first on home. */
function faultsAmongAll(entries: readonly Entry[]): string[] {
	const [chosen, ...tooMany] = entries.filter(({ entry }) => entry.startseite);
	return [
		...entries.flatMap(({ slug, entry: { metadaten } }) => {
			const first = entries.find(({ entry }) => entry.metadaten.id === metadaten.id);
			if (!first || first.slug === slug) return [];
			return sentence(slug, {
				field: 'Feld „metadaten.id“',
				found: `${quote(metadaten.id)} wie bei „${first.slug}“`,
				expected: 'eine eigene Nummer',
				act: 'eine andere vergeben; die Projekte stehen in der Reihenfolge ihrer Nummern',
			});
		}),
		...tooMany.map(({ slug }) =>
			sentence(slug, {
				field: 'Feld „startseite“',
				found: `true wie bei „${chosen?.slug}“`,
				expected: 'true bei einem Projekt allein',
				act: 'bei den anderen löschen',
			}),
		),
	];
}
