import type { PlanRecording } from './plan/take-plan.ts';
import type { Logo } from './read-logo.ts';
import type { Picture } from './write-picture.ts';

/** What can be recorded by itself. */
export const allParts = ['bilder', 'riss', 'film'] as const;
export type Part = (typeof allParts)[number];

/** What was taken from a client site, lossless and not yet packed; nothing of parts not asked for. */
export type Recordings = {
	bilder: Picture[];
	logo?: Logo | undefined;
	/** A picture or an SVG file. */
	background?: Buffer | undefined;
	/** Only of a live site. */
	riss?: PlanRecording | undefined;
	/** Folder of the film's frames. */
	frames?: string | undefined;
	/** What the owner should know of the site. */
	notes: Iterable<string>;
};
