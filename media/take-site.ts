import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { readSvg } from './clean-svg.ts';
import { type Drehbuch, readDrehbuch } from './drehbuch.ts';
import { MediaError } from './media-error.ts';
import type { SiteAccess } from './open-page.ts';
import { takePlan } from './plan/take-plan.ts';
import { readLogo } from './read-logo.ts';
import { framePattern, recordFilm } from './record-film.ts';
import type { Recordings } from './recordings.ts';
import { serveSite } from './site-server.ts';
import { takePicture } from './take-picture.ts';
import { withBrowser } from './with-browser.ts';

/** What can be recorded by itself. */
export const allParts = ['bilder', 'riss', 'film'] as const;
export type Part = (typeof allParts)[number];
type Report = (part: Part, share: number) => void;

/** Photographs and films the site in `folder` by its own drehbuch.json; frames go to `frames`. */
export async function takeSite(
	folder: string,
	nodeModules: string,
	parts: readonly Part[],
	frames: string,
	report: Report,
): Promise<Recordings> {
	const lacking = ['index.html', 'hintergrund.svg', 'drehbuch.json'].filter(
		(file) => !existsSync(path.join(folder, file)),
	);
	const logo = await readLogo(folder);
	if (lacking.length > 0 || logo === undefined) {
		const names = logo === undefined ? [...lacking, 'logo.svg'] : lacking;
		throw new MediaError(`In ${folder} fehlt: ${names.join(', ')}.`);
	}
	const script = await readDrehbuch(path.join(folder, 'drehbuch.json'));
	const background = await readSvg(path.join(folder, 'hintergrund.svg'));
	const server = await serveSite(folder, nodeModules);
	try {
		const access: SiteAccess = { base: server.url, network: 'closed' };
		const taken = await withBrowser((browser) =>
			takeByScript(browser, access, script, parts, frames, report),
		);
		return { logo, background, ...taken };
	} finally {
		await server.close();
	}
}

/** Pictures, working drawing, film frames and poster (the film's first frame) of any site. */
export async function takeByScript(
	browser: Browser,
	access: SiteAccess,
	script: Drehbuch,
	parts: readonly Part[],
	frames: string,
	report: Report,
): Promise<Pick<Recordings, 'bilder' | 'poster' | 'frames' | 'riss'>> {
	// A film keeps one core busy; pictures and drawing are taken beside it on the other.
	const [stills, poster] = await Promise.all([
		takeStills(browser, access, script, parts, report),
		parts.includes('film') ? takeFilm(browser, access, script, frames, report) : undefined,
	]);
	return { ...stills, frames, poster };
}

async function takeStills(
	browser: Browser,
	access: SiteAccess,
	script: Drehbuch,
	parts: readonly Part[],
	report: Report,
): Promise<Pick<Recordings, 'bilder' | 'riss'>> {
	const pictures: Recordings['bilder'] = [];
	for (const [i, picture] of parts.includes('bilder') ? script.bilder.entries() : []) {
		const source = await takePicture(browser, access, picture);
		pictures.push({ name: picture.name, quelle: source, alt: picture.alt, geraet: picture.geraet });
		report('bilder', (i + 1) / script.bilder.length);
	}
	if (!parts.includes('riss')) return { bilder: pictures };
	const riss = await takePlan(browser, access, script);
	report('riss', 1);
	return { bilder: pictures, riss };
}

async function takeFilm(
	browser: Browser,
	access: SiteAccess,
	{ film }: Drehbuch,
	frames: string,
	report: Report,
): Promise<Buffer> {
	await recordFilm(browser, access, film, frames, (share) => report('film', share));
	return firstFrame(frames);
}

/** The film's first frame as PNG. */
export function firstFrame(frames: string): Promise<Buffer> {
	return readFile(path.join(frames, framePattern.replace('%04d', '0001')));
}
