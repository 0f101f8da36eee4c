import { z } from 'zod';
import { remakeCommand } from './manifest.ts';

const number = z.number();
const point = z.strictObject({ x: number, y: number });

const chainSchema = z.strictObject({
	richtung: z.enum(['senkrecht', 'waagrecht']),
	/** x of an upright chain, y of a level one. */
	lage: number,
	/** Where its extension lines begin: the same coordinate, beside the window. */
	ab: number,
	/** Its ticks along the other axis. */
	marken: z.array(number).min(2),
	/** Between each two ticks: the length in pixels of the client's site, null where a figure has no room. */
	masse: z.array(z.int().positive().nullable()),
});

const sheetSchema = z.strictObject({
	buehne: z.strictObject({ breite: number, hoehe: number }),
	/** The client's page: here the drawn one stands, and the built picture belongs exactly here. */
	seite: z.strictObject({ x: number, y: number, breite: number, hoehe: number }),
	/** Height of the browser's bar above the page, without a name in it; 0 on the phone. */
	leiste: number,
	/** The manifest's name of the picture that shows the same page, built. */
	bild: z.string(),
	ketten: z.array(chainSchema),
	/** From the point in the headline up to the bend, from there level to the text. */
	hinweis: z.strictObject({ punkt: point, knick: point, text: z.string() }).optional(),
});

const rissSchema = z.strictObject({
	desktop: sheetSchema,
	telefon: sheetSchema,
});

/** The leader rises left of this share of the stage: its words end before the resting section line. */
export const LEADER_LIMIT = 0.45;

/** A project's working drawing: what the pictures riss-*.avif leave to live text. All lengths in stage px. */
export type Riss = z.infer<typeof rissSchema>;
export type RissSheet = z.infer<typeof sheetSchema>;
export type RissChain = z.infer<typeof chainSchema>;

/** The four pictures beside riss.json: grey lines, on white for `hell` and on black for `dunkel`. */
export const rissFiles = {
	desktop: { hell: 'riss-hell.avif', dunkel: 'riss-dunkel.avif' },
	telefon: { hell: 'riss-phone-hell.avif', dunkel: 'riss-phone-dunkel.avif' },
} as const;

/** Reads the text of a riss.json; throws with the fields that are wrong. */
export function readRiss(text: string): Riss {
	const result = rissSchema.safeParse(JSON.parse(text));
	if (result.success) return result.data;
	const fault = result.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ');
	throw new Error(
		`riss.json passt nicht zum Schema (${fault}). Neu erstellen: ${remakeCommand()} --nur riss`,
	);
}
