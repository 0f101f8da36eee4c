import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { MediaError } from './media-error.ts';

const ziel = z.string().min(1);
const dauer = z.number().min(0.1).max(5);

const schrittSchema = z.union(
	[
		z.strictObject({ scroll: ziel, dauer: dauer.default(1.4) }),
		z.strictObject({ warte: dauer }),
		z.strictObject({ hover: ziel, dauer: dauer.default(0.7) }),
		z.strictObject({ klick: ziel, dauer: dauer.default(0.7) }),
		z.strictObject({ wahl: ziel, wert: z.string(), dauer: dauer.default(0.9) }),
	],
	{
		error:
			'kein gültiger Step; möglich sind {"scroll":"#ziel"|"oben","dauer":1.4}, {"warte":0.4}, {"hover":".ziel","dauer":0.7}, {"klick":".ziel","dauer":0.7}, {"wahl":"#feld","wert":"3","dauer":0.9} (Sekunden, 0,1 bis 5)',
	},
);

const bildSchema = z.strictObject({
	name: z.string().regex(/^bild-[1-9]$/, 'muss bild-1, bild-2 … heißen'),
	seite: z.string().regex(/^[^/].*$/, 'muss eine Datei im Ordner der Website nennen'),
	geraet: z.enum(['desktop', 'telefon', 'detail']),
	ziel: ziel.optional(),
	alt: z.string().min(10, 'braucht einen Alternativtext, der das Bild beschreibt'),
	aktionen: z.array(schrittSchema).default([]),
});

const drehbuchSchema = z.strictObject({
	bilder: z
		.array(bildSchema)
		.min(4, 'muss 4 bis 5 Bilder nennen')
		.max(5, 'muss 4 bis 5 Bilder nennen')
		.refine((bilder) => bilder.every((bild, i) => bild.name === `bild-${i + 1}`), {
			error: 'müssen lückenlos bild-1, bild-2 … heißen',
		})
		.refine((bilder) => bilder.every((bild) => bild.geraet !== 'detail' || bild.ziel), {
			error: '„detail“ braucht ein „ziel“',
		}),
	film: z.strictObject({ seite: z.string(), schritte: z.array(schrittSchema).min(1) }),
});

/** What to photograph and film of a client site. Durations in seconds, targets as CSS selectors. */
export type Drehbuch = z.infer<typeof drehbuchSchema>;
export type ScriptPicture = Drehbuch['bilder'][number];
export type Step = z.infer<typeof schrittSchema>;

/** Checks an already parsed drehbuch; `quelle` names it in the error. */
export function checkDrehbuch(roh: unknown, quelle: string): Drehbuch {
	const ergebnis = drehbuchSchema.safeParse(roh, { error: z.locales.de().localeError });
	if (ergebnis.success) return ergebnis.data;
	const zeilen = ergebnis.error.issues.map(
		(i) => `  ${i.path.join('.') || '(Wurzel)'}: ${i.message}`,
	);
	throw new MediaError(`${quelle} ist fehlerhaft:\n${zeilen.join('\n')}`);
}

/** Reads a drehbuch.json. */
export async function readDrehbuch(datei: string): Promise<Drehbuch> {
	let roh: unknown;
	try {
		roh = JSON.parse(await readFile(datei, 'utf8'));
	} catch (grund) {
		const warum = grund instanceof Error ? grund.message : String(grund);
		throw new MediaError(`${datei} lässt sich nicht lesen: ${warum}`);
	}
	return checkDrehbuch(roh, datei);
}
