import { parseDocument } from 'yaml';
import { type Befund, feldname, satz, valueAt, zitat } from './befund.ts';
import { belege } from './belege.ts';
import { type Projekt, projektSchema } from './schema.ts';

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
	heute = new Date(),
): Projekt[] {
	const eintraege = Object.entries(files)
		.toSorted(([a], [b]) => a.localeCompare(b))
		.map(([name, text]) => readEintrag(name.replace(/\.yaml$/, ''), text));

	for (const eintrag of eintraege) {
		checkSlug(eintrag, eintraege);
		checkFiles(eintrag, fileExists);
		checkFreigabe(eintrag, heute);
	}
	checkIds(eintraege);

	const meldungen = eintraege.flatMap(({ slug, befunde }) => befunde.map((b) => satz(slug, b)));
	if (meldungen.length > 0) {
		const anzahl = meldungen.length === 1 ? 'einen Fehler' : `${meldungen.length} Fehler`;
		throw new Error(`Die Projektdaten haben ${anzahl}:\n${meldungen.join('\n')}`);
	}
	return eintraege
		.flatMap(({ projekt }) => projekt ?? [])
		.toSorted((a, b) => a.metadaten.id - b.metadaten.id);
}

function readEintrag(slug: string, text: string): Eintrag {
	const gelesen = parseYaml(text);
	if ('befund' in gelesen) {
		return { slug, inhalt: undefined, projekt: undefined, befunde: [gelesen.befund] };
	}

	const { inhalt } = gelesen;
	const ergebnis = projektSchema.safeParse(inhalt);
	if (ergebnis.success) return { slug, inhalt, projekt: ergebnis.data, befunde: [] };

	const befunde = ergebnis.error.issues.flatMap((issue) => {
		const unbekannt = issue.code === 'unrecognized_keys' ? issue.keys : [];
		if (unbekannt.length === 0) return befundAt(inhalt, issue.path, issue.message);
		return unbekannt.map((key) => ({
			feld: feldname([...issue.path, key]),
			gefunden: 'ein unbekanntes Feld',
			erwartet: issue.message,
			rat: 'Bitte den Feldnamen berichtigen oder die Zeile entfernen.',
		}));
	});
	return { slug, inhalt, projekt: undefined, befunde };
}

function parseYaml(text: string): { inhalt: unknown } | { befund: Befund } {
	const dokument = parseDocument(text);
	const fehler = dokument.errors[0];
	if (fehler) return { befund: yamlBefund(text, fehler.linePos?.[0].line ?? 1, fehler.message) };
	try {
		return { inhalt: dokument.toJS() };
	} catch (error) {
		// An alias (*name) without its anchor shows only when the values are read.
		const zeile = text.split('\n').findIndex((inhalt) => /[:-]\s*\*/.test(inhalt)) + 1;
		return { befund: yamlBefund(text, Math.max(zeile, 1), String(error)) };
	}
}

function yamlBefund(text: string, zeile: number, meldung: string): Befund {
	return {
		feld: `Zeile ${zeile}`,
		gefunden: zitat(text.split('\n')[zeile - 1]),
		erwartet: 'gültiges YAML',
		rat: `Bitte Einrückung, Doppelpunkte und Anführungszeichen prüfen (${meldung.split('\n')[0]}).`,
	};
}

function befundAt(inhalt: unknown, pfad: readonly PropertyKey[], erwartet: string): Befund {
	const wert = valueAt(inhalt, pfad);
	const [teil = ''] = pfad;
	const oder = Object.hasOwn(belege, teil) ? ` oder „${String(teil)}“ ganz weglassen` : '';
	const was = wert === undefined ? 'das Feld ergänzen' : 'den Wert berichtigen';
	return { feld: feldname(pfad), gefunden: zitat(wert), erwartet, rat: `Bitte ${was}${oder}.` };
}

function checkSlug(eintrag: Eintrag, alle: readonly Eintrag[]): void {
	const { slug, inhalt, befunde } = eintrag;
	const pfad = ['metadaten', 'url'];
	const url = valueAt(inhalt, pfad);
	if (typeof url !== 'string' || url === slug || hasBefund(eintrag, pfad)) return;

	const vergeben = alle.some((anderer) => anderer.slug === url);
	befunde.push({
		feld: feldname(pfad),
		gefunden: vergeben ? `${zitat(url)}, das schon einem anderen Projekt gehört` : zitat(url),
		erwartet: `${zitat(slug)} wie im Dateinamen`,
		rat: 'Bitte das Feld oder den Dateinamen ändern; der Bilderordner heißt ebenso.',
	});
}

function checkFiles(eintrag: Eintrag, fileExists: (publicPath: string) => boolean): void {
	const { slug, inhalt, befunde } = eintrag;
	const dateien = ['source', 'vorher'].flatMap((feld) => leaves(valueAt(inhalt, [feld]), [feld]));
	for (const [pfad, wert] of dateien) {
		if (typeof wert !== 'string' || hasBefund(eintrag, pfad)) continue;
		if (!wert.startsWith(`/projekte/${slug}/`)) {
			befunde.push(befundAt(inhalt, pfad, `einen Pfad unter /projekte/${slug}/`));
		} else if (!fileExists(wert)) {
			befunde.push({
				feld: feldname(pfad),
				gefunden: `${zitat(wert)} ohne Datei dahinter`,
				erwartet: `eine Datei public${wert}`,
				rat:
					pfad[0] === 'vorher'
						? `Bitte das Bild als media/${slug}/vorher.png oder vorher.jpg ablegen und „npm run media -- ${slug}“ aufrufen.`
						: `Bitte die Datei dort ablegen, mit „npm run media -- ${slug}“ erzeugen oder den Pfad berichtigen.`,
			});
		}
	}
}

/** A client cannot have agreed tomorrow. */
function checkFreigabe(eintrag: Eintrag, heute: Date): void {
	const pfad = ['kundenstimme', 'freigabe'];
	const tag = valueAt(eintrag.inhalt, pfad);
	if (typeof tag !== 'string' || hasBefund(eintrag, pfad)) return;
	// Swedish days are written as ISO has them.
	if (tag <= heute.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })) return;
	eintrag.befunde.push(
		befundAt(
			eintrag.inhalt,
			pfad,
			'einen vergangenen Tag oder heute, denn gefragt ist, wann Ihr Kunde zugestimmt hat',
		),
	);
}

function checkIds(eintraege: readonly Eintrag[]): void {
	const pfad = ['metadaten', 'id'];
	const ids = eintraege.map(({ inhalt }) => valueAt(inhalt, pfad));
	const frei = eintraege.map((_, nummer) => nummer).filter((nummer) => !ids.includes(nummer));

	eintraege.forEach((eintrag, stelle) => {
		const id = ids[stelle];
		if (typeof id !== 'number' || hasBefund(eintrag, pfad)) return;
		const erster = eintraege[ids.indexOf(id)];
		if (erster === eintrag && id < eintraege.length) return;
		eintrag.befunde.push({
			feld: feldname(pfad),
			gefunden: erster === eintrag ? zitat(id) : `${zitat(id)} wie bei „${erster?.slug}“`,
			erwartet: `eine freie Nummer (${frei.join(', ')})`,
			rat: `Bitte so vergeben, dass jede Nummer von 0 bis ${eintraege.length - 1} genau einmal vorkommt.`,
		});
	});
}

function hasBefund({ befunde }: Eintrag, pfad: readonly PropertyKey[]): boolean {
	return befunde.some(({ feld }) => feld === feldname(pfad));
}

function leaves(wert: unknown, pfad: readonly PropertyKey[]): [readonly PropertyKey[], unknown][] {
	if (typeof wert !== 'object' || wert === null) return [[pfad, wert]];
	const teile = Array.isArray(wert) ? [...wert.entries()] : Object.entries(wert);
	return teile.flatMap(([teil, inneres]) => leaves(inneres, [...pfad, teil]));
}
