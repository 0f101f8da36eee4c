import type { PlanRecording } from './plan/take-plan.ts';
import type { Logo } from './read-logo.ts';
import type { Picture } from './write-picture.ts';

/** What can be recorded by itself. */
export const allParts = ['bilder', 'riss', 'film'] as const;
export type Part = (typeof allParts)[number];

/** Everything taken from a client site, lossless and not yet packed; the frames lie in a folder. */
export type Recordings = {
	logo: Logo;
	/** A picture, or the text of an SVG file. */
	background: Buffer | string | undefined;
	/** With the film, of which it is the first frame. */
	poster?: Buffer | undefined;
	bilder: Picture[];
	/** Only of a live site. */
	riss?: PlanRecording | undefined;
};
