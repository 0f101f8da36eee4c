import type { Logo } from './read-logo.ts';
import type { RissAufnahme } from './riss/take-riss.ts';
import type { BildAuftrag } from './write-bild.ts';

/** Everything taken from a client site, lossless and not yet packed; the frames lie in a folder. */
export type Aufnahmen = {
	logo: Logo;
	/** A picture, or the text of an SVG file. */
	background: Buffer | string;
	poster: Buffer;
	bilder: Omit<BildAuftrag, 'breiten'>[];
	frames: string;
	/** Only of a live site. */
	riss?: RissAufnahme | undefined;
};
