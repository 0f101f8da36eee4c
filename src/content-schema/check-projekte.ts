import { parseDocument } from 'yaml';
import { belege } from '../../shared/projekt/evidence-schema.ts';
import { type Befund, feldname, satz, valueAt, zitat } from '../../shared/projekt/fault.ts';
import { type Projekt, projektSchema } from '../../shared/projekt/projekt-schema.ts';

type Eintrag = { slug: string; inhalt: unknown; projekt: Projekt | undefined; befunde: Befund[] };

/**
 * The projects of a content folder, sorted by id.
 * @param files file name ("slug.yaml") → its YAML text
 * @param fileExists whether a public path ("/projekte/slug/logo.svg") has a file behind it
 * @throws one Error that lists every fault of every file: project, field, found, expected, remedy
 */
export function checkProjekte(
	files: Record<string, string>,
	fileExists: (publicPath: string) => boolean,
	today = new Date(),
): Projekt[] {
	const entries = Object.entries(files)
		.toSorted(([a], [b]) => a.localeCompare(b))
		.map(([name, text]) => readEintrag(name.replace(/\.yaml$/, ''), text));

	for (const entry of entries) {
		checkSlug(entry, entries);
		checkFiles(entry, fileExists);
		checkFreigabe(entry, today);
	}
	checkIds(entries);

	const messages = entries.flatMap(({ slug, befunde }) => befunde.map((b) => satz(slug, b)));
	if (messages.length > 0) {
		const count = messages.length === 1 ? 'einen Fehler' : `${messages.length} Fehler`;
		throw new Error(`Die Projektdaten haben ${count}:\n${messages.join('\n')}`);
	}
	return entries
		.flatMap(({ projekt }) => projekt ?? [])
		.toSorted((a, b) => a.metadaten.id - b.metadaten.id);
}

function readEintrag(slug: string, text: string): Eintrag {
	const read = parseYaml(text);
	if ('befund' in read) {
		return { slug, inhalt: undefined, projekt: undefined, befunde: [read.befund] };
	}

	const { inhalt } = read;
	const result = projektSchema.safeParse(inhalt);
	if (result.success) return { slug, inhalt, projekt: result.data, befunde: [] };

	const befunde = result.error.issues.flatMap((issue) => {
		const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
		if (unknown.length === 0) return befundAt(inhalt, issue.path, issue.message);
		return unknown.map((key) => ({
			feld: feldname([...issue.path, key]),
			gefunden: 'ein unbekanntes Feld',
			erwartet: issue.message,
			rat: 'Bitte den Feldnamen berichtigen oder die Zeile entfernen.',
		}));
	});
	return { slug, inhalt, projekt: undefined, befunde };
}

function parseYaml(text: string): { inhalt: unknown } | { befund: Befund } {
	const doc = parseDocument(text);
	const fault = doc.errors[0];
	if (fault) return { befund: yamlBefund(text, fault.linePos?.[0].line ?? 1, fault.message) };
	try {
		return { inhalt: doc.toJS() };
	} catch (error) {
		// An alias (*name) without its anchor shows only when the values are read.
		const line = text.split('\n').findIndex((content) => /[:-]\s*\*/.test(content)) + 1;
		return { befund: yamlBefund(text, Math.max(line, 1), String(error)) };
	}
}

function yamlBefund(text: string, line: number, message: string): Befund {
	return {
		feld: `Zeile ${line}`,
		gefunden: zitat(text.split('\n')[line - 1]),
		erwartet: 'gültiges YAML',
		rat: `Bitte Einrückung, Doppelpunkte und Anführungszeichen prüfen (${message.split('\n')[0]}).`,
	};
}

function befundAt(content: unknown, path: readonly PropertyKey[], erwartet: string): Befund {
	const value = valueAt(content, path);
	const [part = ''] = path;
	const oder = Object.hasOwn(belege, part) ? ` oder „${String(part)}“ ganz weglassen` : '';
	const was = value === undefined ? 'das Feld ergänzen' : 'den Wert berichtigen';
	return { feld: feldname(path), gefunden: zitat(value), erwartet, rat: `Bitte ${was}${oder}.` };
}

function checkSlug(entry: Eintrag, all: readonly Eintrag[]): void {
	const { slug, inhalt, befunde } = entry;
	const path = ['metadaten', 'url'];
	const url = valueAt(inhalt, path);
	if (typeof url !== 'string' || url === slug || hasBefund(entry, path)) return;

	const taken = all.some((other) => other.slug === url);
	befunde.push({
		feld: feldname(path),
		gefunden: taken ? `${zitat(url)}, das schon einem anderen Projekt gehört` : zitat(url),
		erwartet: `${zitat(slug)} wie im Dateinamen`,
		rat: 'Bitte das Feld oder den Dateinamen ändern; der Bilderordner heißt ebenso.',
	});
}

function checkFiles(entry: Eintrag, fileExists: (publicPath: string) => boolean): void {
	const { slug, inhalt, befunde } = entry;
	const files = ['source', 'vorher'].flatMap((field) => leaves(valueAt(inhalt, [field]), [field]));
	for (const [path, value] of files) {
		if (typeof value !== 'string' || hasBefund(entry, path)) continue;
		if (!value.startsWith(`/projekte/${slug}/`)) {
			befunde.push(befundAt(inhalt, path, `einen Pfad unter /projekte/${slug}/`));
		} else if (!fileExists(value)) {
			befunde.push({
				feld: feldname(path),
				gefunden: `${zitat(value)} ohne Datei dahinter`,
				erwartet: `eine Datei public${value}`,
				rat:
					path[0] === 'vorher'
						? `Bitte das Bild als samples/${slug}/vorher.png oder vorher.jpg ablegen und „npm run media -- ${slug}“ aufrufen.`
						: `Bitte die Datei dort ablegen, mit „npm run media -- ${slug}“ erzeugen oder den Pfad berichtigen.`,
			});
		}
	}
}

/** A client cannot have agreed tomorrow. */
function checkFreigabe(entry: Eintrag, today: Date): void {
	const path = ['kundenstimme', 'freigabe'];
	const tag = valueAt(entry.inhalt, path);
	if (typeof tag !== 'string' || hasBefund(entry, path)) return;
	// Swedish days are written as ISO has them.
	if (tag <= today.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })) return;
	entry.befunde.push(
		befundAt(
			entry.inhalt,
			path,
			'einen vergangenen Tag oder heute, denn gefragt ist, wann Ihr Kunde zugestimmt hat',
		),
	);
}

function checkIds(entries: readonly Eintrag[]): void {
	const path = ['metadaten', 'id'];
	const ids = entries.map(({ inhalt }) => valueAt(inhalt, path));
	const free = entries.map((_, number) => number).filter((number) => !ids.includes(number));

	entries.forEach((entry, index) => {
		const id = ids[index];
		if (typeof id !== 'number' || hasBefund(entry, path)) return;
		const first = entries[ids.indexOf(id)];
		if (first === entry && id < entries.length) return;
		entry.befunde.push({
			feld: feldname(path),
			gefunden: first === entry ? zitat(id) : `${zitat(id)} wie bei „${first?.slug}“`,
			erwartet: `eine freie Nummer (${free.join(', ')})`,
			rat: `Bitte so vergeben, dass jede Nummer von 0 bis ${entries.length - 1} genau einmal vorkommt.`,
		});
	});
}

function hasBefund({ befunde }: Eintrag, path: readonly PropertyKey[]): boolean {
	return befunde.some(({ feld }) => feld === feldname(path));
}

function leaves(value: unknown, path: readonly PropertyKey[]): [readonly PropertyKey[], unknown][] {
	if (typeof value !== 'object' || value === null) return [[path, value]];
	const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
	return parts.flatMap(([part, inside]) => leaves(inside, [...path, part]));
}
