import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import type { Drehbuch } from './drehbuch.ts';
import type { SiteAccess } from './open-page.ts';
import { drawPage } from './plan/take-plan.ts';
import { frameFile, recordFilm } from './record-film.ts';
import type { Part, Recordings } from './recordings.ts';
import { openPicture, takePicture } from './take-picture.ts';
import { withBrowser } from './with-browser.ts';

type Taken = Pick<Recordings, 'bilder' | 'poster' | 'riss'>;
type Report = (part: Part, share: number) => void;

/**
 * Takes the parts asked for of a site: pictures, working drawing, and the film, whose frames go to the
 * folder `frames`; the poster is its first one.
 */
export function recordSite(
	access: SiteAccess,
	script: Drehbuch,
	parts: readonly Part[],
	frames: string,
	report: Report,
): Promise<Taken> {
	return withBrowser(async (browser) => {
		// A film keeps one core busy; pictures and drawing are taken beside it on the other.
		const film = (share: number) => report('film', share);
		const [stills] = await Promise.all([
			takeStills(browser, access, script, parts, report),
			parts.includes('film') && recordFilm(browser, access, script.film, frames, film),
		]);
		return parts.includes('film') ? { ...stills, poster: await firstFrame(frames) } : stills;
	});
}

/** Pictures, and drawings of the first desktop and the first phone; a site without both has no plan. */
async function takeStills(
	browser: Browser,
	access: SiteAccess,
	{ bilder: pictures }: Drehbuch,
	parts: readonly Part[],
	report: Report,
): Promise<Taken> {
	const devices = pictures[0]?.geraet === 'desktop' ? (['desktop', 'telefon'] as const) : [];
	const drawn: Partial<NonNullable<Taken['riss']>> = {};
	const bilder: Taken['bilder'] = [];
	for (const [i, picture] of pictures.entries()) {
		const { name, alt, geraet } = picture;
		const first = pictures.find((other) => other.geraet === geraet) === picture;
		const device = parts.includes('riss') && first && devices.find((one) => one === geraet);
		if (!device && !parts.includes('bilder')) continue;
		const open = await openPicture(browser, access, picture);
		try {
			if (parts.includes('bilder'))
				bilder.push({ name, alt, geraet, quelle: await takePicture(open, picture) });
			const drawing = device && (await drawPage(open, name, device));
			if (device && drawing) drawn[device] = drawing;
		} finally {
			await open.close();
		}
		for (const part of ['bilder', 'riss'] as const)
			if (parts.includes(part)) report(part, (i + 1) / pictures.length);
	}
	const { desktop, telefon } = drawn;
	return { bilder, riss: desktop && telefon && { desktop, telefon } };
}

/** The film's first frame as PNG. */
export function firstFrame(frames: string): Promise<Buffer> {
	return readFile(frameFile(frames, 1));
}
