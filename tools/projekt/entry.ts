import { existsSync, readFileSync, statSync } from 'node:fs';
import { stringify } from 'yaml';
import { z } from 'zod';
import { decodeUtf8 } from '#shared/decode-utf8.ts';
import { projektFile } from '#shared/manifest.ts';
import { OwnerError } from '#shared/owner-error.ts';
import { projektSchema, TOOLS } from '#shared/projekt-schema.ts';
import { pathOf } from '../path-of.ts';
import { type Pictures, picturesOf } from './entries.ts';
import { fullUrl } from './source-of.ts';

const { metadaten, projekt, techstacks, service, bildunterschriften, freigabe, bildnachweis } =
	projektSchema.shape;
const { fuer, jahr, dauer } = projektSchema.shape;
const { website, kunde, branche, ziel, standort, projektbeschreibung } = projekt.shape;

const optional = z.string().transform((text) => text || undefined);

/** The answers of `projekt:neu`, in the order in which they are asked: each schema turns what was typed into a value of the entry. */
export const answerSchema = z.object({
	kunde,
	slug: metadaten.shape.url,
	website: z.string().transform(fullUrl).pipe(website),
	branche,
	ziel,
	standort,
	fuer: optional.pipe(fuer),
	jahr: optional.pipe(jahr),
	dauer: optional.pipe(dauer),
	tools: list(',').transform(asTechstacks).pipe(techstacks),
	service: list(',').pipe(service),
	beschreibung: z
		.string()
		.transform((typed) => pathOf(typed) ?? typed)
		.refine(isFile, { error: 'eine Textdatei, die es gibt (ganzer Pfad)', abort: true })
		.transform(readText)
		.pipe(projektbeschreibung),
	kurz: optional.pipe(metadaten.shape.beschreibung),
	unterschriften: list(';')
		.transform((texts) => (texts.length > 0 ? texts : undefined))
		.pipe(bildunterschriften),
	freigabe: optional.pipe(freigabe),
	bildnachweis: optional.pipe(bildnachweis),
});

/** The answers as the owner types them. */
export type Answers = Record<keyof typeof answerSchema.shape, string>;

/** Names of the answers, in the order of the questions. */
export const answerNames = Object.keys(answerSchema.shape) as (keyof Answers)[];

/** The YAML text of a new project's entry, with its recorded pictures. Throws OwnerError that names every wrong field. */
export function entryText(
	answers: z.output<typeof answerSchema>,
	id: number,
	manifest: Pictures,
): string {
	const { slug, kurz, beschreibung, tools, service, unterschriften, ...named } = answers;
	const { kunde, website, branche, ziel, standort, ...others } = named;
	const { data, error } = projektSchema.safeParse({
		metadaten: { id, url: slug, beschreibung: kurz },
		projekt: { kunde, website, branche, ziel, standort, projektbeschreibung: beschreibung },
		techstacks: tools,
		service,
		source: {
			video: projektFile(slug, 'showcase.mp4'),
			background: projektFile(slug, 'background.jpg'),
			placeholder: projektFile(slug, 'poster.jpg'),
			...picturesOf(slug, manifest),
		},
		bildunterschriften: unterschriften,
		...others,
	});
	if (data) return stringify(data, { lineWidth: 96, blockQuote: 'literal' });
	const lines = error.issues.map(({ path, message }) => `  ${path.join('.')}: erwartet ${message}`);
	throw new OwnerError(`Das neue Projekt ist noch nicht richtig beschrieben:\n${lines.join('\n')}`);
}

function list(separator: string) {
	return z.string().transform((text) => text.split(separator).flatMap((one) => one.trim() || []));
}

/** Writes a known tool as `TOOLS` does, for „React.js“ and „WordPress“ too. */
function asTechstacks(named: string[]) {
	const plain = (name: string) => name.toLowerCase().replace(/[^a-z\d]|js$/g, '');
	return named.map((name) => {
		const tool = TOOLS.find((one) => plain(one) === plain(name)) ?? name;
		return { active: 'true', tool };
	});
}

/** Also of a text that is no path at all, such as one that is too long for it. */
function isFile(path: string): boolean {
	return existsSync(path) && statSync(path).isFile();
}

function readText(file: string, context: z.RefinementCtx<string>): string {
	const text = decodeUtf8(readFileSync(file));
	if (text !== undefined) return text;
	context.addIssue('eine Textdatei in UTF-8 (bitte im Editor mit dieser Kodierung speichern)');
	return z.NEVER;
}
