import type { Manifest, ManifestPicture } from '../shared/manifest.ts';
import type { Plan } from '../shared/plan.ts';
import type { RawPlan } from './plan/draw-page.ts';
import type { Device, Script } from './script.ts';

/** What of a recording can be renewed alone. */
export const media = ['pictures', 'plan', 'film'] as const;
export type Medium = (typeof media)[number];

/** Ink and paper of what is drawn around a website: its window in the preview picture. As '#rrggbb'. */
export type Colours = { ink: string; paper: string };

export const defaultColours: Colours = { ink: '#1c1c1c', paper: '#ffffff' };

/**
 * What to record: a website by its address, a folder with its files (from `page` on; `packages` is served under /npm/), or a
 * folder of finished pictures: logo.svg or .png and bild-1.* to bild-4.* or bild-5.*
 */
export type Source =
	| { url: string }
	| { folder: string; page?: string; packages?: string }
	| { pictures: string };

export type RecordOptions = {
	/** Folder of the files: a new one or, with `only`, that of a recording to renew. */
	out: string;
	/** Whose website it is, for the alternative texts. */
	client: string;
	/** A file, or its content: SVG or PNG. Without it, the site's own logo is taken. */
	logo?: string | Buffer | undefined;
	/** An SVG file for the ground behind the pictures. Without it, one is drawn. */
	ground?: string | undefined;
	/** The one to record; the others stay. */
	only?: Medium | undefined;
	colours?: Colours | undefined;
	/** The day that pages see; today, if missing. */
	day?: Date | undefined;
	/** After this time the recording is given up; USUAL_MINUTES (thresholds.ts), if missing. */
	minutes?: number | undefined;
	/** Is told whenever the recording gets on. */
	onProgress?: ((progress: Progress) => void) | undefined;
};

export type Progress =
	/** A picture is being taken, the first is number 1. */
	| { kind: 'picture'; number: number; of: number }
	/** So much of a film is taken, 0 to 1. */
	| { kind: 'film'; device: Device; share: number }
	/** All is taken; the files are written. */
	| { kind: 'packing' };

export type Recording = {
	manifest: Manifest;
	/** Of a website whose pages could be drawn. */
	plan: Plan | undefined;
	/** Sentences for the owner about faults of the site. */
	notes: string[];
	/** The script that was used; none for finished pictures. */
	script: Script | undefined;
};

/** A lossless picture or a drawing as SVG; `name` is that of its files. */
export type RawPicture = {
	name: string;
	source: Buffer;
	alt: string;
	geraet: ManifestPicture['geraet'];
};

/** What was recorded, lossless and not yet packed. */
export type RawRecording = {
	pictures: RawPicture[];
	logo?: Buffer | undefined;
	/** A picture or an SVG file. */
	ground?: Buffer | undefined;
	/** Only of a live site. */
	plan?: RawPlan | undefined;
	/** The films, which are written already. */
	filmed?: Pick<Manifest, 'film' | 'filmTelefon'> | undefined;
};

/** What a recording needs beside its options. */
export type Task = RecordOptions & {
	/** Folder for the frames of all films, each in one named after its device. */
	frames: string;
	media: readonly Medium[];
	colours: Colours;
	signal: AbortSignal;
	/** Sentences for the owner, each by what it is about: said once, the last one counts. */
	notes: Map<string, string>;
};

/** A size as the owner reads it. */
export function kilobytes(bytes: number): string {
	return `${Math.round(bytes / 1000)} KB`;
}
