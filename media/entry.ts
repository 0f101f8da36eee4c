import { stringify } from 'yaml';
import type { z } from 'zod';
import { zitat } from '../src/content/befund.ts';
import { type Projekt, projektSchema, SERVICES, TOOLS } from '../src/content/schema.ts';
import type { Manifest } from '../src/lib/manifest.ts';
import { MediaError } from './media-error.ts';

/** What the owner says about a new project; lists as words with commas between. */
export type Answers = {
	kunde: string;
	slug: string;
	branche: string;
	ziel: string;
	website: string;
	tools: string;
	service: string;
	beschreibung: string;
	/** For search results; '' for the first paragraph. */
	kurz: string;
	/** With semicolons between; '' for none. */
	unterschriften: string;
};

type Aufgenommen = Pick<Manifest, 'logo' | 'bilder'>;

/** What a recorded site has; finished pictures may be four, and their logo a PNG. */
const ueblich = {
	logo: 'logo.svg' as const,
	bilder: ['bild-1', 'bild-2', 'bild-3', 'bild-4', 'bild-5'],
};

/** The entry for a new project. Throws MediaError that names every answer that doesn't do. */
export function newEntry(angaben: Answers, id: number, manifest?: Aufgenommen): Projekt {
	const ergebnis = tryEntry(angaben, id, manifest);
	if (ergebnis.success) return ergebnis.data;
	const zeilen = ergebnis.error.issues
		.filter(({ path }) => path[0] !== 'source')
		.map(({ path, message }) => `  --${angabeVon(String(path.at(-1)))}: erwartet ${message}`);
	throw new MediaError(
		`Das neue Projekt ist noch nicht richtig beschrieben:\n${zeilen.join('\n')}`,
	);
}

/** What is wrong with one answer, as the owner reads it; undefined where it will do. */
export function faultOfAnswer(name: keyof Answers, antwort: string): string | undefined {
	try {
		const { error } = tryEntry({ ...MUSTER, [name]: antwort }, 0);
		return error && `Erwartet ${error.issues[0]?.message}`;
	} catch (grund) {
		if (!(grund instanceof MediaError)) throw grund;
		return grund.message;
	}
}

function tryEntry(
	angaben: Answers,
	id: number,
	manifest?: Aufgenommen,
): z.ZodSafeParseResult<Projekt> {
	const logo = manifest?.logo ?? ueblich.logo;
	const bilder = manifest
		? Object.keys(manifest.bilder).filter((name) => name.startsWith('bild-'))
		: ueblich.bilder;
	const ordner = `/projekte/${angaben.slug}`;
	const tools = listOf(angaben.tools, ',');
	const idle = TOOLS.filter(
		(tool) => !tools.some((used) => used.toLowerCase() === tool.toLowerCase()),
	);
	const captions = listOf(angaben.unterschriften, ';');
	return projektSchema.safeParse({
		metadaten: { id, url: angaben.slug, ...(angaben.kurz && { beschreibung: angaben.kurz }) },
		projekt: {
			kunde: angaben.kunde,
			branche: angaben.branche,
			ziel: angaben.ziel,
			standort: 'Deutschland',
			website: angaben.website,
			projektbeschreibung: angaben.beschreibung,
		},
		techstacks: [
			...tools.map((tool) => ({ active: true, tool })),
			...idle.map((tool) => ({ active: false, tool })),
		],
		service: words(angaben.service, SERVICES, 'Leistung'),
		source: {
			logo: `${ordner}/${logo}`,
			video: `${ordner}/showcase.mp4`,
			background: `${ordner}/background.jpg`,
			placeholder: `${ordner}/poster.jpg`,
			weiterebilder: bilder.map((name) => `${ordner}/${name}.jpg`),
		},
		...(manifest && captions.length > 0 && { bildunterschriften: captions }),
	});
}

/** Answers that will do, to try a single one among. */
const MUSTER: Answers = {
	kunde: 'Muster',
	slug: 'muster',
	branche: 'Muster',
	ziel: 'Relaunch',
	website: 'https://www.muster.example',
	tools: 'Figma',
	service: 'Design',
	beschreibung: '1\n\n2\n\n3',
	...{ kurz: '', unterschriften: '' },
};

/** Fields of the entry that are asked for by another name. */
function angabeVon(feld: string): string {
	return (
		{
			url: 'slug',
			projektbeschreibung: 'beschreibung',
			beschreibung: 'kurz',
			bildunterschriften: 'unterschriften',
			techstacks: 'tools',
			tool: 'tools',
		}[feld] ?? feld
	);
}

/** The YAML text of an entry, in the shape of the existing files. */
export function entryText(eintrag: Projekt): string {
	return stringify(eintrag, { lineWidth: 96, blockQuote: 'literal' });
}

function listOf(text: string, sign: string): string[] {
	return text
		.split(sign)
		.map((one) => one.trim())
		.filter(Boolean);
}

function words(text: string, erlaubt: readonly string[], was: string): string[] {
	const worte = listOf(text, ',');
	const fremd = worte.filter((wort) => !erlaubt.includes(wort));
	if (fremd.length > 0) {
		throw new MediaError(
			`${was} ${fremd.map(zitat).join(', ')} gibt es nicht. Erlaubt sind ${erlaubt.join(', ')}.`,
		);
	}
	return erlaubt.filter((wort) => worte.includes(wort));
}
