const ORDNER = 'src/content/projekte';

/** One fault in a project entry; the parts of one German sentence, see `satz`. */
export type Befund = { feld: string; gefunden: string; erwartet: string; rat: string };

/** The sentence the owner reads. */
export function satz(slug: string, { feld, gefunden, erwartet, rat }: Befund): string {
	return `Projekt „${slug}“, ${feld}: gefunden ${gefunden}, erwartet ${erwartet} (${ORDNER}/${slug}.yaml). ${rat}`;
}

/** Where in the entry, as the owner would write it: „techstacks[2].tool“. */
export function feldname(pfad: readonly PropertyKey[]): string {
	const name = pfad
		.map((teil) => (typeof teil === 'number' ? `[${teil}]` : `.${String(teil)}`))
		.join('');
	return name === '' ? 'die ganze Datei' : `Feld „${name.slice(1)}“`;
}

/** What stands at a path of an unchecked value; undefined where the path leads nowhere. */
export function valueAt(wert: unknown, pfad: readonly PropertyKey[]): unknown {
	const [teil, ...rest] = pfad;
	if (teil === undefined) return wert;
	if (typeof wert !== 'object' || wert === null) return undefined;
	return valueAt(Reflect.get(wert, teil), rest);
}

/** A found value in words that fit behind "gefunden", long ones shortened. */
export function zitat(wert: unknown): string {
	if (wert === undefined || wert === null || wert === '') return 'nichts';
	if (Array.isArray(wert)) return `eine Liste mit ${wert.length} Einträgen`;
	if (typeof wert === 'object') return `einen Block mit ${Object.keys(wert).join(', ')}`;
	const text = String(wert).replace(/\s+/g, ' ').trim();
	return `„${text.length > 60 ? `${text.slice(0, 60)}…` : text}“`;
}
