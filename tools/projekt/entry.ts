import { readFileSync, statSync } from 'node:fs';
import { stringify } from 'yaml';
import { z } from 'zod';
import { RecorderError } from '../../recorder/index.ts';
import type { Manifest } from '../../shared/manifest.ts';
import {
	DESCRIPTION_LENGTH,
	projektSchema,
	SERVICES,
	TOOLS,
	ZIELE,
} from '../../shared/projekt-schema.ts';
import { fullPath, fullUrl } from './source-of.ts';

const serviceOrder: readonly string[] = SERVICES;
const { metadaten, projekt, techstacks, service, bildunterschriften, freigabe, bildnachweis } =
	projektSchema.shape;
const { website, kunde, branche, ziel, standort, projektbeschreibung } = projekt.shape;

const optional = z.string().transform((text) => text || undefined);

/** The questions of `projekt:neu`, asked in this order: each description is one, and its schema turns the answer into a value of the entry. */
export const answerSchema = z.object({
	kunde: kunde.describe('Name des Kunden, wie Besucher ihn lesen'),
	slug: metadaten.shape.url.describe('Kurzname für Adresse und Ordner (nur a–z, 0–9, Bindestrich)'),
	website: z
		.string()
		.transform(fullUrl)
		.pipe(website)
		.describe('Adresse der Website, etwa www.kunde.de'),
	branche: branche.describe('Branche, ein oder zwei Wörter'),
	ziel: z
		.string()
		.transform((text) => ZIELE.find((one) => one.toLowerCase() === text.toLowerCase()) ?? text)
		.pipe(ziel)
		.describe(`Ziel (${ZIELE.join(' oder ')})`),
	standort: z
		.string()
		.transform((text) => text || 'Deutschland')
		.pipe(standort)
		.describe('Standort, ein Land (leer: Deutschland)'),
	tools: list(',')
		.transform(asTechstacks)
		.pipe(techstacks)
		.describe(
			`Verwendete Werkzeuge, mit Komma, wie man sie schreibt (${TOOLS.join(', ')} oder andere)`,
		),
	service: list(',')
		.transform((words) =>
			words.toSorted((a, b) => serviceOrder.indexOf(a) - serviceOrder.indexOf(b)),
		)
		.pipe(service)
		.describe(`Leistungen, mit Komma (${SERVICES.join(', ')})`),
	beschreibung: z
		.string()
		.transform(fullPath)
		.refine(isFile, { error: 'eine Textdatei, die es gibt (ganzer Pfad)', abort: true })
		.transform((file) => readFileSync(file, 'utf8'))
		.pipe(projektbeschreibung)
		.describe('Datei mit der Beschreibung (Text, mindestens drei Absätze)'),
	kurz: optional
		.pipe(metadaten.shape.beschreibung)
		.describe(
			`Ein Satz für Suchmaschinen, ${DESCRIPTION_LENGTH.least} bis ${DESCRIPTION_LENGTH.most} Zeichen (leer: der erste Absatz)`,
		),
	unterschriften: list(';')
		.transform((texts) => (texts.length > 0 ? texts : undefined))
		.pipe(bildunterschriften)
		.describe('Bildunterschriften, eine je Bild, mit Semikolon'),
	freigabe: optional
		.pipe(freigabe)
		.describe(
			'Tag, an dem der Kunde zugestimmt hat, gezeigt zu werden, als JJJJ-MM-TT (leer: noch nicht; online gehen darf das Projekt erst damit)',
		),
	bildnachweis: optional
		.pipe(bildnachweis)
		.describe('Wer die Fotos auf seiner Website gemacht hat (leer: niemand zu nennen)'),
});

/** The answers as the owner types them. */
export type Answers = Record<keyof typeof answerSchema.shape, string>;

/** The YAML text of a new project's entry, with its recorded pictures. Throws RecorderError that names every wrong field. */
export function entryText(
	answers: z.output<typeof answerSchema>,
	id: number,
	{ logo, bilder }: Pick<Manifest, 'logo' | 'bilder'>,
): string {
	const { slug, kurz, beschreibung, tools, service, unterschriften, ...others } = answers;
	const { freigabe, bildnachweis, ...facts } = others;
	const folder = `/projekte/${slug}`;
	const names = Object.keys(bilder).filter((name) => name.startsWith('bild-'));
	const { data, error } = projektSchema.safeParse({
		metadaten: { id, url: slug, beschreibung: kurz },
		projekt: { ...facts, projektbeschreibung: beschreibung },
		techstacks: tools,
		service,
		source: {
			logo: `${folder}/${logo}`,
			video: `${folder}/showcase.mp4`,
			background: `${folder}/background.jpg`,
			placeholder: `${folder}/poster.jpg`,
			weiterebilder: names.map((name) => `${folder}/${name}.jpg`),
		},
		bildunterschriften: unterschriften,
		freigabe,
		bildnachweis,
	});
	if (data) return stringify(data, { lineWidth: 96, blockQuote: 'literal' });
	const lines = error.issues.map(({ path, message }) => `  ${path.join('.')}: erwartet ${message}`);
	throw new RecorderError(
		`Das neue Projekt ist noch nicht richtig beschrieben:\n${lines.join('\n')}`,
	);
}

function list(separator: string) {
	return z.string().transform((text) => text.split(separator).flatMap((one) => one.trim() || []));
}

/** Writes a known tool as `TOOLS` does, for „React.js“ and „WordPress“ too. */
function asTechstacks(named: string[]) {
	const plain = (name: string) => name.toLowerCase().replace(/[^a-z\d]|js$/g, '');
	return named.map((name) => {
		const tool = TOOLS.find((one) => plain(one) === plain(name)) ?? name;
		return { active: true, tool };
	});
}

function isFile(path: string): boolean {
	return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
