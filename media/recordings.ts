import type { PlanRecording } from './plan/take-plan.ts';
import type { Logo } from './read-logo.ts';
import type { Picture } from './write-picture.ts';

/** Everything taken from a client site, lossless and not yet packed; the frames lie in a folder. */
export type Recordings = {
	logo: Logo;
	/** A picture, or the text of an SVG file. */
	background: Buffer | string | undefined;
	/** With the film, of which it is the first frame. */
	poster?: Buffer | undefined;
	bilder: Picture[];
	frames: string;
	/** Only of a live site. */
	riss?: PlanRecording | undefined;
	/** What the owner should know of the site. */
	notes?: string[];
};
