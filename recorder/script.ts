import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { VIEWPORTS } from '../shared/viewports.ts';
import { RecorderError } from './recorder-error.ts';

/** A window that a website is seen in. */
export type Device = keyof typeof VIEWPORTS;

const target = z.string().min(1);
/** A place of the page: a selector, or px from the top. */
const place = z.union([target, z.number().min(0)]);
const duration = z.number().min(0.1).max(5);

const stepSchema = z.union(
	[
		z.strictObject({ scroll: place, dauer: duration.default(1.4) }),
		z.strictObject({ warte: duration }),
		z.strictObject({ hover: target, dauer: duration.default(0.7) }),
		z.strictObject({ klick: target, dauer: duration.default(0.7) }),
		z.strictObject({ taste: target, dauer: duration.default(1.2) }),
	],
	{
		error:
			'kein gültiger Schritt; möglich sind {"scroll":"#ziel"|"oben"|1200,"dauer":1.4}, {"warte":0.4}, {"hover":".ziel","dauer":0.7}, {"klick":".ziel","dauer":0.7}, {"taste":"ArrowRight","dauer":1.2} (Sekunden, 0,1 bis 5; siehe docs/script.md)',
	},
);

const pictureSchema = z.strictObject({
	name: z.string().regex(/^bild-[1-9]$/, 'muss bild-1, bild-2 … heißen'),
	seite: z.string().regex(/^[^/].*$/, 'muss eine Datei im Ordner der Website nennen'),
	geraet: z.enum(['desktop', 'telefon', 'detail']),
	ziel: place.optional(),
	hoehe: z.number().min(200).max(1600).optional(),
	alt: z.string().min(10, 'braucht einen Alternativtext, der das Bild beschreibt'),
	aktionen: z.array(stepSchema).default([]),
});

export const scriptSchema = z.strictObject({
	bilder: z
		.array(pictureSchema)
		.min(4, 'muss 4 bis 5 Bilder nennen')
		.max(5, 'muss 4 bis 5 Bilder nennen')
		.refine((pictures) => pictures.every(({ name }, i) => name === `bild-${i + 1}`), {
			error: 'müssen lückenlos bild-1, bild-2 … heißen',
		})
		.refine(([first]) => first?.geraet === 'desktop', {
			error: 'bild-1 muss eine „desktop“-Ansicht sein',
		})
		.refine(
			(pictures) => pictures.every(({ geraet, ziel }) => geraet !== 'detail' || ziel !== undefined),
			{ error: '„detail“ braucht ein „ziel“' },
		),
	film: z.strictObject({ seite: z.string(), schritte: z.array(stepSchema).min(1) }),
	verstecken: z.array(target).default([]),
});

/** Pictures and film to make of a client's site, see docs/script.md. */
export type Script = z.infer<typeof scriptSchema>;
export type ScriptPicture = Script['bilder'][number];
export type Step = z.infer<typeof stepSchema>;

export function secondsOf(step: Step): number {
	return 'warte' in step ? step.warte : step.dauer;
}

/** Checks a parsed script; `source` names it in the error. */
export function checkScript(raw: unknown, source: string): Script {
	const result = scriptSchema.safeParse(raw, { error: z.locales.de().localeError });
	if (result.success) return result.data;
	const lines = result.error.issues.map((i) => `  ${i.path.join('.') || '(Wurzel)'}: ${i.message}`);
	throw new RecorderError(`${source} ist fehlerhaft:\n${lines.join('\n')}`);
}

export async function readScript(file: string): Promise<Script> {
	let raw: unknown;
	try {
		raw = JSON.parse(await readFile(file, 'utf8'));
	} catch (reason) {
		throw new RecorderError(`${file} lässt sich nicht lesen: ${String(reason)}`);
	}
	return checkScript(raw, file);
}
