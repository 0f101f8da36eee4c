import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkData, inSentence } from '#shared/data-file.ts';
import { type Fault, quote } from '#shared/faults.ts';
import { GERMAN_DAY } from '#shared/german-time.ts';
import { projektFile } from '#shared/manifest.ts';
import { type Plan, readPlan } from '#shared/plan.ts';
import {
	ENTRIES,
	entryFile,
	type Projekt,
	type ProjektEntry,
	projektOf,
	projektSchema,
} from '#shared/projekt-schema.ts';
import { readText } from '#shared/read-text.ts';
import { namesIn } from './names-in.ts';

const READ = { pattern: /\.yaml$/, words: 'Einträge wie baeckerei.yaml' };

/**
 * Reads and checks the owner's projects, and the plans that were drawn of their sites; none where there is no folder for
 * them. @throws as checkProjekte and readPlan do
 */
export function readProjekte(root: string = process.cwd()): Projekt[] {
	const { names, strayFiles } = namesIn(root, ENTRIES, READ);
	const files = names.map((name) => [name, readText(`${ENTRIES}/${name}`, root)]);
	const fileExists = (path: string) => existsSync(join(root, 'public', path));
	const projekte = checkProjekte(Object.fromEntries(files), fileExists, new Date(), strayFiles);
	return projekte.map((projekt) => ({ ...projekt, plan: planOf(projekt, root) }));
}

function planOf({ slug }: Projekt, root: string): Plan | undefined {
	const file = join(root, 'public/projekte', slug, 'riss.json');
	return existsSync(file) ? readPlan(readFileSync(file, 'utf8'), slug) : undefined;
}

/**
 * Checks entries and sorts them by id: each alone by the schema, then all of them together.
 * @param files file name ("slug.yaml") → its YAML text
 * @param fileExists whether a public path ("/projekte/slug/logo.svg") has a file behind it
 * @param strayFiles sentences on files beside them that are no entries
 * @throws one Error that lists every fault: project, field, found, expected, remedy
 */
export function checkProjekte(
	files: Record<string, string>,
	fileExists: (publicPath: string) => boolean,
	today = new Date(),
	strayFiles: readonly string[] = [],
): Projekt[] {
	const entries: Entry[] = [];
	const faults = [...strayFiles];
	for (const name of Object.keys(files).toSorted((a, b) => a.localeCompare(b))) {
		const slug = name.replace(/\.yaml$/, '');
		const text = files[name] ?? '';
		const file = entryFile(slug);
		const { data: entry, faults: ofSchema } = checkData(projektSchema, file, text, orLeaveOutBlock);
		if (!entry) {
			faults.push(...ofSchema);
			continue;
		}
		entries.push({ slug, text, entry });
		const ofOne = faultsOfOne(slug, entry, fileExists, today);
		faults.push(...ofOne.map((fault) => inSentence(file, text, fault)));
	}
	faults.push(...faultsAmongAll(entries));
	if (faults.length > 0) {
		const count = faults.length === 1 ? 'einen Fehler' : `${faults.length} Fehler`;
		throw new Error(`Die Projektdaten haben ${count}:\n${faults.join('\n')}`);
	}
	return entries.map(({ entry }) => projektOf(entry)).toSorted((a, b) => a.id - b.id);
}

type Entry = { slug: string; text: string; entry: ProjektEntry };

/** An entry need not have every block. */
function orLeaveOutBlock({ path: [block], isUnknown }: Fault): string {
	const mayBeLeft = Object.entries(projektSchema.shape).some(
		([name, schema]) => name === block && schema.safeParse(undefined).success,
	);
	return mayBeLeft && !isUnknown ? ` oder „${String(block)}“ ganz weglassen.` : '.';
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
			path: ['metadaten', 'url'],
			found: quote(metadaten.url),
			expected: `${quote(slug)} wie im Dateinamen`,
			remedy: 'das Feld oder den Dateinamen ändern; der Bilderordner heißt ebenso',
		});
	const { weiterebilder, ...single } = source;
	const numbered = weiterebilder.map((file, i) => [['weiterebilder', i], file] as const);
	const named = Object.entries(single).map(([name, file]) => [[name], file] as const);
	for (const [path, file] of [...named, ...numbered]) {
		if (file.startsWith(projektFile(slug, '')) && fileExists(file)) continue;
		faults.push({
			path: ['source', ...path],
			found: `${quote(file)} ohne Datei dahinter`,
			expected: `eine Datei unter public/projekte/${slug}/`,
			remedy: `die Datei dort ablegen, mit „npm run media -- ${slug}“ erzeugen oder den Pfad berichtigen`,
		});
	}
	const consents = [
		{ path: ['freigabe'], day: freigabe },
		{ path: ['kundenstimme', 'freigabe'], day: kundenstimme?.freigabe },
	];
	for (const { path, day } of consents) {
		if (!day || day <= GERMAN_DAY.format(today)) continue;
		faults.push({
			path,
			found: quote(day),
			expected: 'einen vergangenen Tag oder heute, denn gefragt ist, wann Ihr Kunde zugestimmt hat',
			remedy: 'den Wert berichtigen',
		});
	}
	return faults;
}

/** No number stands twice, and one project at most comes first on home. */
function faultsAmongAll(entries: readonly Entry[]): string[] {
	const [chosen, ...tooMany] = entries.filter(({ entry }) => entry.startseite);
	return [
		...entries.flatMap(({ slug, text, entry: { metadaten } }) => {
			const first = entries.find(({ entry }) => entry.metadaten.id === metadaten.id);
			if (!first || first.slug === slug) return [];
			return inSentence(entryFile(slug), text, {
				path: ['metadaten', 'id'],
				found: `${quote(metadaten.id)} wie bei „${first.slug}“`,
				expected: 'eine eigene Nummer',
				remedy: 'eine andere vergeben; die Projekte stehen in der Reihenfolge ihrer Nummern',
			});
		}),
		...tooMany.map(({ slug, text }) =>
			inSentence(entryFile(slug), text, {
				path: ['startseite'],
				found: `true wie bei „${chosen?.slug}“`,
				expected: 'true bei einem Projekt allein',
				remedy: 'bei den anderen löschen',
			}),
		),
	];
}
