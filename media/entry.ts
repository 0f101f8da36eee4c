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

type Taken = Pick<Manifest, 'logo' | 'bilder'>;

/** What a recorded site has; finished pictures may be four, and their logo a PNG. */
const usual = {
	logo: 'logo.svg' as const,
	bilder: ['bild-1', 'bild-2', 'bild-3', 'bild-4', 'bild-5'],
};

/** The entry for a new project. Throws MediaError that names every field that doesn't do. */
export function newEntry(answers: Answers, id: number, manifest?: Taken): Projekt {
	const { data, error } = tryEntry(answers, id, manifest);
	if (data) return data;
	const lines = error.issues.map(({ path, message }) => `  ${path.join('.')}: erwartet ${message}`);
	throw new MediaError(`Das neue Projekt ist noch nicht richtig beschrieben:\n${lines.join('\n')}`);
}

/** What is wrong with one answer, as the owner reads it; undefined where it will do. */
export function faultOfAnswer(name: keyof Answers, reply: string): string | undefined {
	try {
		const { error } = tryEntry({ ...SAMPLE, [name]: reply }, 0);
		return error && `Erwartet ${error.issues[0]?.message}`;
	} catch (ground) {
		if (!(ground instanceof MediaError)) throw ground;
		return ground.message;
	}
}

function tryEntry(facts: Answers, id: number, manifest?: Taken): z.ZodSafeParseResult<Projekt> {
	const logo = manifest?.logo ?? usual.logo;
	const pictures = manifest
		? Object.keys(manifest.bilder).filter((name) => name.startsWith('bild-'))
		: usual.bilder;
	const folder = `/projekte/${facts.slug}`;
	const tools = listOf(facts.tools, ',');
	const idle = TOOLS.filter(
		(tool) => !tools.some((used) => used.toLowerCase() === tool.toLowerCase()),
	);
	const captions = listOf(facts.unterschriften, ';');
	return projektSchema.safeParse({
		metadaten: { id, url: facts.slug, ...(facts.kurz && { beschreibung: facts.kurz }) },
		projekt: {
			kunde: facts.kunde,
			branche: facts.branche,
			ziel: facts.ziel,
			standort: 'Deutschland',
			website: facts.website,
			projektbeschreibung: facts.beschreibung,
		},
		techstacks: [
			...tools.map((tool) => ({ active: true, tool })),
			...idle.map((tool) => ({ active: false, tool })),
		],
		service: words(facts.service, SERVICES, 'Leistung'),
		source: {
			logo: `${folder}/${logo}`,
			video: `${folder}/showcase.mp4`,
			background: `${folder}/background.jpg`,
			placeholder: `${folder}/poster.jpg`,
			weiterebilder: pictures.map((name) => `${folder}/${name}.jpg`),
		},
		...(manifest && captions.length > 0 && { bildunterschriften: captions }),
	});
}

/** Answers that will do, to try a single one among. */
const SAMPLE: Answers = {
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

/** The YAML text of an entry, in the shape of the existing files. */
export function entryText(entry: Projekt): string {
	return stringify(entry, { lineWidth: 96, blockQuote: 'literal' });
}

function listOf(text: string, sign: string): string[] {
	return text
		.split(sign)
		.map((one) => one.trim())
		.filter(Boolean);
}

function words(text: string, allowed: readonly string[], was: string): string[] {
	const worte = listOf(text, ',');
	const foreign = worte.filter((word) => !allowed.includes(word));
	if (foreign.length > 0) {
		throw new MediaError(
			`${was} ${foreign.map(zitat).join(', ')} gibt es nicht. Erlaubt sind ${allowed.join(', ')}.`,
		);
	}
	return allowed.filter((word) => worte.includes(word));
}
