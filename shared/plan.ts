import { z } from 'zod';
import { readRecorded, remakeCommand } from './manifest.ts';
import { VIEWPORTS } from './viewports.ts';

/** The widths of a plan's files in pixels. */
export const PLAN_WIDTHS = {
	desktop: [960, 1280, 1600, 1920, 2560],
	telefon: [240, 480, 780],
} as const;

const px = z.number();
const point = z.strictObject({ x: px, y: px });

const chainSchema = z.strictObject({
	richtung: z.enum(['senkrecht', 'waagrecht']),
	/** x of a vertical chain, y of a horizontal one. */
	lage: px,
	/** Where its extension lines start, on the same axis: towards what is measured. */
	ab: px,
	/** Ticks along the other axis. */
	marken: z.array(px).min(2),
	/** Lengths between the ticks; null where a figure has no room. */
	masse: z.array(z.int().positive().nullable()),
});

const noteSchema = z.strictObject({
	/** The line: from a point in the headline straight up to the bend. */
	punkt: point,
	knick: point,
	/** On which side of the bend the text stands. */
	seite: z.enum(['links', 'rechts']),
	text: z.string(),
});

/** Name, in the manifest, of the picture of the finished page. */
const bild = z.string();

/** What is known of every drawn window. */
function windowSchema({ width, height }: { width: number; height: number }) {
	return z.object({
		bild,
		/** The point that matters most, as x and y: the middle of the largest picture, or of the headline. */
		blick: z.tuple([px.min(0).max(width), px.min(0).max(height)]),
		/** The lower edge of the page's header, 0 where it has none. */
		kopf: px.min(0).max(height),
	});
}

/** Fields of an earlier recorder are ignored. */
export const planSchema = z.object({
	desktop: windowSchema(VIEWPORTS.desktop).extend({
		ketten: z.array(chainSchema),
		hinweis: noteSchema.optional(),
	}),
	telefon: windowSchema(VIEWPORTS.telefon),
});

/**
 * What is known of a project's plan; its lines are the pictures riss-*.avif, as large as the client's window
 * (viewports.ts). All lengths and places in px of that window. Chains and note lie left of the resting section line.
 */
export type Plan = z.infer<typeof planSchema>;
export type PlanChain = z.infer<typeof chainSchema>;
export type PlanNote = z.infer<typeof noteSchema>;

/** The file of a plan: grey lines on white for `hell`, on black for `dunkel`. */
export function planFile(
	device: keyof typeof PLAN_WIDTHS,
	scheme: 'hell' | 'dunkel',
	width: number,
): string {
	return `riss-${device}-${scheme}-${width}.avif`;
}

/** Reads the text of a project's riss.json. @throws an error that names the project and what is wrong */
export function readPlan(text: string, slug: string): Plan {
	return readRecorded(text, planSchema, `${slug}/riss.json`, `${remakeCommand(slug)} --nur riss`);
}
