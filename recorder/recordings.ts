import type { FilmDevice } from './film/film-plan.ts';
import type { Logo } from './logo/read-logo.ts';
import type { RecordedPicture } from './pictures/write-picture.ts';
import type { PlanRecording } from './plan/draw-page.ts';
import type { Output, Progress } from './progress.ts';
import type { Explored } from './views/explore-site.ts';

/** A recording to make from a site or from finished pictures. */
export type Task = {
	client: string;
	outputs: readonly Output[];
	/** Folder of the owner's files for this project. */
	sources: string;
	/** Where to write the drehbuch that was used. */
	drehbuchFile: string;
	/** Folder for the frames of films. */
	frames: string;
	explored?: Explored | undefined;
	progress: Progress;
};

/** The outputs of a recording that were asked for, lossless and not yet packed. */
export type Recordings = {
	pictures: RecordedPicture[];
	logo?: Logo | undefined;
	/** A picture or an SVG file. */
	ground?: Buffer | undefined;
	/** Only of a live site. */
	riss?: PlanRecording | undefined;
	/** Folders of the films' frames. */
	frames?: Partial<Record<FilmDevice, string>> | undefined;
	/** Sentences for the owner about faults of the site. */
	notes: Iterable<string>;
};
