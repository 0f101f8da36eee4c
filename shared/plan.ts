import { z } from 'zod';
import { readRecorded, remakeCommand } from './manifest.ts';

const number = z.number();
const point = z.strictObject({ x: number, y: number });

const chainSchema = z.strictObject({
	richtung: z.enum(['senkrecht', 'waagrecht']),
	/** x of a vertical chain, y of a horizontal one. */
	lage: number,
	/** Where its extension lines start, at the edge of the window, on the same axis. */
	ab: number,
	/** Ticks along the other axis. */
	marken: z.array(number).min(2),
	/** Lengths between the ticks, in px of the client's site; null where a figure has no room. */
	masse: z.array(z.int().positive().nullable()),
});

const sheetSchema = z.object({
	buehne: z.strictObject({ breite: number, hoehe: number }),
	/** Name, in the manifest, of the picture of the finished page. */
	bild: z.string(),
	ketten: z.array(chainSchema),
	/** The leader: from a point in the headline up to the bend, then horizontally to the text. */
	hinweis: z.strictObject({ punkt: point, knick: point, text: z.string() }).optional(),
});

/** Fields of an earlier recorder are ignored. */
export const planSchema = z.object({
	desktop: sheetSchema,
	telefon: sheetSchema,
});

/**
 * The text and the dimensions of a project's plan; its lines are the pictures riss-*.avif. Lengths in px of
 * the stage.
 */
export type Plan = z.infer<typeof planSchema>;
export type PlanSheet = z.infer<typeof sheetSchema>;
export type PlanChain = z.infer<typeof chainSchema>;

/** The pictures of a plan: grey lines on white for `hell`, on black for `dunkel`. */
export const planFiles = {
	desktop: { hell: 'riss-hell.avif', dunkel: 'riss-dunkel.avif' },
	telefon: { hell: 'riss-phone-hell.avif', dunkel: 'riss-phone-dunkel.avif' },
} as const;

/** Reads the text of a project's riss.json. @throws an error that names the project and what is wrong */
export function readPlan(text: string, slug: string): Plan {
	return readRecorded(text, planSchema, `${slug}/riss.json`, `${remakeCommand(slug)} --nur riss`);
}
