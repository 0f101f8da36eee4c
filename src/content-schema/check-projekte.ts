import { parseDocument } from 'yaml';
import { GERMAN_DAY } from '#shared/german-time.ts';
import { evidence } from '#shared/projekt/evidence-schema.ts';
import { type Fault, fieldName, quote, sentence, valueAt } from '#shared/projekt/fault.ts';
import { type Projekt, projektSchema } from '#shared/projekt/projekt-schema.ts';

type Entry = { slug: string; content: unknown; projekt: Projekt | undefined; faults: Fault[] };

/**
 * Checks the projects of a content folder and sorts them by id.
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
		.map(([name, text]) => readEntry(name.replace(/\.yaml$/, ''), text));

	for (const entry of entries) {
		checkSlug(entry, entries);
		checkFiles(entry, fileExists);
		checkFreigabe(entry, ['freigabe'], today);
		checkFreigabe(entry, ['kundenstimme', 'freigabe'], today);
	}
	checkIds(entries);

	const messages = entries.flatMap(({ slug, faults }) =>
		faults.map((fault) => sentence(slug, fault)),
	);
	if (messages.length > 0) {
		const count = messages.length === 1 ? 'einen Fehler' : `${messages.length} Fehler`;
		throw new Error(`Die Projektdaten haben ${count}:\n${messages.join('\n')}`);
	}
	return entries
		.flatMap(({ projekt }) => projekt ?? [])
		.toSorted((a, b) => a.metadaten.id - b.metadaten.id);
}

function readEntry(slug: string, text: string): Entry {
	const read = parseYaml(text);
	if ('fault' in read) {
		return { slug, content: undefined, projekt: undefined, faults: [read.fault] };
	}

	const { content } = read;
	const result = projektSchema.safeParse(content);
	if (result.success) return { slug, content, projekt: result.data, faults: [] };

	const faults = result.error.issues.flatMap((issue) => {
		const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
		if (unknown.length === 0) return faultAt(content, issue.path, issue.message);
		return unknown.map((key) => ({
			field: fieldName([...issue.path, key]),
			found: 'ein unbekanntes Feld',
			expected: issue.message,
			advice: 'Bitte den Feldnamen berichtigen oder die Zeile entfernen.',
		}));
	});
	return { slug, content, projekt: undefined, faults };
}

function parseYaml(text: string): { content: unknown } | { fault: Fault } {
	const doc = parseDocument(text);
	const fault = doc.errors[0];
	if (fault) return { fault: yamlFault(text, fault.linePos?.[0].line ?? 1, fault.message) };
	try {
		return { content: doc.toJS() };
	} catch (error) {
		// An alias (*name) without its anchor shows only when the values are read.
		const line = text.split('\n').findIndex((content) => /[:-]\s*\*/.test(content)) + 1;
		return { fault: yamlFault(text, Math.max(line, 1), String(error)) };
	}
}

function yamlFault(text: string, line: number, message: string): Fault {
	return {
		field: `Zeile ${line}`,
		found: quote(text.split('\n')[line - 1]),
		expected: 'gültiges YAML',
		advice: `Bitte Einrückung, Doppelpunkte und Anführungszeichen prüfen (${message.split('\n')[0]}).`,
	};
}

function faultAt(content: unknown, path: readonly PropertyKey[], expected: string): Fault {
	const value = valueAt(content, path);
	const [part = ''] = path;
	const orLeave = Object.hasOwn(evidence, part) ? ` oder „${String(part)}“ ganz weglassen` : '';
	const act = value === undefined ? 'das Feld ergänzen' : 'den Wert berichtigen';
	return {
		field: fieldName(path),
		found: quote(value),
		expected,
		advice: `Bitte ${act}${orLeave}.`,
	};
}

function checkSlug(entry: Entry, all: readonly Entry[]): void {
	const { slug, content, faults } = entry;
	const path = ['metadaten', 'url'];
	const url = valueAt(content, path);
	if (typeof url !== 'string' || url === slug || hasFault(entry, path)) return;

	const taken = all.some((other) => other.slug === url);
	faults.push({
		field: fieldName(path),
		found: taken ? `${quote(url)}, das schon einem anderen Projekt gehört` : quote(url),
		expected: `${quote(slug)} wie im Dateinamen`,
		advice: 'Bitte das Feld oder den Dateinamen ändern; der Bilderordner heißt ebenso.',
	});
}

function checkFiles(entry: Entry, fileExists: (publicPath: string) => boolean): void {
	const { slug, content, faults } = entry;
	const files = ['source', 'vorher'].flatMap((field) => leaves(valueAt(content, [field]), [field]));
	for (const [path, value] of files) {
		if (typeof value !== 'string' || hasFault(entry, path)) continue;
		if (!value.startsWith(`/projekte/${slug}/`)) {
			faults.push(faultAt(content, path, `einen Pfad unter /projekte/${slug}/`));
		} else if (!fileExists(value)) {
			faults.push({
				field: fieldName(path),
				found: `${quote(value)} ohne Datei dahinter`,
				expected: `eine Datei public${value}`,
				advice:
					path[0] === 'vorher'
						? `Bitte das Bild als samples/${slug}/vorher.png oder vorher.jpg ablegen und „npm run media -- ${slug}“ aufrufen.`
						: `Bitte die Datei dort ablegen, mit „npm run media -- ${slug}“ erzeugen oder den Pfad berichtigen.`,
			});
		}
	}
}

/** Adds a fault where the day of a client's agreement has not come yet. */
function checkFreigabe(entry: Entry, path: readonly string[], today: Date): void {
	const day = valueAt(entry.content, path);
	if (typeof day !== 'string' || hasFault(entry, path)) return;
	if (day <= GERMAN_DAY.format(today)) return;
	entry.faults.push(
		faultAt(
			entry.content,
			path,
			'einen vergangenen Tag oder heute, denn gefragt ist, wann Ihr Kunde zugestimmt hat',
		),
	);
}

function checkIds(entries: readonly Entry[]): void {
	const path = ['metadaten', 'id'];
	const ids = entries.map(({ content }) => valueAt(content, path));
	const free = entries.map((_, number) => number).filter((number) => !ids.includes(number));

	entries.forEach((entry, index) => {
		const id = ids[index];
		if (typeof id !== 'number' || hasFault(entry, path)) return;
		const first = entries[ids.indexOf(id)];
		if (first === entry && id < entries.length) return;
		entry.faults.push({
			field: fieldName(path),
			found: first === entry ? quote(id) : `${quote(id)} wie bei „${first?.slug}“`,
			expected: `eine freie Nummer (${free.join(', ')})`,
			advice: `Bitte so vergeben, dass jede Nummer von 0 bis ${entries.length - 1} genau einmal vorkommt.`,
		});
	});
}

function hasFault({ faults }: Entry, path: readonly PropertyKey[]): boolean {
	return faults.some(({ field }) => field === fieldName(path));
}

function leaves(value: unknown, path: readonly PropertyKey[]): [readonly PropertyKey[], unknown][] {
	if (typeof value !== 'object' || value === null) return [[path, value]];
	const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
	return parts.flatMap(([part, inside]) => leaves(inside, [...path, part]));
}
