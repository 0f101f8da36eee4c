import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { readSvg } from './clean-svg.ts';
import { type Drehbuch, readDrehbuch } from './drehbuch.ts';
import { MediaError } from './media-error.ts';
import { type PlanRecording, takePlan } from './plan/take-plan.ts';
import { readLogo } from './read-logo.ts';
import { framePattern, recordFilm } from './record-film.ts';
import type { Recordings } from './recordings.ts';
import { serveSite } from './site-server.ts';
import { type SiteAccess, takePicture } from './take-picture.ts';
import { withBrowser } from './with-browser.ts';

/** Photographs and films the site in `ordner` by its own drehbuch.json; frames go to `frames`. */
export async function takeSite(
	ordner: string,
	nodeModules: string,
	frames: string,
	report: (zeile: string) => void,
): Promise<Recordings> {
	const fehlend = ['index.html', 'hintergrund.svg', 'drehbuch.json'].filter(
		(datei) => !existsSync(path.join(ordner, datei)),
	);
	const logo = await readLogo(ordner);
	if (fehlend.length > 0 || logo === undefined) {
		const namen = logo === undefined ? [...fehlend, 'logo.svg'] : fehlend;
		throw new MediaError(`In ${ordner} fehlt: ${namen.join(', ')}.`);
	}
	const drehbuch = await readDrehbuch(path.join(ordner, 'drehbuch.json'));
	const background = await readSvg(path.join(ordner, 'hintergrund.svg'));
	const aufgenommen = await visit(ordner, nodeModules, (browser, zugang) =>
		takeByDrehbuch(browser, zugang, drehbuch, frames, report),
	);
	return { logo, background, ...aufgenommen };
}

/** The working drawing alone of the site in `ordner`. */
export async function drawSite(
	ordner: string,
	nodeModules: string,
): Promise<PlanRecording | undefined> {
	const drehbuch = await readDrehbuch(path.join(ordner, 'drehbuch.json'));
	return visit(ordner, nodeModules, (browser, zugang) => takePlan(browser, zugang, drehbuch));
}

async function visit<T>(
	ordner: string,
	nodeModules: string,
	tue: (browser: Browser, zugang: SiteAccess) => Promise<T>,
): Promise<T> {
	const server = await serveSite(ordner, nodeModules);
	try {
		return await withBrowser((browser) => tue(browser, { basis: server.url, netz: 'gesperrt' }));
	} finally {
		await server.close();
	}
}

/** Pictures, working drawing, film frames and poster (the film's first frame) of any site. */
export async function takeByDrehbuch(
	browser: Browser,
	zugang: SiteAccess,
	drehbuch: Drehbuch,
	frames: string,
	report: (zeile: string) => void,
): Promise<Pick<Recordings, 'bilder' | 'poster' | 'frames' | 'riss'>> {
	const bilder: Recordings['bilder'] = [];
	for (const bild of drehbuch.bilder) {
		const quelle = await takePicture(browser, zugang, bild);
		bilder.push({ name: bild.name, quelle, alt: bild.alt, geraet: bild.geraet });
	}
	report(`${bilder.length} Bilder aufgenommen`);
	const riss = await takePlan(browser, zugang, drehbuch);
	await recordFilm(browser, zugang, drehbuch.film, frames, (fertig, gesamt) => {
		const viertel = (n: number) => Math.floor((n * 4) / gesamt);
		if (viertel(fertig) > viertel(fertig - 1)) report(`Film: Bild ${fertig} von ${gesamt}`);
	});
	return { bilder, frames, riss, poster: await firstFrame(frames) };
}

/** The film's first frame as PNG. */
export function firstFrame(frames: string): Promise<Buffer> {
	return readFile(path.join(frames, framePattern.replace('%04d', '0001')));
}
