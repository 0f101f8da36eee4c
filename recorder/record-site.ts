import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Drehbuch } from './drehbuch.ts';
import type { FilmDevice } from './film/film-plan.ts';
import { recordFilm } from './film/record-film.ts';
import { pictureWindows, takePicture } from './pictures/take-picture.ts';
import type { RecordedPicture } from './pictures/write-picture.ts';
import { drawGround } from './plan/draw-ground.ts';
import { drawPage, type PlanRecording } from './plan/draw-page.ts';
import type { Recordings, Task } from './recordings.ts';
import { exploreSite } from './views/explore-site.ts';
import { openBrowser } from './website/open-browser.ts';
import { type SiteAccess, withPage } from './website/with-page.ts';

/** Visits a website and records what the task asks for. */
export async function recordSite(url: string, task: Task): Promise<Recordings> {
	const { client, outputs } = task;
	const explored = task.explored ?? (await exploreSite(url, task.sources, client));
	const { drehbuch, access } = explored;
	await writeFile(task.drehbuchFile, `${JSON.stringify(drehbuch, null, '\t')}\n`);
	await using browser = await openBrowser();
	// A film keeps one core busy; pictures and drawings use another one.
	const [{ pictures, riss }, films] = await Promise.all([
		takeStills(browser, access, drehbuch, task),
		outputs.includes('film') && recordFilms(browser, access, drehbuch.film, task),
	]);
	const motif = riss?.desktop.motif;
	const drawn = () => drawGround(motif?.piece ?? pictures[0]?.source, motif?.colour);
	return {
		...(outputs.includes('bilder') ? { pictures, logo: explored.logo } : { pictures: [] }),
		...(outputs.includes('riss') && { riss, ground: explored.ground ?? (await drawn()) }),
		frames: films || undefined,
		notes: access.notes.values(),
	};
}

/** Films the same walk in a desktop's and in a phone's window; returns the folders of their frames. */
async function recordFilms(
	browser: Browser,
	access: SiteAccess,
	film: Drehbuch['film'],
	{ frames, progress }: Task,
): Promise<Record<FilmDevice, string>> {
	const folders = {
		desktop: path.join(frames, 'desktop'),
		telefon: path.join(frames, 'telefon'),
	};
	for (const device of ['desktop', 'telefon'] as const)
		await recordFilm(browser, access, film, folders[device], device, progress);
	return folders;
}

/** Takes the pictures, and draws the first desktop and the first phone view. A site without both has no drawings. */
async function takeStills(
	browser: Browser,
	access: SiteAccess,
	{ bilder }: Drehbuch,
	{ outputs, progress }: Task,
): Promise<Pick<Recordings, 'pictures' | 'riss'>> {
	const drawn: Partial<PlanRecording> = {};
	const pictures: RecordedPicture[] = [];
	for (const [i, bild] of bilder.entries()) {
		const { name, alt, geraet } = bild;
		for (const output of ['bilder', 'riss'] as const) progress(output, i / bilder.length);
		const isFirst = bilder.find((other) => other.geraet === geraet) === bild;
		const device = outputs.includes('riss') && isFirst && geraet !== 'detail' && geraet;
		if (!device && !outputs.includes('bilder')) continue;
		await withPage(browser, access, bild.seite, pictureWindows[geraet], async (open) => {
			pictures.push({ name, alt, geraet, source: await takePicture(open, bild) });
			const drawing = device && (await drawPage(open, name, device));
			if (device && drawing) drawn[device] = drawing;
		});
	}
	const { desktop, telefon } = drawn;
	return { pictures, riss: desktop && telefon && { desktop, telefon } };
}
