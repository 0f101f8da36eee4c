const FOLDER = 'src/content/projekte';

/** One fault in a project's entry: the parts of one German sentence, see `sentence`. */
export type Fault = { field: string; found: string; expected: string; advice: string };

/** Returns the sentence the owner reads. */
export function sentence(slug: string, { field, found, expected, advice }: Fault): string {
	return `Projekt „${slug}“, ${field}: gefunden ${found}, erwartet ${expected} (${FOLDER}/${slug}.yaml). ${advice}`;
}

/** Returns the place in the entry as the owner would write it: „techstacks[2].tool“. */
export function fieldName(path: readonly PropertyKey[]): string {
	const name = path
		.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
		.join('');
	return name === '' ? 'die ganze Datei' : `Feld „${name.slice(1)}“`;
}

/** Returns the part of an unchecked value at `path`; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
	const [part, ...rest] = path;
	if (part === undefined) return value;
	if (typeof value !== 'object' || value === null) return undefined;
	return valueAt(Reflect.get(value, part), rest);
}

/** Puts a found value into words that fit after "gefunden", and shortens long ones. */
export function quote(value: unknown): string {
	if (value === undefined || value === null || value === '') return 'nichts';
	if (Array.isArray(value)) return `eine Liste mit ${value.length} Einträgen`;
	if (typeof value === 'object') return `einen Block mit ${Object.keys(value).join(', ')}`;
	const text = String(value).replace(/\s+/g, ' ').trim();
	return `„${text.length > 60 ? `${text.slice(0, 60)}…` : text}“`;
}
