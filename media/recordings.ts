import type { PlanRecording } from './plan/take-plan.ts';
import type { Logo } from './read-logo.ts';
import type { PictureJob } from './write-picture.ts';

/** Everything taken from a client site, lossless and not yet packed; the frames lie in a folder. */
export type Recordings = {
	logo: Logo;
	/** A picture, or the text of an SVG file. */
	background: Buffer | string;
	poster: Buffer;
	bilder: Omit<PictureJob, 'breiten'>[];
	frames: string;
	/** Only of a live site. */
	riss?: PlanRecording | undefined;
};
